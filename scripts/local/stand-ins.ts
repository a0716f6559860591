import type { NewSource } from '@marquee/domain/sources';
import type { Clock } from '@marquee/kernel';
import { startReplayServer } from '@marquee/sample-web';
import { startOutsideDoor } from '../outside/outside-door.ts';
import { keepFactorKey } from './keep-factor-key.ts';
import { startMailbox } from './mailbox.ts';
import type { StartOptions } from './options.ts';
import { startPayments } from './payments.ts';
import { startReaderServer } from './reader/server.ts';
import { startSignInStandIns } from './sign-in-stand-ins.ts';
import type { WorldClock } from './world-clock.ts';

/** What a state is filled from. */
export interface Web {
  /** Sources of a replayed web; none if the real web is read. */
  sources: NewSource[];
  /** Documents of a manifest that cannot be used, each with the reason. */
  skipped: string[];
  url: string;
  close: () => Promise<void>;
}

/** Starts what stands for the outside web on loopback: sample or recorded documents, or the door to the real web. */
export async function startWeb({ live, manifest }: StartOptions, clock: Clock): Promise<Web> {
  if (live) return { ...(await startOutsideDoor()), sources: [], skipped: [] };
  const replay = await startReplayServer({
    now: () => clock.now(),
    ...(manifest ? { manifestPath: manifest } : {}),
  });
  const all = (await (await fetch(`${replay.url}/__replay/sources`)).json()) as NewSource[];
  // Tests that start many stacks read a few sites.
  const hosts = process.env.MARQUEE_SOURCES?.split(' ');
  const sources = hosts ? all.filter(({ url }) => hosts.includes(new URL(url).hostname)) : all;
  const skipped = replay.stats.skipped.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  return { sources, skipped, url: replay.url, close: () => replay.close() };
}

export interface StandIns {
  /** The page that shows the letters. */
  inbox: string;
  /** The page that shows what was paid. */
  payments: string;
  close: () => Promise<void>;
}

/**
 * Starts what else of the world the product needs: mail, sign-in, payments, and the processes that read documents (with `readerScript`,
 * their bundled program). Sets the variables from which the Workers' settings are made (`product/worker-settings.ts`).
 */
export async function startStandIns(
  options: StartOptions,
  { web, clock, readerScript }: { web: Web; clock: WorldClock; readerScript: string | undefined },
): Promise<StandIns> {
  const { env } = process;
  env.MARQUEE_STATE = options.state;
  env.MARQUEE_FACTOR_KEY = keepFactorKey(options.state);
  env.MARQUEE_PUBLIC_ORIGIN = options.origin;
  env.MARQUEE_REPLAY_ORIGIN = web.url;
  env.MARQUEE_CLOCK_OFFSET_MS = String(clock.offsetMs);
  const reader = await startReaderServer({ ...limitsForTests(), ...(readerScript ? { script: readerScript } : {}) });
  env.MARQUEE_READER_ORIGIN = reader.url;
  const mailbox = await startMailbox();
  const signIn = await startSignInStandIns();
  const payments = await startPayments(options, clock);
  return {
    inbox: mailbox.inbox,
    payments: payments.page,
    close: async () => {
      reader.close();
      await Promise.all([mailbox.close(), signIn.close(), payments.close()]);
    },
  };
}

/** Tests of documents that hang or take all memory set lower limits. */
function limitsForTests() {
  const { MARQUEE_TEST_LIMIT_MS: limitMs, MARQUEE_TEST_MEMORY_MB: memoryMb } = process.env;
  return {
    ...(limitMs ? { limitMs: Number(limitMs) } : {}),
    ...(memoryMb ? { memoryMb: Number(memoryMb) } : {}),
  };
}
