import { type Message, Reject, say } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { type KnownAddress, knownAddress } from './known-address.ts';

/** What an address is already, as a sentence. */
export function saysKnown({ how, source }: KnownAddress, url: string): Message {
  const city = `${source.city}, ${source.state}`;
  if (source.status === 'retired') return say('reply.retiredSource', { url, city });
  if (how === 'moved') return say('reply.movedSource', { url, source: source.name, city, now: source.url });
  if (how === 'page') return say('reply.pageOfSource', { url, source: source.name, city });
  return say('reply.sourceAlready', { url, city });
}

/** Throws Reject 409 if the address is a source's in any spelling, was one's before it moved, or is a page that is read with one. */
export async function refuseKnown(deps: DbDeps, url: string, field?: string): Promise<void> {
  const known = await knownAddress(deps, url);
  if (known) throw new Reject(409, 'known-source', saysKnown(known, url), field);
}
