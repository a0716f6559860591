/**
 * `npm run restore:events -- --city columbia-sc --month 2026-08`: has the engine put the archived events of a city and a month back into the database,
 * where they stay 60 days (docs/decisions/098-archives.md). The engine does it within minutes; Operations shows the job.
 *
 *   (nothing more) or --local   the local state that `npm start` uses, while it is stopped; --state names another
 *   --remote                    the database that marquee.config.json names; --config names another file
 */
import { messageOf } from '@marquee/kernel';
import { askToRestore } from './archive/ask-to-restore.ts';
import { Stop } from './deploy/stop.ts';

try {
  await askToRestore(process.argv.slice(2), (text) => console.log(text));
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The events could not be asked for: ${messageOf(error)}`);
  process.exit(1);
}
