// The client, and nothing else that its package offers: what is asked for by a dynamic import is kept whole.
export { createClient } from '@portolan/client';
