/** One process of the memory measurement: `node peak.ts load|extract ID` prints its own largest resident memory in megabytes. */
import { extract } from '@marquee/extraction';
import { recordedDocuments } from './documents.ts';

const [task, id] = process.argv.slice(2);
const recorded = recordedDocuments().find((one) => one.id === id);
if (!recorded) throw new Error(`No recorded document is named ${id}.`);
if (task === 'extract') extract(recorded.document, recorded.hints);
console.log((process.resourceUsage().maxRSS / 1024).toFixed(1));
