import { Conflict } from '@marquee/db';
import { type Copy, type Instant, Moved, messageOf, Reject } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { inBackground } from '../background.ts';
import { nullAfter } from '../null-after.ts';
import { KEPT_SECONDS } from './keeper.ts';
import { VOIDED } from './void-copies.ts';

/** The copy is given up after this; then only the database can answer. */
const COPY_MS = 2_000;

/** What was read, and when it was true if that is not now. */
export interface Read {
  text: string;
  asOf: Instant | null;
}

export interface Reading {
  /** Null: no copy is kept or looked for. */
  key: string | null;
  /** Whether a stored text is still what this version of the code sends. */
  isValid: (text: string) => boolean;
  read: () => Promise<{ text: string; isKept: boolean }>;
}

/**
 * Reads, and keeps a copy of what was read. If the read fails or takes long, the copy is given, if there is one; else the read is waited
 * for. Errors that are answers (404, 301) are thrown as they are.
 */
export async function readWithCopy(c: Context<AppEnv>, { key, isValid, read }: Reading): Promise<Read> {
  const deps = c.get('deps');
  const at = deps.clock.now();
  const reading = read();
  if (key === null) return { text: (await reading).text, asOf: null };
  const settled = reading.then(
    (made) => ({ made }),
    (error: unknown) => ({ error }),
  );
  const keep = async () => {
    const outcome = await settled;
    if ('made' in outcome && outcome.made.isKept)
      await c.get('keeper').keep(deps, key, { text: outcome.made.text, at });
  };
  const first = await Promise.race([settled, nullAfter(deps.patienceMs)]);
  const isAnswered = first !== null && ('made' in first || isAnswer(first.error));
  if (!isAnswered) {
    const copy = storedCopy(c, key, isValid);
    // A read that succeeds meanwhile is better than a copy.
    const better = settled.then((outcome) => ('made' in outcome || isAnswer(outcome.error) ? null : copy));
    const found = await (first === null ? Promise.race([copy.then((one) => one ?? better), better]) : copy);
    if (found) {
      inBackground(c, keep);
      deps.log.warn('a copy was shown', { key, path: c.req.path, at: new Date(found.at).toISOString() });
      return { text: found.text, asOf: found.at };
    }
  }
  const { text } = await reading;
  if (!inBackground(c, keep)) await keep();
  return { text, asOf: null };
}

/** Whether an error is about what was asked for, not about how we are. */
function isAnswer(error: unknown): boolean {
  return error instanceof Reject || error instanceof Moved || error instanceof Conflict;
}

async function storedCopy(c: Context<AppEnv>, key: string, isValid: (text: string) => boolean): Promise<Copy | null> {
  const { copies, clock, log } = c.get('deps');
  try {
    const found = await Promise.race([Promise.all([copies.get(key), copies.madeAt(VOIDED)]), nullAfter(COPY_MS)]);
    const [copy, voidBefore] = found ?? [null, null];
    // A read that began before something was hidden may have it.
    const isUsable =
      copy && copy.at > (voidBefore ?? 0) && clock.now() - copy.at <= KEPT_SECONDS * 1_000 && isValid(copy.text);
    return isUsable ? copy : null;
  } catch (error) {
    log.warn('a copy could not be read', { key, error: messageOf(error) });
    return null;
  }
}
