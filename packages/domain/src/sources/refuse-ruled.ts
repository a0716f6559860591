import { type Message, Reject, say } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { ruleOver } from '../publishers/index.ts';
import { blacklistedAt } from './blacklist.ts';

/** Throws Reject 409 if the publisher of a host asked us not to read it. */
export async function refuseRuled(deps: DbDeps, host: string, field?: string): Promise<void> {
  const detail = await ruledBy(deps, host);
  if (detail) throw new Reject(409, 'publisher-refuses', detail, field);
}

/** Why an address must not be read by the wish of its publisher or of an administrator; null if nothing is against it. */
export async function refusalOf(deps: DbDeps, url: string): Promise<Message | null> {
  const ruled = await ruledBy(deps, new URL(url).host);
  if (ruled) return ruled;
  const block = await blacklistedAt(deps, url);
  return block && say('reply.blacklistedAddressActivateUnderCity', { url: block.url });
}

async function ruledBy(deps: DbDeps, host: string): Promise<Message | null> {
  const rule = await ruleOver(deps, host);
  return rule && say('reply.publisherAskedUsNotRead', { host: rule.host });
}
