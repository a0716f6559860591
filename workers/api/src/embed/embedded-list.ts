import type { EmbedQuery } from '@marquee/contract';
import type { ApiDeps } from '@marquee/platform';
import { drawEmbed, drawEmbedMissing } from '@marquee/web/drawn';
import { etagOf } from '../etag.ts';
import { daysOfNow } from '../feeds/days-of-now.ts';
import { nameOf, narrowedBy, pageOf, soonest } from '../screens/asked-list.ts';
import type { Document } from '../verbs.ts';
import { embedStyle } from './style.ts';

/** As feeds. */
const CACHE_SECONDS = 60;
const CONTENT_TYPE = 'text/html; charset=utf-8';

/** A list or search as a document for a frame or the web component on any other site. Write it in the language of the query. */
export async function embeddedList(deps: ApiDeps, query: EmbedQuery): Promise<Document> {
  const { limit, theme, lang, size, accent, ...asked } = query;
  const { events, city } = await soonest(deps, await daysOfNow(deps, asked), limit);
  const style = embedStyle(accent);
  const frame = { look: [theme, size].filter((name) => name !== 'auto' && name !== 'medium').join(' '), style };
  const origin = deps.publicOrigin;
  if (city.status === 'unknown')
    return { contentType: CONTENT_TYPE, body: drawEmbedMissing(origin, frame), style, status: 404 };
  const now = new Date(deps.clock.now());
  const page = pageOf(deps, city, asked, lang);
  const body = drawEmbed({ place: nameOf(city), narrowed: narrowedBy(asked), events, page, origin, now }, frame);
  const hasEvents = events.length > 0;
  return { contentType: CONTENT_TYPE, body, style, etag: await etagOf(body), cacheSeconds: CACHE_SECONDS, hasEvents };
}
