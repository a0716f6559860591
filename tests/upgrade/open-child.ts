/** Opens the local state given first with the migrations of the folder given second; a process of its own, so that it can be killed. */
import { openMigrated } from '../../scripts/local/open-local.ts';

const { migrations, close } = await openMigrated(process.argv[2] ?? '', process.argv[3]);
await close();
console.log(JSON.stringify(migrations));
process.exit(0);
