/**
 * Fits what is learned from labelled pages, with whole sites held out, and prints how good it is:
 *   npm run fit              writes packages/extraction/src/confidence/weights.ts
 *   npm run fit -- --dry     only prints
 */
import { fitConfidence } from './fit/confidence.ts';

for (const line of fitConfidence({ write: !process.argv.includes('--dry') })) console.log(line);
