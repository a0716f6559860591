/**
 * `npm run ledger:verify`: proves the books from their first entry to their last: the chain of hashes, each entry, and the balances. Ends
 * with code 1 and the breaks if something is wrong.
 *
 *   (nothing more) or --local   the local state that `npm start` uses; --state names another
 *   --remote                    the database that marquee.config.json names; --config names another file
 */
import { messageOf } from '@marquee/kernel';
import { Stop } from './deploy/stop.ts';
import { verifyLedgerCommand } from './ledger/command.ts';

try {
  const { breaks } = await verifyLedgerCommand(process.argv.slice(2), (text) => console.log(text));
  process.exit(breaks.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The ledger could not be read: ${messageOf(error)}`);
  process.exit(1);
}
