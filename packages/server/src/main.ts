import { createServices } from './adapters.ts';
import { runServer } from './run-server.ts';

await runServer(createServices);
