/**
 * Fits what is learned from labelled pages, with whole sites held out, and prints how good it is:
 *   npm run fit              writes packages/extraction/src/titles/choice-weights.ts and packages/extraction/src/confidence/weights.ts
 *   npm run fit -- --dry     only prints
 * Titles first: confidence is learned from what is read with them.
 */
import { fitConfidence } from './fit/confidence.ts';
import { fitTitles } from './fit/titles/fit-titles.ts';

const write = !process.argv.includes('--dry');
for (const fit of [fitTitles, fitConfidence]) for (const line of fit({ write })) console.log(line);
