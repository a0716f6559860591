import { Reject, say } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { ruleOver } from '../publishers/index.ts';

/** Throws Reject 409 if the publisher of a host asked us not to read it. */
export async function refuseRuled(deps: Pick<ReadDeps, 'db'>, host: string, field?: string): Promise<void> {
  const rule = await ruleOver(deps, host);
  if (!rule) return;
  const detail = say('reply.publisherAskedUsNotRead', { host: rule.host });
  throw new Reject(409, 'publisher-refuses', detail, field);
}
