import type { ToldSourceRecord } from '@marquee/contract';
import type { Caller } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';
import { endSource } from './end-source.ts';
import { sourceRecord } from './source-by-id.ts';

/**
 * Retires a source: it is never read again and never added again by its address, and its upcoming showings are withdrawn. Retiring a
 * retired source changes nothing. Throws Reject (404) for an unknown source.
 */
export async function retireSource(
  deps: ChangeDeps,
  caller: Caller,
  { id, reason }: { id: string; reason: string },
): Promise<ToldSourceRecord> {
  await endSource(deps, caller, { id, status: 'retired', action: 'source.retire', reason });
  return sourceRecord(deps, id);
}
