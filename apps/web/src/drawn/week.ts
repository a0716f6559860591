import type { Event } from '@marquee/contract';
import { badgesOf, placeText } from '../features/events/conditions.ts';
import { cardTime, knownPrice } from '../features/events/event-words.ts';
import { cardDate, longDate, shortDate, weekday } from '../features/events/local-time.ts';
import { capitalized } from '../messages/dates.ts';
import { screenText } from '../messages/screens.ts';
import { sharingText } from '../messages/sharing.ts';
import { t } from '../messages/site.ts';
import { html, type Markup } from './markup.ts';
import { qrCode } from './qr-code.ts';
import { type Screen, screenDocument } from './screen-document.ts';

/** The events of a day that fit, and how many more there are. */
export interface PrintedDay {
  /** A date; null: what runs for many days. */
  day: string | null;
  events: readonly Event[];
  more: number;
}

export interface PrintedWeek {
  place: string;
  narrowed: string;
  days: readonly PrintedDay[];
  from: string;
  to: string;
  /** Few events have larger codes and letters. */
  isLarge: boolean;
  page: string;
  origin: string;
  today: string;
}

/** Seven days on one sheet, Letter or A4 (workers/api/src/screens/printed-week.ts chooses what fits). */
export function drawWeek(week: PrintedWeek, screen: Pick<Screen, 'style'>): string {
  const { place, narrowed, days, from, to, isLarge, page, origin, today } = week;
  const title = sharingText('embed.title', { place });
  const range = `${capitalized(weekday(from))}, ${cardDate(from)} – ${capitalized(weekday(to))}, ${shortDate(to)}`;
  return screenDocument(
    { title: `${title}, ${range}`, script: '/print.js', look: '', ...screen },
    html`<body>
<div class="bar"><p>${screenText('week.how')}</p><button id="print" type="button" hidden>${screenText('week.print')}</button></div>
<main class="sheet${isLarge && ' large'}">
<header><div><h1>${title}</h1><p class="range">${range}</p>${narrowed !== '' && html`<p class="narrowed">${narrowed}</p>`}</div><div class="all">${qrCode(page)}<p>${screenText('week.all')}</p></div></header>
<div class="days">${
      days.length === 0
        ? html`<p class="none">${screenText('week.none')}</p>`
        : days.map((day) => dayOf(day, origin, today))
    }</div>
<footer><b>${t('site.name')}</b> · ${new URL(origin).host} · ${screenText('week.foot', { day: shortDate(today) })}</footer>
</main>
</body>`,
  );
}

function dayOf({ day, events, more }: PrintedDay, origin: string, today: string): Markup {
  const heading = day === null ? screenText('week.ongoing') : dayName(day, today);
  return html`
<h2>${heading}${more > 0 && html` <span>${screenText('week.more', { n: more })}</span>`}</h2>${events.map((event) => row(event, day === null, origin))}`;
}

/** Without the year, which the head of the sheet has. */
const dayName = (day: string, today: string) =>
  capitalized(longDate(day).replace(day.slice(0, 4) === today.slice(0, 4) ? /(?:,| de) \d{4}$/ : '', ''));

function row(event: Event, isLong: boolean, origin: string): Markup {
  const { title, slug, endDate, status } = event;
  const [badge] = badgesOf({ ...event, isFeatured: false });
  const price = knownPrice(event.price);
  const when = isLong && endDate !== null ? screenText('week.until', { day: cardDate(endDate) }) : cardTime(event);
  return html`
<article${status !== 'active' && html` class="off"`}>${qrCode(`${origin}/events/${encodeURIComponent(slug)}`)}<div><h3 dir="auto"><span class="time">${when}</span> ${title}</h3><p>${badge && html`<b class="${badge.tone}">${badge.text}</b> · `}<bdi>${placeText(event)}</bdi>${price !== null && html` · ${price}`}</p></div></article>`;
}
