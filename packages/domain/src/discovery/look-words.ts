import { type Message, say } from '@marquee/kernel';
import type { LookedPage } from './check-site.ts';
import type { SiteFailure } from './failed-check.ts';
import type { SeenPage } from './judge-site.ts';

/** A part of a sentence: what a document holds, or why it could not be read. */
export function holdsOf(looked: LookedPage): Message {
  return 'page' in looked ? contentOf(looked.page) : whyUnread(looked.failure, new URL(looked.url).host);
}

function contentOf({ signs, isFeed }: SeenPage): Message {
  const { upcoming: n } = signs;
  if (n > 0 && isFeed) return say('look.feed', { n });
  if (n > 0) return signs.isStructured ? say('look.data', { n }) : say('look.text', { n });
  if (signs.doubtful > 0) return say('look.mayList', { n: signs.doubtful });
  if (signs.parked !== null) return say('look.parked');
  if (signs.isMissing) return say('look.missing');
  return signs.past > 0 ? say('look.over', { n: signs.past }) : say('look.nothing');
}

export function whyUnread(
  { reason, status, transient = false }: Pick<SiteFailure, 'reason' | 'status'> & { transient?: boolean },
  host: string,
): Message {
  switch (reason) {
    case 'bad-url':
      return say('look.badUrl');
    case 'forbidden-address':
      return say('look.private');
    case 'unresolvable':
      return transient ? say('look.nameLater', { host }) : say('look.unresolvable', { host });
    case 'robots':
      return say('look.robots', { host });
    case 'noindex':
      return say('look.noindex');
    case 'challenge':
      return say('look.challenge');
    case 'redirect-loop':
    case 'too-many-redirects':
      return say('look.redirects');
    case 'too-large':
    case 'timeout':
      return say('look.tooLarge');
    case 'content-type':
      return say('look.contentType');
    case 'http-status':
      return status === undefined ? say('look.network') : say('look.status', { status });
    case 'pause':
      return say('look.pause');
    case 'network':
      return say('look.network');
  }
}

/** What a person may do about a document that could not be read, and whether adding it all the same is of use. */
export function adviceAbout({ reason, transient }: SiteFailure): { advice: Message; mayAdd: boolean } {
  if (reason === 'robots' || reason === 'noindex' || reason === 'challenge')
    return { advice: say('look.adviceRobots'), mayAdd: false };
  if (reason === 'bad-url' || reason === 'forbidden-address')
    return { advice: say('look.advicePublic'), mayAdd: false };
  if (reason === 'unresolvable' && !transient) return { advice: say('look.adviceName'), mayAdd: false };
  return transient
    ? { advice: say('look.adviceLater'), mayAdd: true }
    : { advice: say('look.adviceGone'), mayAdd: false };
}

/** An address as a person reads it in a sentence about its site: its path, or with the host where that is another. */
export function shownPath(address: string, host: string): string {
  const url = new URL(address);
  const path = `${url.pathname}${url.search}`;
  return url.host === host ? path : `${url.host}${path}`;
}
