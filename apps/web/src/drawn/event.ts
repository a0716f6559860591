import type { EventDetail } from '@marquee/contract';
import { isUnavailable, ticketUrlOf } from '../features/event-page/rules.ts';
import { cardPrice, longDates, longWhen } from '../features/events/event-words.ts';
import { eventsPath, placeName } from '../features/place/place-address.ts';
import { t } from '../messages/site.ts';
import { badges, categoryChips, picture, stub } from './event-parts.ts';
import { canopy, frame } from './frame.ts';
import { css, html, ICON, type Markup } from './markup.ts';

/** Dates before "Show all" (features/event-page/all-dates.tsx). */
const DATES = 6;
const page = (...names: string[]) => css('event-details', ...names);
const ticketClass = (name: string) => css('ticket', name);

/** The page of an event as features/event-page/event-details.tsx renders it, without what needs a script. Null if an apology replaces it. */
export function drawEvent(event: EventDetail, now: Date): Markup | null {
  if (isUnavailable(event)) return null;
  return frame(html`<article>${canopy(head(event))}<div class="${page('page')}">
<div class="${page('ticket')}">${ticket(event, now)}</div>
<div class="${page('main')}">${event.status !== 'active' && html`<p class="${page('notice')}">${ICON}${t(`event.statusText.${event.status}`)}</p>`}
<div class="${page('picture')}">${picture(event, { width: 960, height: 540, isFirst: true, alt: t('detail.cardImage', event) })}</div>
${categoryChips(event)}
<section class="${page('section')}"><h2>${t('detail.about')}</h2><p class="${page('text')}" dir="auto">${event.description ?? t('detail.noDescription')}</p></section>
${dates(event)}</div></div></article>`);
}

function head(event: EventDetail): Markup {
  return html`<header class="${page('head')}"><div class="${page('nav')}"><a href="${eventsPath(event)}" class="${page('back')}">${ICON}${t('detail.back')}</a></div>
<div class="${page('badges')}">${badges(event)}</div>
<h1 class="${page('title')}" dir="auto">${event.title}</h1>
<p class="${page('source')}">${t('detail.presentedBy', { source: event.source })}</p></header>`;
}

function ticket(event: EventDetail, now: Date): Markup {
  const place = [
    event.venue && html`<strong><bdi>${event.venue}</bdi></strong>`,
    event.address && html`<span><bdi>${event.address}</bdi></span>`,
    html`<span><bdi>${placeName(event)}</bdi></span>`,
  ];
  const when = html`<time datetime="${event.startDate}">${longDates(event).map((line) => html`<span>${line}</span>`)}</time>`;
  return html`<div class="${ticketClass('ticket')}"><div class="${ticketClass('stub')}" aria-hidden="true">${stub(event, 'ticket', now)}</div>
<dl class="${ticketClass('facts')}">${fact(t('detail.when'), when)}${fact(t('detail.where'), html`${place}`)}${fact(t('detail.price'), html`<span class="${ticketClass('price')}">${cardPrice(event.price)}</span>`)}</dl>
<div class="${ticketClass('actions')}"><a class="${css('button', 'button', 'lit', 'lg', 'wide')}" href="${ticketUrlOf(event)}" target="_blank" rel="noopener noreferrer">${t('detail.tickets')}${ICON}</a>${event.status === 'active' && html`<a class="${css('button', 'button', 'wide')}" href="/api/events/${event.slug}/calendar.ics">${t('feeds.add')}</a>`}<span class="${css('button', 'button', 'wide')}"></span></div></div>`;
}

function fact(name: string, content: Markup): Markup {
  return html`<div class="${ticketClass('fact')}"><dt>${ICON}<span class="${css('visually-hidden', 'hidden')}">${name}</span></dt><dd>${content}</dd></div>`;
}

function dates({ occurrences, isAllDay }: EventDetail): Markup | null {
  if (occurrences.length < 2) return null;
  return html`<section class="${page('section')}"><h2>${t('detail.dates')}</h2><ol class="${css('all-dates', 'dates')}">${occurrences
    .slice(0, DATES)
    .map(
      (occurrence) =>
        html`<li><time datetime="${occurrence.startDate}">${longWhen({ ...occurrence, isAllDay })}</time>${occurrence.status !== 'active' && badges({ status: occurrence.status, isFeatured: false })}</li>`,
    )}</ol></section>`;
}
