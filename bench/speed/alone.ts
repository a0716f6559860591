/** One process of the measurement: `node alone.ts dom|extract PASSES` prints what each of its passes took, in milliseconds. */
import { recordedDocuments } from './documents.ts';
import { timePass, WAYS } from './rounds.ts';

const [way, passes] = process.argv.slice(2);
if (way !== 'dom' && way !== 'extract') throw new Error('Name dom or extract.');
const documents = recordedDocuments();
console.log(JSON.stringify(Array.from({ length: Number(passes) }, () => timePass(documents, WAYS[way]).processorMs)));
