/**
 * Extraction by itself, without a database or a queue.
 *   npm run extract -- --manifest FILE --out FILE    reads every document of a manifest and writes what was found, with its confidence
 *                      [--published]                 … only what is above the publishing bar, without values that are too doubtful
 *   npm run extract -- FILE|URL [--city Columbia] [--state SC] [--timezone America/New_York] [--today 2026-12-05]
 *                      [--type text/html] [--url URL]
 * `--url` is the address that a file came from. A URL is read through the guarded fetch, robots.txt included.
 */
import { Misuse } from '../packages/extraction/cli/manifest.ts';
import { extractCommand } from './extract/command.ts';

try {
  await extractCommand(process.argv.slice(2), (text) => console.log(text));
} catch (error) {
  console.error(error instanceof Misuse ? error.message : error);
  process.exitCode = error instanceof Misuse ? 2 : 1;
}
