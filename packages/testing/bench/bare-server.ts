// The process beside us in the bench: `bare-server <port> <file of the body to answer>`.
import { readFileSync } from 'node:fs';
import { serveBare } from './requests.ts';

await serveBare(Number(process.argv[2]), readFileSync(String(process.argv[3]), 'utf8'));
