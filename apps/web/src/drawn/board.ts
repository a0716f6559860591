import type { Event } from '@marquee/contract';
import { isSentIn } from '@marquee/kernel/sent-in';
import { categoryNamed } from '../features/events/categories.ts';
import { badgesOf, placeText } from '../features/events/conditions.ts';
import { cardDates, cardTime, knownPrice } from '../features/events/event-words.ts';
import { cardDate, weekday } from '../features/events/local-time.ts';
import { posterArt } from '../features/events/poster/poster-art.ts';
import { HEIGHT, WIDTH } from '../features/events/poster/shapes.ts';
import { isOngoing } from '../features/events/zones.ts';
import { capitalized } from '../messages/dates.ts';
import { screenText } from '../messages/screens.ts';
import { sharingText } from '../messages/sharing.ts';
import { t } from '../messages/site.ts';
import { html, type Markup } from './markup.ts';
import { qrCode } from './qr-code.ts';
import { type Screen, screenDocument } from './screen-document.ts';

/** One event of a board, and until when it is shown: a wall time at its place. */
export interface Slide {
  event: Event;
  until: string;
}

export interface Board {
  place: string;
  narrowed: string;
  slides: readonly Slide[];
  /** The zone of the clock. */
  zone: string;
  /** All days of the query take turns; else what comes later waits until today is nearly over. */
  hasAllDays: boolean;
  page: string;
  origin: string;
  now: Date;
}

/** Characters up to which a title is set in each size, the largest first; apps/web/public/tonight.js shows one slide at a time. */
const TITLE_SIZES = [16, 32, 56, 96] as const;

export function drawBoard(board: Board, screen: Omit<Screen, 'title' | 'script'>): string {
  const { place, narrowed, slides, zone, hasAllDays, page, origin, now } = board;
  const title = sharingText('embed.title', { place });
  const host = new URL(origin).host;
  return screenDocument(
    { title, script: '/tonight.js', ...screen },
    html`<body data-at="${now.toISOString()}" data-zone="${zone}" data-updated="${screenText('board.updated', { time: '{time}' })}" data-offline="${screenText('board.offline', { time: '{time}' })}" data-today="${t('when.today')}" data-tonight="${t('when.tonight')}" data-tomorrow="${t('when.tomorrow')}"${hasAllDays && html` data-all`}>
<div class="stage">
<header><div><h1>${title}</h1>${narrowed !== '' && html`<p class="narrowed">${narrowed}</p>`}</div><p class="clock"><time></time><span></span></p></header>
<main>${slides.map((slide) => drawSlide(slide, origin, host, now))}
${notice('none', screenText('board.none'), screenText('board.noneText'), page, host)}
${notice('old', screenText('board.old'), screenText('board.oldText'), page, host)}</main>
<footer><p class="bulbs" aria-hidden="true"></p><p class="name">${t('site.name')}</p><p class="state"></p></footer>
</div>
</body>`,
  );
}

/** What stands on the board when nobody knows the city. */
export function drawBoardMissing(origin: string, screen: Omit<Screen, 'title' | 'script'>): string {
  const title = sharingText('embed.missing');
  const cities = `${origin}/cities`;
  return screenDocument(
    { title, script: '/tonight.js', ...screen },
    html`<body><div class="stage"><main>${notice('none', title, sharingText('embed.cities'), cities, new URL(cities).host)}</main></div></body>`,
  );
}

function drawSlide({ event, until }: Slide, origin: string, host: string, now: Date): Markup {
  const { title, source, startDate, timezone } = event;
  const isLong = isOngoing(event, now);
  const day = isLong ? cardDates(event, now) : `${capitalized(weekday(startDate))}, ${cardDate(startDate)}`;
  const starts = html` data-day="${startDate.slice(0, 10)}" data-hour="${startDate.slice(11, 13) || '00'}"`;
  return html`
<section class="slide" data-until="${until}" data-zone="${timezone}"${!isLong && starts}><div class="words">
<p class="when"><span class="day">${day}</span><span class="time">${cardTime(event)}</span></p>
<h2 dir="auto" data-size="${sizeOf(title)}">${title}</h2>
<p class="place"><bdi>${placeText(event)}</bdi></p>
<p class="price">${knownPrice(event.price)}${badgesOf({ ...event, isFeatured: false }).map(({ tone, text }) => html` <span class="badge ${tone}">${text}</span>`)}</p>
<p class="source">${isSentIn(event) ? t('event.sentIn') : sharingText('embed.source', { source })}</p></div>
<div class="side">${picture(event)}${scan(`${origin}/events/${encodeURIComponent(event.slug)}`, host)}</div></section>`;
}

function notice(name: 'none' | 'old', title: string, text: string, address: string, host: string): Markup {
  return html`<section class="slide ${name}"><div class="words"><h2 data-size="2">${title}</h2><p class="place">${text}</p></div><div class="side">${scan(address, host)}</div></section>`;
}

const scan = (address: string, host: string) =>
  html`<div class="scan">${qrCode(address)}<p>${screenText('board.scan')}<span>${host}</span></p></div>`;

/** The event's own picture before its drawing, which stays where the picture cannot be loaded. What a model made is not shown here. */
function picture(event: Event): Markup {
  const { shapes } = posterArt(event);
  const hue = categoryNamed(event.categories[0] ?? 'Other').toLowerCase();
  return html`<div class="picture" data-hue="${hue}"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${shapes.map(
    ({ d, ink, opacity }) =>
      html`<path d="${d}" class="ink${ink}"${opacity !== undefined && html` opacity="${opacity}"`}/>`,
  )}</svg>${event.imageUrl !== null && html`<img src="${event.imageUrl}?w=1280" alt="" decoding="async">`}</div>`;
}

function sizeOf(title: string): number {
  const at = TITLE_SIZES.findIndex((most) => title.length <= most);
  return at === -1 ? TITLE_SIZES.length + 1 : at + 1;
}
