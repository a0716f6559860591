import { inEnglish, messageOf } from '@marquee/kernel';
import { firstAnswer, follow } from './follow.ts';
import { fail, type StartOptions } from './options.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { Served } from './product/served.ts';
import { reportOne } from './report-one.ts';
import { showProgress } from './show-progress.ts';
import { startStandIns, startWeb } from './stand-ins.ts';
import { brokenState, isBrokenState, reasonOf } from './trouble.ts';
import { keptFile } from './upgrade/database-file.ts';
import { UpgradeError } from './upgrade/upgrade-state.ts';
import { type WorldClock, worldClock } from './world-clock.ts';

const STOP_LIMIT_MS = 8_000;

export interface Product {
  options: StartOptions;
  /** Starts the servers, once the database is prepared and the variables of the Workers are set. */
  serve: (options: StartOptions) => Promise<Served>;
  /** The bundled program of the processes that read documents. */
  readerScript?: string;
}

/**
 * Runs the whole product on one port until it is stopped: prepares the state (which this process holds already), starts what stands for the
 * outside, serves, triggers the schedule and reports what is read. Ends the process with code 0 when it was told to stop, else with 1 and a
 * sentence for a person.
 */
export async function runProduct({ options, serve, readerScript }: Product): Promise<void> {
  // When the command began, before Node had loaded its scripts.
  const started = Math.round(performance.timeOrigin);
  const display = showProgress({
    write: (text) => process.stdout.write(text),
    isTerminal: process.stdout.isTTY,
    isDetailed: options.logs,
    now: Date.now,
  });
  const { say } = display;
  const seconds = () => `${((Date.now() - started) / 1_000).toFixed(1)} s`;

  const clock = askedClock();
  const web = await startWeb(options, clock).catch((error: unknown) => fail(messageOf(error)));
  for (const skipped of web.skipped) say(`  left out: ${skipped}`);
  if (!options.live && web.sources.length === 0)
    fail('There is nothing to read: no document of the manifest can be used.');
  const prepared = await prepare(options.state, web.sources, clock).catch((error: unknown) =>
    fail(error instanceof UpgradeError ? error.message : unprepared(options, reasonOf(error))),
  );
  tellPrepared(options, prepared, say);
  const standIns = await startStandIns(options, { web, clock, readerScript });
  const served = await serve(options);

  let isStopping = false;
  const stop = async (because?: string) => {
    if (isStopping) return;
    isStopping = true;
    display.end();
    say(because ? `\n${because}` : '\nStopping …');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await served.close();
    await web.close();
    await standIns.close();
    process.exit(because ? 1 : 0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Miniflare's own listener would end the process at once, in the middle of what the Workers are writing.
    process.removeAllListeners(signal);
    process.on(signal, () => void stop());
  }

  const waiting = { origin: options.origin, say, isStopping: () => isStopping };
  let trouble = await firstAnswer(waiting);
  if (!trouble) {
    say(
      `\n  ${options.origin}/events (${seconds()})\n  letters: ${standIns.inbox}\n  payments: ${standIns.payments}\n\n  Ctrl-C stops; \`npm run reset\` starts over.\n`,
    );
    // What the sample web cannot do by itself: a new state has one report of a visitor.
    const isNewSample = prepared.from === 'new' && !options.live && !options.manifest;
    const whenRead = () => (isNewSample ? report(options.origin, say) : Promise.resolve());
    trouble = await follow({ ...waiting, started: started + clock.offsetMs, display, seconds, served, whenRead });
  }
  if (trouble) await stop(trouble.isStateBroken ? brokenState(options.state, trouble.reason) : silent(trouble.reason));
}

function askedClock(): WorldClock {
  try {
    return worldClock(process.env.MARQUEE_NOW);
  } catch (error) {
    fail(messageOf(error));
  }
}

function tellPrepared({ state }: StartOptions, prepared: Prepared, say: (text: string) => void): void {
  const { from, migrations, places, admin, sources } = prepared;
  if (from === 'behind' || from === 'rewritten')
    say(`  database: upgraded; the former one stays in ${keptFile(state)} until the next start`);
  if (migrations.length > 0) say(`  database: ${migrations.length} migrations applied, ${places} places loaded`);
  say(`  administrator: ${admin.email}, password ${admin.password}`);
  for (const refusal of sources.refused) say(`  left out: ${inEnglish(refusal)}`);
}

async function report(origin: string, say: (text: string) => void): Promise<void> {
  await reportOne(origin, { city: 'Columbia', state: 'SC' }).then(
    (title) => say(`  “${title}” was reported, as a visitor would; it waits in the review queue.`),
    (error: unknown) => say(`  (no event could be reported: ${messageOf(error)})`),
  );
}

function unprepared({ state }: StartOptions, reason: string): string {
  return isBrokenState(reason)
    ? brokenState(state, reason)
    : `The local state in ${state} could not be prepared: ${reason.slice(0, 300)}\nNo data was lost. Start again.`;
}

function silent(reason: string): string {
  return `The servers do not respond, and restarting them does not help: ${reason.slice(0, 300)}\nNo data was lost. Start again.`;
}
