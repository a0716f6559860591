import type { JobPayload } from '@marquee/contract';
import { inEnglish, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { PUBLISHER_REFUSES, ruleOver, sourcesOfHost } from '../publishers/index.ts';
import { handOver } from './hand-over.ts';
import { pauseSource } from './pause-source.ts';
import { retireSource } from './retire-source.ts';

/**
 * Does to our sources on a host what the rule of its publisher says: `stop` pauses those that are read, `hide` retires all, and
 * lets those who list the same events speak for them. Each source and each event is a commit of its own; an interrupted job goes on where it ended, because what is done already changes nothing.
 */
export async function obeyPublisher(
  deps: EngineDeps,
  { host }: JobPayload<'source.obey-publisher'>,
  job: Pick<ClaimedJob, 'requestId'>,
): Promise<JobResult> {
  const rule = await ruleOver(deps, host);
  if (!rule) return { outcome: 'skipped', detail: say('reply.ruleLifted', { host }) };
  const caller = { actor: { kind: 'system', job: 'source.obey-publisher' }, requestId: job.requestId } as const;
  const isHidden = rule.wish === 'hide';
  const there = await sourcesOfHost(deps, host);
  let changed = 0;
  for (const { id, status } of there) {
    if (isHidden ? status === 'retired' : status !== 'active') continue;
    const change = { id, reason: inEnglish(PUBLISHER_REFUSES) };
    await (isHidden ? retireSource(deps, caller, change) : pauseSource(deps, caller, change));
    changed += 1;
  }
  const hidden = new Set(there.map(({ id }) => id));
  if (isHidden) for (const { id } of there) await handOver(deps, id, hidden);
  const detail = say(isHidden ? 'read.retiredFor' : 'read.pausedFor', { n: changed, host, why: PUBLISHER_REFUSES });
  return { outcome: 'done', detail, counts: { sources: changed } };
}
