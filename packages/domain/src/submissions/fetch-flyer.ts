import { checkUrl } from '@marquee/fetching';
import { Reject } from '@marquee/kernel';
import type { FetchedPicture } from '../images/index.ts';

interface Deps {
  engine: { fetchPicture(url: string): Promise<FetchedPicture> };
  publicOrigin: string;
}

/**
 * The picture of a flyer at an address, for who sends an event in; nothing is stored. Throws Reject, field `url`: 400 for an address that we would never
 * read, 422 with the reason if no picture comes from it.
 */
export async function fetchFlyer(
  { engine, publicOrigin }: Deps,
  url: string,
): Promise<{ bytes: Uint8Array; contentType: string }> {
  const verdict = checkUrl(url, { ownHosts: [new URL(publicOrigin).hostname] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  const fetched = await engine.fetchPicture(verdict.url.href);
  if ('refused' in fetched) throw new Reject(422, 'no-picture', fetched.refused, 'url');
  return fetched;
}
