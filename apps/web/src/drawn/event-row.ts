import type { Event } from '@marquee/contract';
import { badgesOf } from '../features/events/conditions.ts';
import { cardDates, cardPrice, cardTime } from '../features/events/event-words.ts';
import { stub } from './event-parts.ts';
import { css, html, type Markup } from './markup.ts';

const row = (name: string) => css('event-row', name);

/** An event as a small ticket as features/events/event-row.tsx renders it, where its place goes without saying. */
export function eventRow(event: Event, now: Date): Markup {
  const [first] = badgesOf(event);
  const last =
    first?.tone === 'danger'
      ? html`<span class="${row('off')}">${first.text}</span>`
      : html`<span class="${row('price')}">${cardPrice(event.price)}</span>`;
  return html`<article class="${row('row')}"><span class="${css('date-stub', 'stub')}" aria-hidden="true">${stub(event, 'date-stub', now)}</span><div class="${row('body')}"><h3 class="${row('title')}" dir="auto"><a href="/events/${event.slug}">${event.title}</a></h3>
<p class="${row('facts')}"><time datetime="${event.startDate}">${cardDates(event, now)} · ${cardTime(event)}</time></p><p class="${row('facts')}">${last}</p></div></article>`;
}
