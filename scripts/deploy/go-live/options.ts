import { parseArgs } from 'node:util';
import { messageOf } from '@marquee/kernel';
import { typedPath } from '../../local/typed-path.ts';
import { at } from '../layout.ts';
import { reasonOf } from '../running-work.ts';
import { CONFIG_FILE } from '../site-config.ts';
import { Stop } from '../stop.ts';
import { adminAddress } from './first-admin.ts';

export interface DeployOptions {
  isDryRun: boolean;
  configPath: string;
  /** The public address, `pages.dev`, or nothing: then the configuration file or the terminal says it. */
  origin: string | undefined;
  /** What the names of the things in the account begin with. */
  name: string;
  admin: string | undefined;
  anyway: string | undefined;
}

/** Reads the arguments of `npm run deploy`. Throws Stop for what it does not understand. */
export function deployOptions(args: readonly string[]): DeployOptions {
  const values = parse(args);
  const name = values.name ?? 'marquee';
  if (!/^[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?$/.test(name))
    throw new Stop(`--name ${name}: use up to 42 lower-case letters, digits and hyphens.`);
  return {
    isDryRun: values['dry-run'] ?? false,
    configPath: values.config === undefined ? at(CONFIG_FILE) : typedPath(values.config),
    origin: values.origin,
    name,
    admin: values.admin === undefined ? undefined : adminAddress(values.admin),
    anyway: values.anyway === undefined ? undefined : reasonOf(values.anyway),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'dry-run': { type: 'boolean' },
        config: { type: 'string' },
        origin: { type: 'string' },
        name: { type: 'string' },
        admin: { type: 'string' },
        anyway: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Stop(
      `${messageOf(error)}\nOptions: --dry-run, --origin, --admin, --name, --config, --anyway (docs/operations.md).`,
    );
  }
}
