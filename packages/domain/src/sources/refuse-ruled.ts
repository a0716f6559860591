import { Reject } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { ruleOver } from '../publishers/index.ts';

/** Throws Reject 409 if the publisher of a host asked us not to read it. */
export async function refuseRuled(deps: Pick<ReadDeps, 'db'>, host: string, field?: string): Promise<void> {
  const rule = await ruleOver(deps, host);
  if (!rule) return;
  const detail = `The publisher of ${rule.host} asked us not to read it. The rule can be lifted under Data Quality, Publishers.`;
  throw new Reject(409, 'publisher-refuses', detail, field);
}
