import type { JobPayload } from '@marquee/contract';
import { say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import type { JobResult } from '../jobs/index.ts';
import { handOver } from './hand-over.ts';

/** Rebuilds the coming events that have words of a blacklisted or removed source from those who still list them. Repeating it changes nothing. */
export async function handOverEvents(
  deps: EngineDeps,
  { sourceId }: JobPayload<'source.hand-over'>,
): Promise<JobResult> {
  await handOver(deps, sourceId, new Set([sourceId]));
  return { outcome: 'done', detail: say('read.handedOver') };
}
