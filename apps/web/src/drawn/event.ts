import type { EventDetail } from '@marquee/contract';
import { noticesOf } from '../features/event-page/notices.ts';
import { priceLines, saleAhead, saleWords } from '../features/event-page/price-lines.ts';
import {
  accessLines,
  hasTickets,
  isUnavailable,
  listedText,
  oftenLines,
  placeLines,
  ticketUrlOf,
  whomOf,
} from '../features/event-page/rules.ts';
import { placeText } from '../features/events/conditions.ts';
import { cardDates, cardPrice, cardTime, longDates, longWhen } from '../features/events/event-words.ts';
import { eventsPath } from '../features/place/place-address.ts';
import { venuePath } from '../features/venues/venue-events-query.ts';
import { detailText } from '../messages/detail.ts';
import { t } from '../messages/site.ts';
import { badge, badges, categoryChips, picture, stub } from './event-parts.ts';
import { canopy, frame } from './frame.ts';
import { css, html, icon, type Markup } from './markup.ts';

/** Dates before "Show all" (features/event-page/all-dates.tsx). */
const DATES = 6;
/** The place of a button that needs a script. */
const ROOM = html`<span class="${css('quick-action', 'room')}"></span>`;
const page = (...names: string[]) => css('event-details', ...names);
const ticketClass = (name: string) => css('ticket', name);

/** The page of an event as features/event-page/event-details.tsx renders it, without what needs a script. Null if an apology replaces it. */
export function drawEvent(event: EventDetail, now: Date): Markup | null {
  if (isUnavailable(event)) return null;
  return frame(html`<article>${canopy(head(event, now))}<div class="${page('page')}">
<div class="${page('main')}">${noticesOf(event).map(({ text, isCalm }) => html`<p class="${isCalm ? page('notice', 'calm') : page('notice')}">${icon('info')}${text}</p>`)}
<div class="${page('picture')}">${picture(event, { width: 960, height: 540, isFirst: true, alt: detailText('detail.cardImage', event) })}</div>
${categoryChips(event)}
<section class="${page('section')}"><h2>${detailText('detail.about')}</h2><p class="${page('text')}" dir="auto">${event.description ?? detailText('detail.noDescription')}</p></section></div>
<div class="${page('ticket')}">${ticket(event, now)}</div>
<div class="${page('more')}">${dates(event)}</div></div></article>`);
}

function head(event: EventDetail, now: Date): Markup {
  return html`<header class="${page('head')}"><div class="${page('nav')}"><a href="${eventsPath(event)}" class="${page('back')}">${icon('arrowLeft')}${detailText('detail.back')}</a></div>
<div class="${page('badges')}">${badges({ ...event, status: 'active', soldOut: false, movedFrom: null }, now)}</div>
<h1 class="${page('title')}" dir="auto">${event.title}</h1>
<p class="${page('gist')}"><time datetime="${event.startDate}">${cardDates(event, now)} · ${cardTime(event)}</time> · <bdi>${placeText(event)}</bdi> · ${cardPrice(event.price)}</p>
<p class="${page('source')}">${listedText(event)}</p></header>`;
}

/** features/event-page/ticket.tsx; the sale's calendar needs the application. */
function price(event: EventDetail, now: Date): Markup {
  const [first, ...more] = priceLines(event);
  const onSale = saleAhead(event, now);
  const lines = onSale === null ? more : [...more, saleWords(onSale)];
  return html`<span class="${ticketClass('price')}">${first}</span>${lines.map((line) => html`<span>${line}</span>`)}`;
}

function ticket(event: EventDetail, now: Date): Markup {
  const whom = whomOf(event);
  const often = oftenLines(event, now);
  const place = [
    (event.venue ?? event.isOnline) && html`<strong>${placeOf(event)}</strong>`,
    ...placeLines(event).map((line) => html`<span><bdi>${line}</bdi></span>`),
  ];
  const when = html`<time datetime="${event.startDate}">${longDates(event).map((line) => html`<span>${line}</span>`)}</time>`;
  return html`<div class="${ticketClass('ticket')}"><div class="${ticketClass('stub')}" aria-hidden="true">${stub(event, 'ticket', now)}</div>
<dl class="${ticketClass('facts')}">${fact('calendar', detailText('detail.when'), when)}${often.length > 0 && fact('clock', detailText('detail.often'), html`${often.map((line) => html`<span>${line}</span>`)}`)}${fact('pin', detailText('detail.where'), html`${place}`)}${fact('ticket', detailText('detail.price'), price(event, now))}${whom && fact('Social', detailText(whom.name), html`<span>${whom.text}</span>`)}${event.company && fact('Social', detailText('detail.company'), html`<span>${detailText(`company.${event.company}`)}</span>`)}${fact('info', detailText('detail.access'), html`${accessLines(event).map((line) => html`<span>${line}</span>`)}`)}</dl>
<div class="${ticketClass('actions')}">${tickets(event, now)}<div class="${css('quick-action', 'row')}">${event.status === 'active' && html`<a class="${css('quick-action', 'action')}" aria-label="${t('feeds.add')}" href="/api/events/${event.slug}/calendar.ics">${icon('calendar')}<span class="${css('quick-action', 'word')}">${detailText('detail.calendar')}</span></a>${ROOM}`}${ROOM}${ROOM}</div></div></div>`;
}

function tickets(event: EventDetail, now: Date): Markup | null {
  const url = ticketUrlOf(event);
  if (url === null) return null;
  return html`<a class="${css('button', 'button', hasTickets(event, now) ? 'lit' : 'secondary', 'lg', 'wide')}" href="${url}" target="_blank" rel="noopener noreferrer">${detailText(hasTickets(event, now) ? 'detail.tickets' : 'detail.soldOutLink')}${icon('external')}</a>`;
}

function placeOf(event: EventDetail): Markup {
  const name = html`<bdi>${placeText(event)}</bdi>`;
  return event.venueSlug === null ? name : html`<a href="${venuePath(event.venueSlug)}">${name}</a>`;
}

function fact(sign: Parameters<typeof icon>[0], name: string, content: Markup): Markup {
  return html`<div class="${ticketClass('fact')}"><dt>${icon(sign)}<span class="${css('visually-hidden', 'hidden')}">${name}</span></dt><dd>${content}</dd></div>`;
}

function dates({ occurrences, isAllDay, soldOut }: EventDetail): Markup | null {
  if (occurrences.length < 2) return null;
  return html`<section class="${page('section')}"><h2>${detailText('detail.dates')}</h2><ol class="${css('all-dates', 'dates')}">${occurrences
    .slice(0, DATES)
    .map(
      (occurrence) =>
        html`<li><time datetime="${occurrence.startDate}">${longWhen({ ...occurrence, isAllDay })}</time>${occurrence.status !== 'active' && badge('danger', t(`event.status.${occurrence.status}`))}${occurrence.status === 'active' && occurrence.soldOut && !soldOut && badge('danger', t('event.soldOut'))}</li>`,
    )}</ol></section>`;
}
