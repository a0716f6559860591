import { errorOccurrences } from '@marquee/db';
import { type Message, messageOf, redact, sha256Hex, written } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { REFUSALS } from './trace.sql.ts';

/** Refusals that are kept: a new one takes the place of another. */
const SLOTS = 1_000;

/** A request that was refused, as its trace shows it. */
interface Refusal {
  requestId: string;
  /** `POST /api/admin/scraping/trigger` */
  call: string;
  /** Why, as its caller was told. */
  because: Message | string;
}

/**
 * Keeps a refusal, so that its reference leads to what was asked and why it was refused. It counts as no error. One row written, in the slot of
 * its id. Never throws: a refusal that cannot be kept is a refusal all the same.
 */
export async function keepRefusal(deps: ReadDeps, { requestId, call, because }: Refusal): Promise<void> {
  try {
    const slot = Number.parseInt((await sha256Hex(requestId)).slice(0, 8), 16) % SLOTS;
    const told = {
      requestId,
      jobId: null,
      call: redact(call),
      message: redact(typeof because === 'string' ? because : written(because)),
      at: deps.clock.now(),
    };
    await deps.db
      .insert(errorOccurrences)
      .values({ groupId: REFUSALS, slot, ...told })
      .onConflictDoUpdate({ target: [errorOccurrences.groupId, errorOccurrences.slot], set: told });
  } catch (fault) {
    deps.log.warn('a refusal could not be kept', { call, error: messageOf(fault) });
  }
}
