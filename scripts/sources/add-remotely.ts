import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configured, type NewSource, planSources } from '@marquee/domain/sources';
import { type Message, secureRandom, systemClock } from '@marquee/kernel';
import { withFile } from '../deploy/release.ts';
import { groupsByBytes, sqlText } from '../deploy/sql-text.ts';
import { Stop } from '../deploy/stop.ts';
import type { Wrangler } from '../deploy/wrangler.ts';
import { openLocal } from '../local/open-local.ts';

/** A stored row has more columns than an entry of the file; it still stays under D1's 100 KB. */
const GROUP_BYTES = 25_000;

/**
 * Adds sources to the owner's database. They are checked here, by the same rules as everywhere, against a temporary local
 * copy of the gazetteer; only the resulting statements are sent.
 */
export async function addRemotely(
  run: Wrangler,
  databaseConfig: string,
  sources: readonly NewSource[],
  where: readonly string[] = ['--remote'],
): Promise<Configured> {
  const { text, added, refused } = await sourcesFile(sources);
  if (added === 0) return { added, refused };
  const { status, output, complaint } = await withFile(text, (file) =>
    run(['d1', 'execute', 'DB', ...where, '--config', databaseConfig, '--yes', '--file', file]),
  );
  if (status !== 0)
    throw new Stop(
      `The database did not take the sources; nothing is lost by adding them again.\n${(complaint || output).trim()}`,
    );
  return { added, refused };
}

/** The statements for sources as text, each small enough for D1. */
async function sourcesFile(sources: readonly NewSource[]): Promise<Configured & { text: string }> {
  const state = mkdtempSync(join(tmpdir(), 'marquee-gazetteer-'));
  try {
    const { db, close } = await openLocal(state);
    try {
      const deps = { db, clock: systemClock, random: secureRandom };
      const file = { text: '', added: 0, refused: [] as Message[] };
      for (const group of groupsByBytes(sources, GROUP_BYTES)) {
        const plan = await planSources(deps, group);
        file.text += plan.statements.map(sqlText).join('');
        file.added += plan.added;
        file.refused.push(...plan.refused);
      }
      return file;
    } finally {
      await close();
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
}
