import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byDepth } from '@marquee/testkit/depth';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openLocal } from '../../scripts/local/open-local.ts';

const child = fileURLToPath(new URL('./prepare-child.ts', import.meta.url));
const migrations = readdirSync(fileURLToPath(new URL('../../migrations', import.meta.url))).filter((name) =>
  name.endsWith('.sql'),
);
const state = mkdtempSync(join(tmpdir(), 'marquee-killed-'));
afterAll(() => rmSync(state, { recursive: true, force: true }));

/** Moments of a preparation; `npm run test:full` takes more of them. */
const DELAYS_MS = byDepth([300, 800, 1_200], [300, 600, 900, 1_100, 1_300, 1_500, 1_700]);

/** Runs the preparation and kills it after so many milliseconds; null lets it end. */
function run(killAfterMs: number | null): Promise<{ killed: boolean; output: string }> {
  return new Promise((resolve) => {
    const runner = spawn('node', [child, state], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
    let output = '';
    runner.stdout.on('data', (chunk) => (output += chunk));
    // The whole group goes, its workerd too, as when a laptop's battery dies.
    const kill = () => runner.pid !== undefined && process.kill(-runner.pid, 'SIGKILL');
    const timer = killAfterMs === null ? null : setTimeout(kill, killAfterMs);
    runner.on('close', (_, signal) => {
      if (timer) clearTimeout(timer);
      resolve({ killed: signal === 'SIGKILL', output });
    });
  });
}

it('killed again and again while migrating, a start goes on where it was and leaves nothing half-written [REL-27]', async () => {
  let killed = 0;
  for (const delay of DELAYS_MS) killed += Number((await run(delay)).killed);
  expect(killed).toBeGreaterThan(0);

  expect((await run(null)).output).toContain('"places"');
  const local = await openLocal(state);
  try {
    const applied = await local.db.all<{ name: string }>(sql`SELECT name FROM d1_migrations ORDER BY name`);
    expect(applied.map((row) => row.name)).toEqual(migrations.sort());
    const [counts] = await local.db.all<{ places: number; slugs: number; sources: number }>(sql`SELECT
      (SELECT count(*) FROM cities) AS places, (SELECT count(DISTINCT slug) FROM cities) AS slugs, (SELECT count(*) FROM sources) AS sources`);
    expect(counts?.places).toBeGreaterThan(6_900);
    expect(counts?.slugs).toBe(counts?.places);
    expect(counts?.sources).toBe(1);
  } finally {
    await local.close();
  }
});
