import type { CitySources } from '@marquee/contract';
import {
  answerWords,
  estimateWords,
  fileWords,
  groupsOfSources,
  kindWords,
  shareSentence,
  shareWords,
  termsPath,
  yieldWords,
} from '../features/city-sources/coverage-words.ts';
import { categoryName } from '../features/events/categories.ts';
import { eventsPath, placeName } from '../features/place/place-address.ts';
import { venuePath } from '../features/venues/venue-events-query.ts';
import { coverageText } from '../messages/coverage.ts';
import { grouped } from '../messages/dates.ts';
import { canopy, frame } from './frame.ts';
import { css, html, icon, type Markup } from './markup.ts';
import { drawNewsletter } from './newsletter.ts';

const part = (name: string) => css('city-sources', name);

/** What we read in a city, as features/city-sources/city-sources-page.tsx renders it. */
export function drawCitySources(city: CitySources, { hasMail }: { hasMail: boolean }): Markup {
  return frame(
    html`${canopy(head(city))}<div class="${part('page')}">${completeness(city)}${sources(city)}${missing(city)}${dataSet(city)}${hasMail && drawNewsletter(city)}</div>`,
  );
}

function head(city: CitySources): Markup {
  const place = placeName(city);
  const { all } = city;
  const figure = (name: string, n: number) =>
    html`<div class="${part('figure')}"><dt>${name}</dt><dd>${grouped(n)}</dd></div>`;
  return html`<header class="${part('head')}"><a href="${eventsPath(city)}" class="${part('back')}">${icon('arrowLeft')}${coverageText('coverage.back', { place })}</a><h1 class="${part('title')}">${coverageText('coverage.title', { place })}</h1><p class="${part('text')}">${coverageText('coverage.text')}</p>
<dl class="${part('figures')}">${figure(coverageText('coverage.listing'), all.sources)}${figure(coverageText('coverage.events'), all.events)}${figure(coverageText('coverage.lost'), all.lost)}${figure(coverageText('coverage.places'), all.places)}</dl></header>`;
}

function completeness(city: CitySources): Markup {
  return html`<section class="${part('section')}"><h2>${coverageText('coverage.how')}</h2><p class="${part('lead')}">${shareSentence(city.all)}</p>
<ul class="${part('kinds')}">${city.categories.map(
    (kind) =>
      html`<li class="${part('kind')}" data-hue="${kind.category.toLowerCase()}"><strong>${categoryName(kind.category)}</strong><span class="${part('amount')}">${shareWords(kind)}</span><meter class="${part('bar')}" min="0" max="1" value="${kind.share ?? 0}" aria-hidden="true"></meter><span class="${part('about')}">${kindWords(kind)}</span></li>`,
  )}</ul><details class="${part('estimate')}"><summary>${coverageText('coverage.estimate')}</summary>${estimateWords(city).map((words) => html`<p>${words}</p>`)}</details></section>`;
}

function sources(city: CitySources): Markup {
  const groups = groupsOfSources(city.sources);
  return html`<section class="${part('section')}"><h2>${coverageText('coverage.sources')}</h2>${groups.length === 0 && html`<p class="${part('quiet')}">${coverageText('coverage.noSources')}</p>`}${groups.map(
    (group) =>
      html`<section class="${part('group')}"><h3>${coverageText(`coverage.standing.${group.standing}`)}<span>${grouped(group.sources.length)}</span></h3>${group.standing === 'closed' && html`<p class="${part('quiet')}">${coverageText('coverage.closedText')}</p>`}<ul class="${part('rows')}">${group.sources.map((source) => row(source, city.timezone))}</ul></section>`,
  )}</section>`;
}

function row(source: CitySources['sources'][number], timezone: string): Markup {
  return html`<li class="${part('row')}"><a href="${source.url}" target="_blank" rel="noopener noreferrer"><bdi>${source.name}</bdi></a><span class="${part('amount')}">${yieldWords(source)}</span><span><bdi>${source.host.replace(/^www\./, '')}</bdi> · ${coverageText(`coverage.kind.${source.kind}`)}</span><span class="${part('when')}">${answerWords(source, timezone)}</span></li>`;
}

function missing({ places, sites, all }: CitySources): Markup {
  const more = all.places - sites - places.length;
  return html`<section class="${part('section')}"><h2>${coverageText('coverage.missing')}</h2>${all.places === 0 && html`<p class="${part('quiet')}">${coverageText('coverage.missingNone')}</p>`}${
    places.length > 0 &&
    html`<p class="${part('quiet')}">${coverageText('coverage.missingPlaces')}</p><ul class="${part('places')}">${places.map(
      ({ slug, name, events }) =>
        html`<li><a href="${venuePath(slug)}"><bdi>${name}</bdi><span>${coverageText('coverage.gave', { n: events })}</span></a></li>`,
    )}${more > 0 && html`<li>${coverageText('coverage.morePlaces', { n: more })}</li>`}</ul>`
  }${sites > 0 && html`<p class="${part('quiet')}">${coverageText('coverage.sites', { n: sites })}</p>`}</section>
<aside class="${part('tell')}"><h2>${coverageText('coverage.tell')}</h2><p>${coverageText('coverage.tellText')}</p><a class="${css('button', 'button', 'primary')}" href="/submit?what=website">${coverageText('coverage.tellButton')}</a></aside>`;
}

function dataSet({ dataset }: CitySources): Markup {
  const file =
    dataset &&
    html`<p>${fileWords(dataset)}${dataset.leftOut > 0 && ` · ${coverageText('coverage.dataLeftOut', { n: dataset.leftOut })}`}</p><p class="${part('data')}"><a class="${css('button', 'button', 'secondary')}" href="${dataset.path}" download>${coverageText('coverage.dataGet')}</a><a href="${termsPath(dataset)}">${coverageText('coverage.dataTerms')}</a></p>`;
  return html`<section class="${part('section')}"><h2>${coverageText('coverage.data')}</h2><p class="${part('quiet')}">${coverageText('coverage.dataText')}</p>${file ?? html`<p>${coverageText('coverage.dataNone')}</p>`}</section>`;
}
