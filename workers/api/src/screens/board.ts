import { type BoardQuery, LISTING_LIMIT_MAX } from '@marquee/contract';
import type { ApiDeps } from '@marquee/platform';
import { addDays, drawBoard, drawBoardMissing } from '@marquee/web/drawn';
import { etagOf } from '../etag.ts';
import { datedAt, nowThere } from '../feeds/days-of-now.ts';
import type { Document } from '../verbs.ts';
import { nameOf, narrowedBy, pageOf, soonest } from './asked-list.ts';
import { boardStyle } from './board-style.ts';
import { slidesOf } from './slides.ts';

const CACHE_SECONDS = 60;
const CONTENT_TYPE = 'text/html; charset=utf-8';

/** A list or search for a television, in the language of the query (apps/web/public/tonight.js runs it). */
export async function board(deps: ApiDeps, query: BoardQuery): Promise<Document> {
  const { theme, lang, ...asked } = query;
  const { zone, now: local } = await nowThere(deps, asked);
  const today = local.slice(0, 10);
  // Without a choice, and for the rest of a day, tomorrow waits behind: a board without a connection goes on into it.
  const isOfDay = asked.when === 'today' || asked.when === 'tonight';
  const hasNoDays = asked.when === undefined && asked.from === undefined && asked.to === undefined;
  const dated = datedAt(asked, local);
  const days = isOfDay || hasNoDays ? { ...dated, from: today, to: addDays(today, 1) } : dated;
  const found = await soonest(deps, days, LISTING_LIMIT_MAX);
  const isEmpty = found.events.length === 0 && found.city.status !== 'unknown';
  const { events, city } = isEmpty && hasNoDays ? await soonest(deps, dated, LISTING_LIMIT_MAX) : found;
  const style = await boardStyle(deps);
  const screen = { look: theme, style };
  const origin = deps.publicOrigin;
  if (city.status === 'unknown')
    return { contentType: CONTENT_TYPE, body: drawBoardMissing(origin, screen), style, status: 404 };
  const now = new Date(deps.clock.now());
  const body = drawBoard(
    {
      place: nameOf(city),
      narrowed: narrowedBy(asked),
      slides: slidesOf(events, now),
      zone,
      hasAllDays: !(isOfDay || hasNoDays),
      page: pageOf(deps, city, asked, lang),
      origin,
      now,
    },
    screen,
  );
  return { contentType: CONTENT_TYPE, body, style, etag: await etagOf(body), cacheSeconds: CACHE_SECONDS };
}
