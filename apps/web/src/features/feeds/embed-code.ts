import type { InputFor } from '../../api/address.ts';
import { EMBED_LIMIT } from '../../api/constants.generated.ts';
import { documentUrl } from '../../api/document-url.ts';
import { eventsPath, type Place } from '../place/place-address.ts';
import { completeAddress, type FeedFilters, feedQuery } from './feed-addresses.ts';

type EmbedQuery = InputFor<'getEmbeddedList'>['query'];

/** How an embedded list looks. */
export interface EmbedLook {
  limit: number;
  theme: NonNullable<EmbedQuery['theme']>;
  lang: NonNullable<EmbedQuery['lang']>;
  size: NonNullable<EmbedQuery['size']>;
  /** `#7d4a00`; empty: ours. */
  accent: string;
  /** Pixels of the frame; the list scrolls in it. */
  height: number;
}

/** What the list is asked for, without what goes without saying. */
function embedQuery(place: Place, filters: FeedFilters, { limit, theme, lang, size, accent }: EmbedLook): EmbedQuery {
  return {
    ...feedQuery(place, filters),
    ...(limit === EMBED_LIMIT ? {} : { limit }),
    ...(theme === 'auto' ? {} : { theme }),
    ...(size === 'medium' ? {} : { size }),
    ...(accent === '' ? {} : { accent: accent.replace('#', '') }),
    ...(lang === 'en' ? {} : { lang }),
  };
}

export function embedPath(place: Place, filters: FeedFilters, look: EmbedLook): string {
  return documentUrl('getEmbeddedList', { query: embedQuery(place, filters, look) });
}

/**
 * The markup for another site: the web component (apps/web/public/embed.js), whose attributes are the list's parameters. Values are escaped, since a
 * name may have quotes. `title`: the link that stands there until the list does.
 */
export function componentCode(place: Place, filters: FeedFilters, look: EmbedLook, title: string): string {
  const query = Object.entries(embedQuery(place, filters, look));
  const attributes = query.map(([name, value]) => ` ${name}="${attribute(String(value))}"`).join('');
  const page = attribute(completeAddress(eventsPath(place)));
  return `<script async src="${completeAddress('/embed.js')}"></script>
<marquee-events${attributes}><a href="${page}">${attribute(title)}</a></marquee-events>`;
}

/** The same as a frame, without a script. */
export function frameCode(path: string, title: string, { height }: Pick<EmbedLook, 'height'>): string {
  const src = attribute(completeAddress(path));
  return `<iframe src="${src}" title="${attribute(title)}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}

/** The same list for a television, and on paper; both in the language that is chosen. */
export function screenPaths(place: Place, filters: FeedFilters, { lang }: Pick<EmbedLook, 'lang'>) {
  const query = { ...feedQuery(place, filters), ...(lang === 'en' ? {} : { lang }) };
  return { board: documentUrl('getBoard', { query }), week: documentUrl('getPrintedWeek', { query }) };
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
