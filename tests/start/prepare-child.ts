/** Prepares the local state given as the argument and says what came of it; run as a process of its own so that it can be killed. */
import { prepare } from '../../scripts/local/prepare.ts';

const source = { url: 'https://hall.example/events', name: 'The Hall', city: 'Columbia', state: 'SC' };
const prepared = await prepare(process.argv[2] ?? '', [source]);
console.log(JSON.stringify(prepared));
process.exit(0);
