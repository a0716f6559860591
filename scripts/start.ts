/**
 * `npm start`: a living site on a laptop with no key and no network. Prepares the database, plays the outside web, starts
 * the SPA and all Workers on one port, fires the schedule, and says how far the reading is.
 *
 *   npm start                           the sample web
 *   npm start -- --web manifest.json    recorded documents (the form of a corpus manifest)
 *   MARQUEE_WEB=live npm start          the real web
 *   PORT=8080 npm start                 another port
 *   npm start -- --fresh                forgets this web's local state first
 */
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { NewSource } from '@marquee/domain';
import { messageOf } from '@marquee/kernel';
import { startReplayServer } from '@marquee/sample-web';
import { createServer } from 'vite';
import { prepare } from './local/prepare.ts';
import { type Progress, runLine, summaryLine } from './local/report.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const TICK_MS = 2_000;
const STOP_LIMIT_MS = 8_000;
const HOUSEKEEPING_MS = 10 * 60_000;

const options = readOptions();
const started = Date.now();
const say = (text: string) => console.log(text);

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_HIDE_BANNER = 'true';

say(`Marquee – ${options.label}`);
if (options.fresh) rmSync(options.state, { recursive: true, force: true });
const replay = options.live ? null : await startReplay();
const sources = replay ? await replaySources(replay.url) : [];
const prepared = await prepare(options.state, sources);
if (prepared.migrations.length > 0)
  say(`  database: ${prepared.migrations.length} migrations applied, ${prepared.places} places loaded`);
say(`  administrator: ${prepared.admin.email}, password ${prepared.admin.password}`);
for (const refusal of prepared.sources.refused) say(`  left out: ${refusal}`);

process.env.MARQUEE_STATE = options.state;
process.env.MARQUEE_PUBLIC_ORIGIN = options.origin;
process.env.MARQUEE_REPLAY_ORIGIN = replay?.url ?? '';
const server = await createServer({
  configFile: resolve(root, 'vite.config.ts'),
  logLevel: 'warn',
  server: { port: options.port, strictPort: true, host: 'localhost' },
});
await server.listen();
say(`  servers up after ${seconds()}; reading ${sources.length} sources …`);

const run = { stopping: false };
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Miniflare's own listener would end the process at once, in the middle of what the Workers are writing.
  process.removeAllListeners(signal);
  process.on(signal, () => void stop());
}

await follow();

async function follow(): Promise<void> {
  let after = '';
  let announced = false;
  let housekeepingDue = 0;
  while (!run.stopping) {
    try {
      if (Date.now() >= housekeepingDue) {
        housekeepingDue = Date.now() + HOUSEKEEPING_MS;
        await fire('*/10 * * * *');
      }
      await fire('* * * * *');
      const progress = await ask<Progress>(`/__dev/progress?after=${after}`);
      for (const done of progress.runs) {
        if (!announced || done.outcome !== 'unchanged') say(runLine(done));
        after = done.id;
      }
      if (!announced && progress.read >= progress.sources) {
        announced = true;
        say(`  ${summaryLine(progress)} (${seconds()})`);
        say(`\n  ${options.origin}/events\n\n  Ctrl-C stops; \`npm run reset\` starts over.`);
      }
    } catch (error) {
      if (!run.stopping) say(`  (the schedule could not be fired: ${messageOf(error)})`);
    }
    await new Promise((done) => setTimeout(done, TICK_MS));
  }
}

async function fire(cron: string): Promise<void> {
  await ask(`/__dev/tick?cron=${encodeURIComponent(cron)}`, 'POST');
}

async function ask<T>(path: string, method = 'GET'): Promise<T> {
  const response = await fetch(options.origin + path, { method, signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return (await response.json()) as T;
}

async function stop(): Promise<void> {
  if (run.stopping) return;
  run.stopping = true;
  say('\nStopping …');
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  await server.close();
  await replay?.close();
  process.exit(0);
}

async function startReplay() {
  try {
    return await startReplayServer({
      now: () => Date.now(),
      ...(options.manifest ? { manifestPath: options.manifest } : {}),
    });
  } catch (error) {
    fail(messageOf(error));
  }
}

async function replaySources(url: string): Promise<NewSource[]> {
  const response = await fetch(`${url}/__replay/sources`);
  return (await response.json()) as NewSource[];
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      web: { type: 'string' },
      port: { type: 'string' },
      state: { type: 'string' },
      fresh: { type: 'boolean' },
    },
  });
  const port = Number(values.port ?? process.env.PORT ?? 5173);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(`PORT must be a number from 1 to 65535, not "${values.port ?? process.env.PORT}".`);
  const live = process.env.MARQUEE_WEB === 'live';
  const manifest = values.web === undefined ? undefined : resolve(process.env.INIT_CWD ?? process.cwd(), values.web);
  if (manifest && !existsSync(manifest)) fail(`There is no manifest at ${manifest}.`);
  // Each web has a state of its own, so that going back and forth between them loses nothing.
  const name = manifest
    ? `web-${createHash('sha256').update(manifest).digest('hex').slice(0, 8)}`
    : live
      ? 'live'
      : 'sample';
  return {
    port,
    live,
    manifest,
    origin: `http://localhost:${port}`,
    state: resolve(root, values.state ?? `.wrangler/state/${name}`),
    fresh: values.fresh ?? false,
    label: manifest ? `recorded documents of ${basename(manifest)}` : live ? 'the real web' : 'the sample web',
  };
}

function seconds(): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
