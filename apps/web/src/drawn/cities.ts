import type { Endpoints, ResponseOf } from '@marquee/contract';
import { eventsPath } from '../features/place/place-address.ts';
import { grouped } from '../messages/dates.ts';
import { cityText } from '../messages/places.ts';
import { stateName } from '../messages/states.ts';
import { canopy, frame } from './frame.ts';
import { css, html, type Markup } from './markup.ts';

type Stats = ResponseOf<Endpoints['cityStats']>;

const part = (name: string) => css('cities-page', name);

/** The cities as features/cities/cities-page.tsx renders them. */
export function drawCities({ overview, states }: Stats): Markup {
  return frame(
    html`${canopy(html`<div class="${part('head')}"><h1 class="${part('title')}">${cityText('cities.title')}</h1><p class="${part('text')}">${cityText('cities.text')}</p>${figures(overview)}<span class="${css('button', 'button')}"></span></div>`)}<div class="${part('page')}">${states.map(stateOf)}</div>`,
  );
}

/** features/cities/network-figures.tsx */
function figures({ totalCities, totalStates, totalEvents, recentCities }: Stats['overview']): Markup {
  const figure = (name: string, n: number) =>
    html`<div class="${part('figure')}"><dt>${name}</dt><dd>${grouped(n)}</dd></div>`;
  return html`<dl class="${part('figures')}">${figure(cityText('cities.live'), totalCities)}${figure(cityText('cities.states'), totalStates)}${figure(cityText('cities.events'), totalEvents)}${figure(cityText('cities.recent'), recentCities)}</dl>`;
}

function stateOf({ state, stateFullName, cityCount, totalEvents, cities }: Stats['states'][number]): Markup {
  return html`<section><header class="${part('stateHead')}"><h2>${stateName(state, stateFullName)}</h2><span class="${part('code')}">${state}</span><p class="${part('counts')}">${cityText('cities.count', { n: cityCount })} · ${cityText('place.count', { n: totalEvents })}</p></header>
<ul class="${part('grid')}">${cities.map(
    ({ name, eventCount }) =>
      html`<li><a class="${part('city')}" href="${eventsPath({ city: name, state })}"><span class="${part('name')}">${name}</span><span class="${part('events')}">${cityText('place.count', { n: eventCount })}</span></a></li>`,
  )}</ul></section>`;
}
