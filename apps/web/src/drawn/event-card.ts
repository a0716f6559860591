import type { Event, Town } from '@marquee/contract';
import { sourcePageOf } from '@marquee/kernel/sent-in';
import { awayWords } from '../features/events/away.ts';
import { placeText } from '../features/events/conditions.ts';
import { cardDates, cardPrice, cardTime, isLongPrice } from '../features/events/event-words.ts';
import type { Pictured } from '../features/events/repeated-images.ts';
import { t } from '../messages/site.ts';
import { badges, categoryChips, picture, stub } from './event-parts.ts';
import { css, html, icon, type Markup } from './markup.ts';

const CHIPS = { full: 3, compact: 2 } as const;
const card = (...names: Array<string | false>) => css('event-card', ...names);

/** The place of the button that adds it to an itinerary. */
const PLAN = html`<span class="${css('button', 'button', 'quiet', 'md', 'icon')}"></span>`;

interface Look extends Partial<Pictured> {
  isFirst: boolean;
  isCompact?: boolean;
  look?: 'lead' | 'dense' | 'strip';
  town?: Town | undefined;
}

/** An event in a list as features/events/event-card.tsx renders it. */
export function eventCard(event: Event, now: Date, { isCompact = false, look, town, ...image }: Look): Markup {
  const more =
    event.upcomingCount > 1 &&
    html` · <span class="${card('more')}">${t('event.moreDates', { n: event.upcomingCount - 1 })}</span>`;
  const price = cardPrice(event.price);
  const sourcePage = sourcePageOf(event);
  return html`<article class="${card('card', look ?? false, look === 'strip' && 'dense', event.status !== 'active' && 'off')}"><div class="${card('top')}">
<div class="${card('picture')}">${picture(event, { width: 480, height: 300, ...image })}</div>
<div class="${card('stub')}"><span class="${css('date-stub', 'stub')}" aria-hidden="true">${stub(event, 'date-stub', now)}</span></div>
<div class="${card('badges')}">${badges(event, now)}</div></div>
<div class="${card('body')}"><h3 class="${card('title')}" dir="auto"><a href="/events/${event.slug}">${event.title}</a></h3>
<p class="${card('fact')}">${icon('clock')}<span><time datetime="${event.startDate}">${cardDates(event, now)}</time> · ${cardTime(event)}${more}</span></p>
<p class="${card('fact')}">${icon('pin')}<span><bdi>${placeText(event)}</bdi>${town && !event.isOnline && html`<span class="${card('more')}"> · ${awayWords(event, town)}</span>`}</span></p>
${event.description && !isCompact && html`<p class="${card('description')}" dir="auto">${event.description}</p>`}
<div class="${card('chips')}">${categoryChips(event, isCompact ? CHIPS.compact : CHIPS.full)}</div></div>
<footer class="${card('foot')}"><p class="${card('price', isLongPrice(price) && 'long')}">${price}</p><div class="${card('actions')}">${event.status === 'active' && PLAN}${sourcePage && html`<a class="${card('learn')}" href="${sourcePage}" target="_blank" rel="noopener noreferrer">${t('event.learnMore')}${icon('external')}</a>`}</div></footer></article>`;
}
