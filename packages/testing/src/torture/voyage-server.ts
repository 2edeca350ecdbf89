// A server process as production starts it, but that it sells voyages, too: what torture kills. Arguments: the supplier's name, its address.

import { runServerWithVoyages } from '@portolan/server/testing/voyages';
import { createRemoteVoyages } from '@portolan/suppliers/testing';
import { voyageOf } from './voyage-plan.ts';

const [name = '', address = ''] = process.argv.slice(2);
await runServerWithVoyages(createRemoteVoyages(name, address), { get: voyageOf, values: () => [].values() });
