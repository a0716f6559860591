import { LISTING_LIMIT_MAX, type WeekQuery } from '@marquee/contract';
import type { ApiDeps } from '@marquee/platform';
import { addDays, drawEmbedMissing, drawWeek } from '@marquee/web/drawn';
import { embedStyle } from '../embed/style.ts';
import { etagOf } from '../etag.ts';
import { datedAt, nowThere } from '../feeds/days-of-now.ts';
import type { Document } from '../verbs.ts';
import { nameOf, narrowedBy, pageOf, soonest } from './asked-list.ts';
import { fitWeek } from './fit-week.ts';
import { weekStyle } from './week-style.ts';

const CACHE_SECONDS = 60;
const CONTENT_TYPE = 'text/html; charset=utf-8';
/** Days of the sheet after the first. */
const FURTHER_DAYS = 6;

/** At most seven days of a list or search, from today on or from the day that is asked for, on one sheet of paper. */
export async function printedWeek(deps: ApiDeps, query: WeekQuery): Promise<Document> {
  const { lang, ...asked } = query;
  const { now: local } = await nowThere(deps, asked);
  const today = local.slice(0, 10);
  const dated = datedAt(asked, local);
  const from = dated.from ?? today;
  const week = addDays(from, FURTHER_DAYS);
  const to = dated.to !== undefined && dated.to >= from && dated.to < week ? dated.to : week;
  const { events, city } = await soonest(deps, { ...dated, from, to }, LISTING_LIMIT_MAX);
  const origin = deps.publicOrigin;
  if (city.status === 'unknown') {
    const style = embedStyle(undefined);
    return { contentType: CONTENT_TYPE, body: drawEmbedMissing(origin, { look: '', style }), style, status: 404 };
  }
  const style = await weekStyle(deps);
  // What runs since before the sheet's first day runs "all week", also on a sheet of days to come.
  const first = new Date(Math.max(deps.clock.now(), Date.parse(`${from}T00:00Z`)));
  const page = pageOf(deps, city, asked, lang);
  // Its days are in the line above.
  const narrowed = narrowedBy({ ...asked, when: undefined, from: undefined, to: undefined });
  const body = drawWeek(
    { place: nameOf(city), narrowed, ...fitWeek(events, first), from, to, page, origin, today },
    { style },
  );
  return { contentType: CONTENT_TYPE, body, style, etag: await etagOf(body), cacheSeconds: CACHE_SECONDS };
}
