/**
 * `npm run restore:drill -- FOLDER`: restores a backup into an empty database on this machine and compares both: rows, money, the
 * ledger's chain, references, the search index and the counts of lists. Nothing else is touched. Ends with code 1 and what differs.
 * It leaves `restore.sql` in the folder, which restores the same into an empty database at Cloudflare (docs/operations.md).
 */
import { messageOf } from '@marquee/kernel';
import { drill } from './backup/drill.ts';
import { Stop } from './deploy/stop.ts';
import { typedPath } from './local/typed-path.ts';

try {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length > 0) throw new Stop('Name one folder: npm run restore:drill -- FOLDER');
  const { manifest, told } = await drill(typedPath(folder));
  for (const sentence of told) console.log(sentence);
  if (told.length > 0) process.exit(1);
  const total = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const accounts = Object.keys(manifest.balances).length;
  console.log(`The backup of ${manifest.madeAt} can be restored: ${total} rows and ${accounts} accounts agree.`);
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The backup could not be restored: ${messageOf(error)}`);
  process.exit(1);
}
