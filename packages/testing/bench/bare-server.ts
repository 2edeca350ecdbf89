// The process beside us in the bench: reads the body to answer from standard input.
import { text } from 'node:stream/consumers';
import { serveBare } from './requests.ts';

await serveBare(Number(process.argv[2]), await text(process.stdin));
