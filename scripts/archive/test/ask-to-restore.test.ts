import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stop } from '../../deploy/stop.ts';
import { openLocal } from '../../local/open-local.ts';
import { askToRestore } from '../ask-to-restore.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'marquee-archive-'));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

const ask = (...args: string[]) => askToRestore([...args, '--state', state], () => {});

describe('npm run restore:events', () => {
  it('adds one job for a city and a month', async () => {
    await ask('--city', 'columbia-sc', '--month', '2026-08');
    const { db, close } = await openLocal(state);
    const jobs = await db.all(sql`SELECT kind, payload, state FROM outbox WHERE kind = 'maintenance.restore'`);
    await close();
    expect(jobs).toEqual([
      { kind: 'maintenance.restore', payload: '{"citySlug":"columbia-sc","month":"2026-08"}', state: 'pending' },
    ]);
  });

  it.each([
    ['without a city', ['--month', '2026-08']],
    ['without a month', ['--city', 'columbia-sc']],
    ['with a month that is none', ['--city', 'columbia-sc', '--month', 'August']],
    ['for two places at once', ['--city', 'columbia-sc', '--month', '2026-08', '--local', '--remote']],
  ])('%s says what to write, and adds nothing', async (_, args) => {
    await expect(ask(...args)).rejects.toThrow(Stop);
  });
});
