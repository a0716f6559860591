import type { Endpoints, Event, ResponseOf } from '@marquee/contract';
import { LISTING_MILES } from '../api/constants.generated.ts';
import { boostedFirst } from '../features/events/boosted-first.ts';
import { cardPrice } from '../features/events/event-words.ts';
import { clockTime } from '../features/events/local-time.ts';
import { picturesIn } from '../features/events/repeated-images.ts';
import { answerPath, POPULAR } from '../features/home/answer-path.ts';
import { CURATED, chooseCurated } from '../features/home/choose-curated.ts';
import { eveningOf, TONIGHT_ROWS, tonightAroundPath, tonightOf, tonightPath } from '../features/home/tonight.ts';
import { eventsPath, type Place, placeName } from '../features/place/place-address.ts';
import { homeText } from '../messages/home.ts';
import { t } from '../messages/site.ts';
import { eventCard } from './event-card.ts';
import { canopy, frame } from './frame.ts';
import { css, html, icon, type Markup } from './markup.ts';

const hero = (name: string) => css('hero', name);
const home = (name: string) => css('home', name);
const board = (name: string) => css('tonight-board', name);

interface DrawnHome {
  place: Place;
  page: ResponseOf<Endpoints['listEvents']>;
  now: Date;
}

/** Home as features/home/home-page.tsx renders it, down to the choice of coming events: what is below depends on more answers. */
export function drawHome({ place, page, now }: DrawnHome): Markup {
  const { boosted } = page;
  const all = boostedFirst(boosted, page.events);
  const tonight = tonightOf(all, now);
  const led = boosted.filter((event) => !tonight.includes(event));
  const curated = boostedFirst(led, chooseCurated(page.events, tonight), CURATED);
  return frame(
    html`${canopy(html`<div class="${hero('hero')}"><div class="${hero('words')}"><h1 class="${css('home-title', 'title')}">${t('site.tagline')}</h1>
<span class="${hero('place')}">${icon('pin')}<bdi>${placeName(place)}</bdi>${icon('chevronDown')}</span>${request(place)}</div>${tonight.length > 0 && tonightBoard(place, tonight, eveningOf(all, now).length)}</div>`)}<div class="${home('page')}">${curated.length > 0 && choice(place, curated, led.length > 0, now)}</div>`,
  );
}

/** features/home/request-box.tsx, as a form that also works where scripts do not run. */
function request(place: Place): Markup {
  const { city, state } = place;
  const box = (name: string) => css('request-box', name);
  const chips = POPULAR.map(
    ({ label, request: asked }) =>
      html`<li><a class="${box('chip')}" href="${answerPath(place, asked)}">${homeText(label)}</a></li>`,
  );
  return html`<search class="${box('requests')}"><form class="${box('box')}" action="/events"><input type="hidden" name="city" value="${city}"><input type="hidden" name="state" value="${state}"><span class="${box('glass')}">${icon('search')}</span><input type="search" name="q" maxlength="100" autocomplete="off" aria-label="${homeText('request.label')}" placeholder="${homeText('request.placeholder')}"><span class="${css('button', 'button', 'icon')}"></span><button class="${css('button', 'button', 'lit')} ${box('send')}">${homeText('request.send')}</button></form><div></div><ul class="${box('popular')}" aria-label="${homeText('request.popular')}">${chips}</ul></search>`;
}

/** features/home/tonight-board.tsx */
function tonightBoard(place: Place, events: readonly Event[], evening: number): Markup {
  const rest = evening - Math.min(events.length, TONIGHT_ROWS);
  return html`<section class="${board('board')}"><h2 class="${board('title')}">${homeText('tonight.title')} <span class="${board('where')}">${homeText('tonight.place', { place: place.city })}</span></h2>
<ol class="${board('rows')}">${events.slice(0, TONIGHT_ROWS).map(row)}</ol><p class="${board('foot')}">${rest > 0 ? html`<a href="${tonightPath(place)}">${homeText('tonight.more', { n: rest })}${icon('arrowRight')}</a>` : html`<a href="${tonightAroundPath(place)}">${homeText('tonight.around', { miles: LISTING_MILES })}${icon('arrowRight')}</a>`}</p></section>`;
}

function row(event: Event): Markup {
  const [time = '', half = ''] = (clockTime(event.startDate) ?? '').split(/\s/);
  return html`<li class="${board('row')}"><time datetime="${event.startDate}" class="${board('time')}">${time}<span class="${board('half')}"> ${half}</span></time><div class="${board('show')}"><h3 class="${board('name')}" dir="auto"><a href="/events/${event.slug}">${event.title}</a></h3><p class="${board('venue')}"><bdi>${event.venue ?? event.city}</bdi>${event.priceMin !== null && ` · ${cardPrice(event.price)}`}${event.isFeatured && ` · ${t('event.sponsored')}`}</p></div></li>`;
}

/** features/home/curated.tsx; without scripts there is no concierge, so its button is a link to the listing until they run, and not shown where none do. */
function choice(place: Place, events: readonly Event[], isLed: boolean, now: Date): Markup {
  const pictured = picturesIn(events);
  const card = (event: Event, index: number) =>
    html`<li>${eventCard(event, now, { isFirst: index === 0, ...pictured[index], isCompact: true })}</li>`;
  return html`<section class="${home('section')}"><header class="${home('head')}"><div><h2>${homeText('curated.title')}</h2><p class="${home('text')}">${homeText(isLed ? 'curated.led' : 'curated.stranger', { place: place.city })}</p></div></header>
<ol class="${home('cards')}">${events.map(card)}</ol><div class="${home('more')}"><a class="${css('button', 'button', 'primary', 'lg')}" href="${eventsPath(place)}">${homeText('curated.more')}</a><a class="${css('button', 'button', 'lg')} ${home('scripted')}" href="${eventsPath(place)}">${homeText('curated.ask')}</a></div></section>`;
}
