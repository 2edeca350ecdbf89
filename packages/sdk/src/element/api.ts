// The client, and nothing else of its package: a module that is imported dynamically is kept whole.
export { createClient } from '@portolan/client';
