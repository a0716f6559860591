/** `npm run reset`: deletes every local database, queue and image. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './local/lock.ts';
import { alreadyRunning } from './local/lock-holder.ts';
import { fail } from './local/options.ts';

const states = fileURLToPath(new URL('../.wrangler/state', import.meta.url));
const folders = existsSync(states) ? readdirSync(states, { withFileTypes: true }).filter((e) => e.isDirectory()) : [];
// All of them are held before any is touched.
for (const { name } of folders) {
  const taken = await takeLock(join(states, name), '`npm run reset`');
  if ('holder' in taken) fail(alreadyRunning(taken.holder));
}
rmSync(states, { recursive: true, force: true });
console.log('Local state removed; `npm start` begins anew.');
