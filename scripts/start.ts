/**
 * `npm start`: the running site on a laptop without keys or a network. Prepares the database, serves the outside web, starts
 * the SPA and all Workers on one port, triggers the schedule, and reports progress.
 *
 *   npm start                           the sample web
 *   npm start -- --web manifest.json    recorded documents (the form of a corpus manifest)
 *   MARQUEE_WEB=live npm start          the real web
 *   PORT=8080 npm start                 another port
 *   npm start -- --fresh                deletes this web's local state first
 */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NewSource } from '@marquee/domain/sources';
import { messageOf } from '@marquee/kernel';
import { startReplayServer } from '@marquee/sample-web';
import { createServer } from 'vite';
import { askReset } from './local/ask-reset.ts';
import { buildSiteInto } from './local/built-site.ts';
import { buildWorkersInto } from './local/built-workers.ts';
import { firstAnswer, follow, type Trouble } from './local/follow.ts';
import { keepFactorKey } from './local/keep-factor-key.ts';
import { emptyState, takeLock } from './local/lock.ts';
import { alreadyRunning } from './local/lock-holder.ts';
import { startMailbox } from './local/mailbox.ts';
import { OldStateError } from './local/migrate.ts';
import { fail, readOptions } from './local/options.ts';
import { startPayments } from './local/payments.ts';
import { isFree } from './local/port.ts';
import { type Prepared, prepare } from './local/prepare.ts';
import { startReaderServer } from './local/reader/server.ts';
import { reportOne } from './local/report-one.ts';
import { startSignInStandIns } from './local/sign-in-stand-ins.ts';
import { brokenState, isBrokenState, oldState } from './local/trouble.ts';
import { worldClock } from './local/world-clock.ts';
import { startOutsideDoor } from './outside/outside-door.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const STOP_LIMIT_MS = 8_000;

const options = readOptions();
const started = Date.now();
const say = (text: string) => console.log(text);
const clock = askedClock();

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.WRANGLER_HIDE_BANNER = 'true';
// A trace of every request would be kept in a database beside ours, which halves the requests a second.
process.env.X_LOCAL_OBSERVABILITY = 'false';

say(`Marquee – ${options.label}`);
const taken = await takeLock(options.state, options.origin).catch((error: unknown) =>
  fail(unprepared(messageOf(error))),
);
if ('holder' in taken) fail(alreadyRunning(taken.holder));
if (!(await isFree(options.port)))
  fail(`Port ${options.port} is taken; stop what uses it, or choose another: PORT=8080 npm start`);
if (options.fresh) emptyState(options.state);
const replay = options.live ? null : await startReplay();
const door = options.live ? await startOutsideDoor() : null;
const sources = replay ? await replaySources(replay.url) : [];
for (const skipped of replay?.stats.skipped ?? [])
  say(`  left out: ${typeof skipped === 'string' ? skipped : JSON.stringify(skipped)}`);
if (replay && sources.length === 0) fail('There is nothing to read: no document of the manifest can be used.');
const prepared = await prepareState().catch((error: unknown) => fail(unprepared(messageOf(error))));
if (prepared.migrations.length > 0)
  say(`  database: ${prepared.migrations.length} migrations applied, ${prepared.places} places loaded`);
say(`  administrator: ${prepared.admin.email}, password ${prepared.admin.password}`);
for (const refusal of prepared.sources.refused) say(`  left out: ${refusal}`);

process.env.MARQUEE_STATE = options.state;
process.env.MARQUEE_FACTOR_KEY = keepFactorKey(options.state);
process.env.MARQUEE_PUBLIC_ORIGIN = options.origin;
const mailbox = await startMailbox();
const standIns = await startSignInStandIns();
const payments = await startPayments(options, clock);
const reader = await startReaderServer();
process.env.MARQUEE_READER_ORIGIN = reader.url;
process.env.MARQUEE_CLOCK_OFFSET_MS = String(clock.offsetMs);
process.env.MARQUEE_REPLAY_ORIGIN = (replay ?? door)?.url ?? '';
if (options.built) {
  process.env.MARQUEE_BUILT_SITE = resolve(options.state, 'site');
  await buildSiteInto(process.env.MARQUEE_BUILT_SITE);
  process.env.MARQUEE_BUILT_WORKERS = resolve(options.state, 'workers');
  await buildWorkersInto(process.env.MARQUEE_BUILT_WORKERS);
}
const server = await createServer({
  configFile: resolve(root, 'vite.config.ts'),
  logLevel: options.logs ? 'info' : 'warn',
  server: { port: options.port, strictPort: true, host: 'localhost' },
});
await server.listen();

const run = { stopping: false };
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Miniflare's own listener would end the process at once, in the middle of what the Workers are writing.
  process.removeAllListeners(signal);
  process.on(signal, () => void stop());
}

const isStopping = () => run.stopping;
const trouble = (await firstAnswer({ origin: options.origin, say, isStopping })) ?? (await announceAndFollow());
if (trouble) await stop(trouble.isStateBroken ? brokenState(options.state, trouble.reason) : silent(trouble.reason));

function announceAndFollow(): Promise<Trouble | null> {
  say(
    `\n  ${options.origin}/events (${seconds()})\n  letters: ${mailbox.inbox}\n  payments: ${payments.page}\n\n  Ctrl-C stops; \`npm run reset\` starts over.\n`,
  );
  if (sources.length > 0) say('  Reading the sources; the site fills as they are read.');
  const restart = () => server.restart();
  return follow({
    origin: options.origin,
    started: started + clock.offsetMs,
    say,
    seconds,
    isStopping,
    restart,
    whenRead,
  });
}

/** What the sample web cannot do by itself: a new state has one report of a visitor. */
async function whenRead(): Promise<void> {
  if (prepared.migrations.length === 0 || options.live || options.manifest) return;
  await reportOne(options.origin, { city: 'Columbia', state: 'SC' }).then(
    (title) => say(`  “${title}” was reported, as a visitor would; it waits in the review queue.`),
    (error: unknown) => say(`  (no event could be reported: ${messageOf(error)})`),
  );
}

async function stop(because?: string): Promise<void> {
  if (run.stopping) return;
  run.stopping = true;
  say(because ? `\n${because}` : '\nStopping …');
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  await server.close();
  reader.close();
  await replay?.close();
  await door?.close();
  await mailbox.close();
  await standIns.close();
  await payments.close();
  process.exit(because ? 1 : 0);
}

function askedClock() {
  try {
    return worldClock(process.env.MARQUEE_NOW);
  } catch (error) {
    fail(messageOf(error));
  }
}

async function startReplay() {
  try {
    return await startReplayServer({
      now: () => clock.now(),
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

/** A state of another version is deleted only after a person confirms it. */
async function prepareState(): Promise<Prepared> {
  try {
    return await prepare(options.state, sources, clock);
  } catch (error) {
    if (!(error instanceof OldStateError)) throw error;
    say(oldState(options.state));
    if (!(await askReset())) fail(`\`${options.freshCommand}\` forgets it and begins anew.`);
    emptyState(options.state);
    return prepare(options.state, sources, clock);
  }
}

function unprepared(reason: string): string {
  return isBrokenState(reason)
    ? brokenState(options.state, reason)
    : `The local state in ${options.state} could not be prepared: ${reason.slice(0, 300)}\nNo data was lost. Start again.`;
}

function silent(reason: string): string {
  return `The servers do not respond, and restarting them does not help: ${reason.slice(0, 300)}\nNo data was lost. Start again.`;
}

function seconds(): string {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`;
}
