/**
 * Fits what is learned from labelled pages, with whole sites held out, and prints how good it is:
 *   npm run fit                       writes packages/extraction/src/decide/weights/title-choice.ts and packages/extraction/src/decide/weights/confidence.ts
 *   npm run fit -- --dry              only prints
 *   npm run fit -- --only confidence  leaves the weights of titles as they are
 *   npm run fit -- --without FILE     leaves out the documents of a manifest, which are to judge what is fitted
 * Titles first: confidence is learned from what is read with them. From a clone, which has no recorded documents, confidence is fitted on the
 * figures of the last fit (scripts/fit/kept-readings.ts), and titles stay.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readManifest } from '../packages/extraction/cli/manifest.ts';
import { fitConfidence } from './fit/confidence.ts';
import { fitTitles } from './fit/titles/fit-titles.ts';

const { values } = parseArgs({
  options: { dry: { type: 'boolean' }, only: { type: 'string' }, without: { type: 'string' } },
});
const without = new Set(values.without ? readManifest(readFileSync(values.without, 'utf8')).map(({ id }) => id) : []);
for (const fit of values.only === 'confidence' ? [fitConfidence] : [fitTitles, fitConfidence])
  for (const line of fit({ write: values.dry !== true, without })) console.log(line);
