import type { InputFor } from '../../api/address.ts';
import { EMBED_LIMIT } from '../../api/constants.generated.ts';
import { documentUrl } from '../../api/document-url.ts';
import type { Place } from '../place/place.ts';
import { completeAddress, type FeedFilters, feedQuery } from './feed-addresses.ts';

type EmbedQuery = InputFor<'getEmbeddedList'>['query'];

/** How an embedded list looks. */
export interface EmbedLook {
  limit: number;
  theme: NonNullable<EmbedQuery['theme']>;
  lang: NonNullable<EmbedQuery['lang']>;
  /** Pixels of the frame; the list scrolls in it. */
  height: number;
}

/** The path of a list, without what goes without saying. */
export function embedPath(place: Place, filters: FeedFilters, { limit, theme, lang }: EmbedLook): string {
  const query: EmbedQuery = {
    ...feedQuery(place, filters),
    ...(limit === EMBED_LIMIT ? {} : { limit }),
    ...(theme === 'auto' ? {} : { theme }),
    ...(lang === 'en' ? {} : { lang }),
  };
  return documentUrl('getEmbeddedList', { query });
}

/** The markup for another site; values are escaped, since a name may have quotes. */
export function embedCode(path: string, title: string, { height }: Pick<EmbedLook, 'height'>): string {
  const src = attribute(completeAddress(path));
  return `<iframe src="${src}" title="${attribute(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
