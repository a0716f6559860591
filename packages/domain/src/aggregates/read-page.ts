import type { AggregateSigns, Hints } from '@marquee/extraction';
import { type Message, ReadingFailed, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { bareHost, isUnfitHost } from '../discovery/index.ts';
import { orFailure } from '../reading-failure.ts';

export type AggregateDeps = Pick<EngineDeps, 'fetcher' | 'reader' | 'clock'>;

export interface AggregatePage {
  url: string;
  title: string;
  /** Without networks, shops and the like. */
  signs: AggregateSigns;
}

/** One page of a site that may list places; or why it could not be read, whether the host asks for a pause, and whether only this page is missing. */
export async function readPage(
  deps: Pick<AggregateDeps, 'fetcher' | 'reader'>,
  url: string,
  hints: Hints,
): Promise<AggregatePage | { because: Message; isPause: boolean; isGone: boolean }> {
  const answer = await deps.fetcher.fetch({ url, expect: 'document' });
  if (answer.kind === 'wait') return { because: say('site.pause'), isPause: true, isGone: false };
  if (answer.kind === 'failed') {
    const isGone = answer.status === 404 || answer.status === 410;
    return { because: answer.detail, isPause: false, isGone };
  }
  if (answer.kind !== 'fetched') return { because: say('site.noChange'), isPause: false, isGone: false };
  if (answer.directives.noindex)
    return { because: say('read.noindex', { page: answer.url }), isPause: false, isGone: false };
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const read = await orFailure(deps.reader.siteSigns({ document, hints }));
  if (read instanceof ReadingFailed) return { because: read.detail, isPause: false, isGone: false };
  const { aggregate, title } = read;
  const isClosed = answer.directives.nofollow;
  const placeLinks = isClosed ? [] : aggregate.placeLinks.filter((place) => !isUnfitHost(bareHost(place.url)));
  const links = isClosed ? { categoryPages: [], listingPages: [], nextPages: [] } : {};
  return { url: answer.url, title, signs: { ...aggregate, ...links, placeLinks } };
}
