import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Stop } from '../../deploy/stop.ts';
import { openLocal } from '../../local/open-local.ts';
import { askToMove } from '../ask-to-move.ts';

let state: string;
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'marquee-move-'));
});
afterEach(() => rmSync(state, { recursive: true, force: true }));

const ask = (...args: string[]) => askToMove([...args, '--state', state], () => {});

describe('npm run cities:move', () => {
  it('adds one job for all cities', async () => {
    await ask('--cities', 'columbia-sc,camden-sc', '--to', 'DB_2');
    const { db, close } = await openLocal(state);
    const rows = await db.all<{ payload: string }>(sql`SELECT payload FROM outbox WHERE kind = 'cities.move'`);
    await close();
    expect(rows.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
      { citySlugs: ['columbia-sc', 'camden-sc'], to: 'DB_2', stage: 'begin', step: 0, pass: 1, changed: 0 },
    ]);
  });

  it.each([
    ['without a city', ['--to', 'DB_2']],
    ['without a database', ['--cities', 'columbia-sc']],
    ['with a database that nobody could bind', ['--cities', 'columbia-sc', '--to', 'EAST']],
    ['for two places at once', ['--cities', 'columbia-sc', '--to', 'DB_2', '--local', '--remote']],
  ])('%s says what to write, and adds nothing', async (_, args) => {
    await expect(ask(...args)).rejects.toThrow(Stop);
  });
});
