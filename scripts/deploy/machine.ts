import { mkdirSync, readdirSync } from 'node:fs';
import { readGazetteer } from '../local/open-local.ts';
import { buildSite } from './build-site.ts';
import type { Machine } from './go-live/machine-port.ts';
import { at } from './layout.ts';
import { liveCheck } from './live-check.ts';
import { writeDatabaseConfig, writeOwnerConfigs } from './owner-configs.ts';
import { packAll } from './pack.ts';
import { builtParts } from './release-id.ts';
import { terminalAsk } from './terminal.ts';
import { versionOf } from './version.ts';
import { projectWrangler } from './wrangler.ts';

/** Of what a deployment makes and only this machine keeps; git ignores it. */
const SECRETS_FOLDER = '.marquee';

/** The repository on this machine, its wrangler and its terminal. */
export function thisMachine(): Machine {
  const secretsFolder = at(SECRETS_FOLDER);
  mkdirSync(secretsFolder, { recursive: true });
  return {
    env: process.env,
    ask: terminalAsk(),
    say: (text) => console.log(text),
    wranglerFor: projectWrangler,
    build: (site) => buildSite('warn', site),
    workersFor: writeOwnerConfigs,
    partsOf: builtParts,
    pack: packAll,
    writeDatabaseConfig,
    liveCheck,
    secretsFolder,
    version: versionOf(),
    now: () => new Date(),
    gazetteer: readGazetteer(),
    migrations: readdirSync(at('migrations')).filter((name) => name.endsWith('.sql')).length,
  };
}
