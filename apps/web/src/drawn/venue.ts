import type { Endpoints, Event, ResponseOf, Venue } from '@marquee/contract';
import { eventsPath, placeName } from '../features/place/place-address.ts';
import { accessOfEvents } from '../features/venues/access-of-events.ts';
import { cityOf } from '../features/venues/venue-events-query.ts';
import { t } from '../messages/site.ts';
import { venueText } from '../messages/venues.ts';
import { eventCard } from './event-card.ts';
import { eventRow } from './event-row.ts';
import { canopy, frame } from './frame.ts';
import { css, html, icon, type Markup } from './markup.ts';

/** Events in the document: a first page of them. */
const ROWS = 50;

const page = (...names: string[]) => css('venue-page', ...names);
const facts = (name: string) => css('venue-facts', name);
/** The place of a button that needs a script. */
const BUTTON = html`<span class="${css('button', 'button', 'wide')}"></span>`;

/** The page of a venue as features/venues/venue-page.tsx renders it, without what needs a script. */
export function drawVenue(venue: Venue, listed: ResponseOf<Endpoints['listEvents']>, now: Date): Markup {
  return frame(html`<article>${canopy(head(venue))}<div class="${page('page')}">
<div class="${page('side')}">${card(venue, accessOfEvents(listed.events.slice(0, ROWS)))}</div>
<div class="${page('main')}">${about(venue)}
<section class="${page('events')}" aria-label="${venueText('venue.events')}">${listed.events.length === 0 ? empty(venue) : program(listed.events.slice(0, ROWS), now)}</section>${venue.latitude !== null && html`<div class="${page('where')}"></div>`}
<div class="${page('claimSpace')}"></div></div></div></article>`);
}

function head(venue: Venue): Markup {
  const { name, upcomingEvents } = venue;
  const coming = upcomingEvents > 0 ? venueText('venue.coming', { n: upcomingEvents }) : venueText('venue.none');
  return html`<header class="${page('head')}"><div class="${page('nav')}"><a href="${eventsPath(cityOf(venue))}" class="${page('back')}">${icon('arrowLeft')}${venueText('venue.back', { place: placeName(venue.list) })}</a></div>
<h1 class="${page('title')}" dir="auto">${name}</h1>
<p class="${page('place')}"><bdi>${placeName(venue)}</bdi> · ${coming}</p></header>`;
}

function card(venue: Venue, stated: readonly string[]): Markup {
  const { address, phone, website, accessibility } = venue;
  const quiet = (text: string) => html`<span class="${facts('quiet')}">${text}</span>`;
  const where = html`${address === null ? quiet(venueText('venue.noAddress')) : html`<strong><bdi>${address}</bdi></strong>`}${!address?.includes(venue.city) && quiet(placeName(venue))}`;
  const access =
    accessibility === null && stated.length === 0
      ? quiet(venueText('venue.noAccessibility'))
      : html`${accessibility !== null && html`<span class="${facts('text')}" dir="auto">${accessibility}</span>`}${stated.map((line) => html`<span>${line}</span>`)}${stated.length > 0 && quiet(venueText('venue.access.fromEvents'))}`;
  return html`<section class="${facts('card')}" aria-label="${venueText('venue.facts')}"><dl class="${facts('facts')}">${fact('venue.address', where)}${phone !== null && fact('venue.phone', html`<a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`)}${website !== null && fact('venue.website', html`<a href="${website}" target="_blank" rel="noopener noreferrer"><bdi>${new URL(website).hostname.replace(/^www\./, '')}</bdi></a>`)}${fact('venue.accessibility', html`<strong aria-hidden="true" class="${facts('name')}">${venueText('venue.accessibility')}</strong>${access}`)}</dl>
<div class="${facts('actions')}">${BUTTON}${BUTTON}</div></section>`;
}

const SIGNS = {
  'venue.address': 'pin',
  'venue.phone': 'speaker',
  'venue.website': 'external',
  'venue.accessibility': 'info',
} as const;

function fact(name: keyof typeof SIGNS, content: Markup): Markup {
  return html`<div class="${facts('fact')}"><dt>${icon(SIGNS[name])}<span class="${css('visually-hidden', 'hidden')}">${venueText(name)}</span></dt><dd>${content}</dd></div>`;
}

function about({ description }: Venue): Markup | null {
  if (description === null) return null;
  return html`<section class="${page('about')}"><h2>${venueText('venue.about')}</h2><p class="${page('text')}" dir="auto">${description}</p><p class="${page('quiet')}">${venueText('venue.saidByVenue')}</p></section>`;
}

function program([first, ...others]: readonly Event[], now: Date): Markup {
  return html`<h2>${venueText('venue.events')}</h2>${first && eventCard(first, now, { isFirst: true, look: 'lead' })}<ul class="${page('rows')}">${others.map((event) => html`<li>${eventRow(event, now)}</li>`)}</ul>`;
}

function empty(venue: Venue): Markup {
  return html`<div class="${css('state', 'state')}"><span class="${css('state', 'sign')}">${icon('calendar')}</span><h2>${venueText('venue.empty')}</h2><div class="${css('state', 'text')}">${venueText('venue.emptyText', venue)}</div><div class="${css('state', 'actions')}"><a class="${css('button', 'button', 'primary')}" href="${eventsPath(cityOf(venue))}">${venueText('venue.back', { place: placeName(venue.list) })}</a><a class="${css('button', 'button', 'secondary')}" href="/submit">${t('footer.submit')}</a></div></div>`;
}
