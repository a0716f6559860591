import { parseArgs } from 'node:util';
import { at } from '../deploy/layout.ts';
import { writeDatabaseConfig } from '../deploy/owner-configs.ts';
import { requireCredentials } from '../deploy/preflight.ts';
import { CONFIG_FILE, readSiteConfig } from '../deploy/site-config.ts';
import { Stop } from '../deploy/stop.ts';
import { projectWrangler } from '../deploy/wrangler.ts';
import { typedPath } from '../local/typed-path.ts';
import { addAdminLocally, addAdminRemotely } from './add-admin.ts';
import { newPassword } from './new-password.ts';

export interface Terminal {
  /** All of standard input. */
  readInput: () => string;
  say: (text: string) => void;
}

/** Makes an administrator as the arguments say. Throws Stop where it cannot be made. */
export async function createAdmin(
  args: readonly string[],
  { readInput, say }: Terminal,
  addLocally: typeof addAdminLocally = addAdminLocally,
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      email: { type: 'string' },
      'password-stdin': { type: 'boolean' },
      local: { type: 'boolean' },
      remote: { type: 'boolean' },
      state: { type: 'string' },
      config: { type: 'string' },
    },
  });
  if (values.local && values.remote) throw new Stop('Use --local or --remote, not both.');
  if (!values.email) throw new Stop('Say whose address: npm run admin:create -- --email you@your-town.org');
  const given = values['password-stdin'] ? readInput().split(/\r?\n/)[0] : undefined;
  const admin = { email: values.email, password: given ?? newPassword() };
  if (values.remote) await remotely(values.config ? typedPath(values.config) : at(CONFIG_FILE));
  else await addLocally(values.state ? typedPath(values.state) : at('.wrangler/state/live'), admin);
  say(`${admin.email} is now an administrator.`);
  if (given === undefined) say(`Password (shown only now): ${admin.password}`);

  async function remotely(configPath: string): Promise<void> {
    const site = readSiteConfig(configPath);
    if (!site) throw new Stop(`There is no ${configPath}: npm run deploy writes it.`);
    const run = projectWrangler(site.accountId);
    await requireCredentials(run, process.env);
    await addAdminRemotely(run, writeDatabaseConfig(site), admin);
  }
}
