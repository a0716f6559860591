/**
 * `npm run admin:create -- --email you@your-town.org`: makes the first administrator (docs/spec/decisions.md 123). Without more a
 * password is made up and printed once; `--password-stdin` takes yours from standard input, so that it stands neither in
 * the shell's history nor in the list of processes.
 *
 *   (nothing more) or --local   the local state that `MARQUEE_WEB=live npm start` uses; --state names another
 *   --remote                    the database that marquee.config.json names; --config names another file
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '@marquee/kernel';
import { addAdminLocally, addAdminRemotely } from './accounts/add-admin.ts';
import { newPassword } from './accounts/new-password.ts';
import { at } from './deploy/layout.ts';
import { writeDatabaseConfig } from './deploy/owner-configs.ts';
import { requireCredentials } from './deploy/preflight.ts';
import { CONFIG_FILE, readSiteConfig } from './deploy/site-config.ts';
import { Stop } from './deploy/stop.ts';
import { projectWrangler } from './deploy/wrangler.ts';

try {
  await main();
} catch (error) {
  console.error(error instanceof Stop ? error.message : `The administrator could not be made: ${messageOf(error)}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      'password-stdin': { type: 'boolean' },
      local: { type: 'boolean' },
      remote: { type: 'boolean' },
      state: { type: 'string' },
      config: { type: 'string' },
    },
  });
  if (values.local && values.remote) throw new Stop('Say --local or --remote, not both.');
  if (!values.email) throw new Stop('Say whose address: npm run admin:create -- --email you@your-town.org');
  const given = values['password-stdin'] ? readFileSync(0, 'utf8').split(/\r?\n/)[0] : undefined;
  const admin = { email: values.email, password: given ?? newPassword() };
  if (values.remote) await remotely(values.config ? typed(values.config) : at(CONFIG_FILE));
  else await addAdminLocally(values.state ? typed(values.state) : at('.wrangler/state/live'), admin);
  console.log(`${admin.email} is an administrator now.`);
  if (given === undefined) console.log(`Password (shown only now): ${admin.password}`);

  async function remotely(configPath: string): Promise<void> {
    const site = readSiteConfig(configPath);
    if (!site) throw new Stop(`There is no ${configPath}: copy marquee.config.example.json to it and fill it in.`);
    const run = projectWrangler(site.accountId);
    await requireCredentials(run, process.env);
    await addAdminRemotely(run, writeDatabaseConfig(site), admin);
  }
}

/** A path as the person who typed it means it. */
function typed(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
