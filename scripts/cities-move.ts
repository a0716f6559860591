/**
 * `npm run cities:move -- --cities columbia-sc,camden-sc --to DB_2`: has the engine move cities to another database, together
 * (docs/decisions/106-databases-by-region.md). The same command goes on with a move that came to no end; with the database where they are, it undoes it.
 *
 *   (nothing more) or --local   the local state that `npm start` uses, while it is stopped; --state names another
 *   --remote                    the database that marquee.config.json names; --config names another file
 */
import { messageOf } from '@marquee/kernel';
import { askToMove } from './cities/ask-to-move.ts';
import { Stop } from './deploy/stop.ts';

try {
  await askToMove(process.argv.slice(2), (text) => console.log(text));
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The cities could not be moved: ${messageOf(error)}`);
  process.exit(1);
}
