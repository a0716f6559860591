import type { ToldSourceRecord } from '@marquee/contract';
import type { Caller } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { endSource } from './end-source.ts';
import { sourceRecord } from './source-by-id.ts';

/**
 * Blacklists a source: it is not read, its upcoming showings are withdrawn, and neither its address nor one below it becomes a source
 * again before it is activated. Doing it again changes nothing. Throws Reject (404) for an unknown source.
 */
export async function blacklistSource(
  deps: ChangeDeps,
  caller: Caller,
  { id, reason }: { id: string; reason: string | null },
): Promise<ToldSourceRecord> {
  const rest = enqueue(deps, [{ kind: 'source.hand-over', payload: { sourceId: id }, subject: id, citySlug: null }]);
  await endSource(deps, caller, { id, status: 'blacklisted', action: 'source.blacklist', reason }, rest);
  return sourceRecord(deps, id);
}
