import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const state = mkdtempSync(join(tmpdir(), 'marquee-from-sources-'));
afterAll(() => rmSync(state, { recursive: true, force: true, maxRetries: 3 }));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** `npm run dev`: the journeys use the built site. */
it('the site that is served from its sources has its pages, and lets the scripts run that Vite puts into them', {
  timeout: 900_000,
}, async () => {
  const port = await freePort();
  const start = spawn(process.execPath, ['scripts/start.ts', '--hot', '--port', String(port), '--state', state], {
    cwd: root,
    env: { ...process.env, MARQUEE_NOW: '2026-12-03T15:00:00-05:00' },
  });
  const said: string[] = [];
  const ended = new Promise<void>((resolve) => start.once('close', () => resolve()));
  // It gives up by itself, and says why, where its servers do not answer: how long a start takes is the machine's affair.
  const announced = new Promise<void>((resolve) => {
    for (const stream of [start.stdout, start.stderr])
      stream.on('data', (data: Buffer) => {
        said.push(data.toString());
        if (said.join('').includes(`localhost:${port}/events`)) resolve();
      });
  });
  try {
    await Promise.race([announced, ended]);
    expect(said.join('')).toContain(`localhost:${port}/events`);
    for (const path of ['/', '/events', '/cities', '/about', '/admin/audit-log']) {
      const response = await fetch(`http://localhost:${port}${path}`);
      const text = await response.text();
      expect([path, response.status, said.at(-1)]).toEqual([path, 200, said.at(-1)]);
      expect(text).toContain('/@vite/client');
      expect(text).toContain('<div id="root">');
      expect(response.headers.get('content-security-policy')).toBeNull();
    }
  } finally {
    start.kill('SIGTERM');
    await ended;
  }
});
