/** `npm run reset`: forgets every local database, queue and picture. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

rmSync(fileURLToPath(new URL('../.wrangler/state', import.meta.url)), { recursive: true, force: true });
console.log('Local state removed; `npm start` begins anew.');
