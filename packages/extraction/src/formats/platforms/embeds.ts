import { oncePer } from '../../base/kept.ts';
import { allMatches } from '../../base/matches.ts';
import { attribute, rawText } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';

/** URLs without any of these words lead to no calendar, and need not be parsed. */
const OF_CALENDARS =
  /calendar\.google|google\.com\/calendar\/embed|libcal\.com|\/widget\/view|legistar\.com|icalendar\.aspx|rssfeed\.aspx/i;
/** A vendor's widgets may be of any kind; this many are checked for calendars. */
const MOST_WIDGETS = 3;

/**
 * URLs of the feeds behind calendars that a page embeds: visitors see them through a script, but the platform publishes the
 * same data as ICS, RSS or JSON.
 */
export function* embeddedFeeds(page: Page): Generator<string> {
  for (const url of addressesOn(page)) {
    yield* googleCalendars(url);
    yield* libcal(url);
    yield* localist(url);
    yield* civicPlus(url);
    yield* legistar(url);
  }
  yield* trumba(page);
  yield* tockify(page);
  yield* elfsight(page);
  yield* squarespace(page);
}

function* addressesOn(page: Page): Generator<URL> {
  // On a calendar's own host, relative URLs need not name the platform.
  const isOwn = OF_CALENDARS.test(page.url);
  const { each, joined } = writtenOn(page);
  // Most pages link to no calendar: their addresses are searched in one go.
  if (!isOwn && !OF_CALENDARS.test(joined)) return;
  for (const address of each) {
    if (!(isOwn || OF_CALENDARS.test(address)) || !/[?/]/.test(address)) continue;
    const url = URL.parse(address, page.url);
    if (url && /^https?:$/.test(url.protocol)) yield url;
  }
}

/** The addresses that a page has in links, frames and scripts, as they are written, and all of them as one text. */
export const writtenOn = oncePer((page: Page): { each: readonly string[]; joined: string } => {
  const written = [page.url];
  for (const frame of page.elements('iframe'))
    written.push(attribute(frame, 'src') ?? attribute(frame, 'data-src') ?? '');
  for (const script of page.elements('script')) written.push(attribute(script, 'src') ?? '');
  for (const name of ['a', 'link']) for (const link of page.elements(name)) written.push(attribute(link, 'href') ?? '');
  return { each: written, joined: written.join('\n') };
});

/** `/calendar/embed?src=…` names one or more calendars; share links have the same in `cid`, sometimes in Base64. */
function* googleCalendars(url: URL): Generator<string> {
  if (!/(?:^|\.)google\.com$/.test(url.hostname) || !url.pathname.startsWith('/calendar/')) return;
  for (const id of [...url.searchParams.getAll('src'), ...url.searchParams.getAll('cid')].slice(0, 10)) {
    const name = id.includes('@') ? id : (decoded(id) ?? id);
    yield `https://calendar.google.com/calendar/ical/${encodeURIComponent(name)}/public/basic.ics`;
  }
}

function decoded(id: string): string | null {
  try {
    const text = atob(id);
    return /^[\w.#+%-]+@[\w.-]+$/.test(text) ? text : null;
  } catch {
    return null;
  }
}

function* libcal(url: URL): Generator<string> {
  const calendar = url.searchParams.get('cid') ?? url.searchParams.get('cal_id');
  const isOwn = url.hostname.endsWith('.libcal.com') && !/^api\d*\./.test(url.hostname);
  if (isOwn && calendar && /^\d+$/.test(calendar)) yield `${url.origin}/ical_subscribe.php?src=p&cid=${calendar}`;
}

/** A Localist widget is a script from the calendar's own host, `/widget/view?schools=…`. */
function* localist(url: URL): Generator<string> {
  if (url.pathname === '/widget/view' && (url.searchParams.has('schools') || /localist/.test(url.href)))
    yield `${url.origin}/api/2/events?days=90&pp=100`;
}

/** CivicPlus publishes its calendar as module 58 of its RSS and as iCalendar. */
function* civicPlus(url: URL): Generator<string> {
  const isCalendar = /icalendar\.aspx$/i.test(url.pathname) && /feed=calendar/i.test(url.search);
  const isRss = /rssfeed\.aspx$/i.test(url.pathname) && /modid=58\b/i.test(url.search);
  if (isCalendar || isRss) yield url.href;
}

function* legistar(url: URL): Generator<string> {
  const client = /^([\w-]+)\.legistar\.com$/.exec(url.hostname)?.[1];
  if (client && client !== 'webapi' && /calendar\.aspx$/i.test(url.pathname))
    yield `https://webapi.legistar.com/v1/${client}/events?$orderby=EventDate%20desc&$top=100`;
}

/** `$Trumba.addSpud({ webName: "city-events", spudType: "main" })`. */
function* trumba(page: Page): Generator<string> {
  for (const script of page.elements('script')) {
    const text = rawText(script);
    if (!/trumba/i.test(text)) continue;
    for (const match of text.matchAll(/\bwebName\s*:\s*["']([\w.-]{2,80})["']/g))
      yield `https://www.trumba.com/calendars/${match[1]}.json`;
  }
}

function* tockify(page: Page): Generator<string> {
  if (!page.hasAttribute('data-tockify-calendar')) return;
  for (const match of page.text.matchAll(/data-tockify-calendar\s*=\s*["']([\w.-]{2,80})["']/gi))
    yield `https://tockify.com/api/feeds/ics/${match[1]}`;
}

function* elfsight(page: Page): Generator<string> {
  // V8 finds six letters behind a rare one in half the time of more.
  if (!page.text.includes('fsight')) return;
  const ids = new Set(allMatches(/elfsight-app-([\da-f]{8}-[\da-f-]{27})/g, page.text).map((match) => match[1]));
  for (const id of [...ids].slice(0, MOST_WIDGETS))
    yield `https://core.service.elfsight.com/p/boot/?page=${encodeURIComponent(page.url)}&w=${id}`;
}

/** A Squarespace page of events is also available as JSON. */
function* squarespace(page: Page): Generator<string> {
  if (!/\bSQUARESPACE_CONTEXT\b/.test(page.text)) return;
  if (!/\bcollection-type-events|"typeName"\s*:\s*"events/.test(page.text)) return;
  const url = new URL(page.url);
  url.searchParams.set('format', 'json');
  yield url.href;
}
