/**
 * `npm run admin:create -- --email you@your-town.org`: creates the first administrator (docs/spec/decisions.md 123). By default a
 * password is generated and printed once; `--password-stdin` reads yours from standard input, so that it is neither in
 * the shell's history nor in the list of processes.
 *
 *   (nothing more) or --local   the local state that `MARQUEE_WEB=live npm start` uses; --state names another
 *   --remote                    the database that marquee.config.json names; --config names another file
 */
import { readFileSync } from 'node:fs';
import { messageOf } from '@marquee/kernel';
import { createAdmin } from './accounts/command.ts';
import { Stop } from './deploy/stop.ts';

try {
  const readInput = () => readFileSync(0, 'utf8');
  await createAdmin(process.argv.slice(2), { readInput, say: (text) => console.log(text) });
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The administrator could not be made: ${messageOf(error)}`);
  process.exit(1);
}
