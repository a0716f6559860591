/**
 * Fits what is learned from labelled pages, with whole sites held out, and prints how good it is:
 *   npm run fit                       writes packages/extraction/src/titles/choice-weights.ts and packages/extraction/src/confidence/weights.ts
 *   npm run fit -- --dry              only prints
 *   npm run fit -- --without FILE     leaves out the documents of a manifest, which are to judge what is fitted
 * Titles first: confidence is learned from what is read with them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readManifest } from '../packages/extraction/cli/manifest.ts';
import { fitConfidence } from './fit/confidence.ts';
import { fitTitles } from './fit/titles/fit-titles.ts';

const { values } = parseArgs({ options: { dry: { type: 'boolean' }, without: { type: 'string' } } });
const without = new Set(values.without ? readManifest(readFileSync(values.without, 'utf8')).map(({ id }) => id) : []);
for (const fit of [fitTitles, fitConfidence])
  for (const line of fit({ write: values.dry !== true, without })) console.log(line);
