import type { Category, Endpoints, Event, Found, ResponseOf } from '@marquee/contract';
import { CATEGORIES } from '../api/constants.generated.ts';
import { placesOf } from '../features/events/always.ts';
import { townIn } from '../features/events/away.ts';
import { boostedFirst } from '../features/events/boosted-first.ts';
import { categoriesMeant, categoryName } from '../features/events/categories.ts';
import { leadOf } from '../features/events/lead-event.ts';
import { longDate } from '../features/events/local-time.ts';
import { picturesIn } from '../features/events/repeated-images.ts';
import { localNow } from '../features/events/zones.ts';
import { aroundWords } from '../features/listing/around-words.ts';
import { ALWAYS, BOOSTED, groupsOf } from '../features/listing/by-day.ts';
import { addDays, WHENS } from '../features/listing/days.ts';
import { countChosen, countsAgree, FILTERS_IN_BAR, type Filters } from '../features/listing/filters-in-address.ts';
import { eventsPath, type Place, placeName, sourcesPath } from '../features/place/place-address.ts';
import { coverageText } from '../messages/coverage.ts';
import { capitalized } from '../messages/dates.ts';
import { noteText } from '../messages/list-notes.ts';
import { t } from '../messages/site.ts';
import { eventCard } from './event-card.ts';
import { hue } from './event-parts.ts';
import { canopy, frame } from './frame.ts';
import { css, html, icon, type Markup } from './markup.ts';
import { drawNewsletter } from './newsletter.ts';

/** Cards before the application: more would only make the document longer. */
const CARDS = 20;
const DEFAULT_ZONE = 'America/New_York';

export interface DrawnListing {
  place: Place;
  filters: Filters;
  page: ResponseOf<Endpoints['listEvents']>;
  counts: Readonly<Record<string, number>>;
  now: Date;
  /** Whether the site can send the newsletter. */
  hasMail: boolean;
}

/** The listing as features/listing/listing-page.tsx renders it, with its first events. */
export function drawListing(listing: DrawnListing): Markup {
  const { place, filters, page, counts, now, hasMail } = listing;
  const { boosted } = page;
  const cards = boostedFirst(boosted, page.events).slice(0, CARDS);
  return frame(html`${canopy(head(listing))}${filterBar(place, filters)}<div class="${css('listing-page', 'page', filters.map && 'withMap')}"><div class="${css('listing-page', 'kinds')}">${categories(place, filters, counts)}</div>
<section aria-label="${t('listing.results')}">${cards.length === 0 && html`<p>${noteText(`note.${page.city.status}`)}</p>`}
${grid(cards, page, filters.sort === 'date-asc', now)}${page.city.status === 'live' && hasMail && drawNewsletter(place)}${page.city.status === 'live' && html`<a class="${css('sources-link', 'link')}" href="${sourcesPath(place)}">${coverageText('coverage.link', { place: placeName(place) })}</a>`}</section>${filters.map && html`<div class="${css('listing-page', 'map')}"></div>`}</div>`);
}

/** features/listing/event-grid.tsx */
function grid(
  listed: readonly Event[],
  { nearby, boosted }: DrawnListing['page'],
  hasDays: boolean,
  now: Date,
): Markup {
  const groups = groupsOf({ boosted, rest: listed.slice(boosted.length), hasDays }, now);
  const events = groups.flatMap((group) => group.events);
  const pictured = picturesIn(events);
  const lead = leadOf(groups.flatMap((group) => (group.day === ALWAYS ? [] : group.events)));
  const card = (event: Event, isStrip: boolean) => {
    const index = events.indexOf(event);
    const look = isStrip ? 'strip' : event.id === lead ? 'lead' : 'dense';
    const shown = {
      isFirst: index === 0,
      ...pictured[index],
      look,
      town: townIn(nearby, event),
    } as const;
    return html`<li${event.id === lead && html` class="${css('listing-page', 'lead')}"`}>${eventCard(event, now, shown)}</li>`;
  };
  return html`<div>${groups.map(({ day, events: members, isStrip }) => {
    const cards = html`<ol class="${css('listing-page', 'grid', isStrip && 'strip', 'spare')}">${members.map((event) => card(event, isStrip))}</ol>`;
    if (day === ALWAYS)
      return html`<details class="${css('listing-page', 'day', 'always')}"${groups.length === 1 && html` open`}><summary>${alwaysHeading(members, now)}</summary>${cards}</details>`;
    return html`<section class="${css('listing-page', 'day')}">${dayHeading(day, members[0]?.timezone ?? DEFAULT_ZONE, now)}${cards}</section>`;
  })}</div>`;
}

function alwaysHeading(events: readonly Event[], now: Date): Markup {
  const { n, open } = placesOf(events, now);
  return html`<h2 class="${css('listing-page', 'dayName')}">${t('listing.always', { n, open })}${open > 0 && open < n && html`<span>${t('listing.alwaysOpen', { open })}</span>`}</h2>`;
}

/** features/listing/day-heading.tsx */
function dayHeading(day: string | null | undefined, timezone: string, now: Date): Markup {
  if (day === undefined) return html`<h2 class="${css('visually-hidden', 'hidden')}">${t('listing.results')}</h2>`;
  const heading = (text: string, more?: Markup) =>
    html`<h2 class="${css('listing-page', 'dayName')}">${text}${more}</h2>`;
  if (day === BOOSTED) return heading(t('listing.boosted'), html`<span>${t('listing.boostedText')}</span>`);
  if (day === null) return heading(t('listing.ongoing'));
  const today = localNow(timezone, now).slice(0, 10);
  const near = day === today ? t('when.today') : day === addDays(today, 1) ? t('when.tomorrow') : null;
  return near ? heading(near, html`<span>${longDate(day)}</span>`) : heading(capitalized(longDate(day)));
}

/** features/listing/filter-bar.tsx; the sheet needs the application. */
function filterBar(place: Place, filters: Filters): Markup {
  const { when, from, to, map } = filters;
  const hasDays = from !== '' || to !== '';
  const bar = (name: string) => css('filter-bar', name);
  const chip = (label: Markup | string, isChosen: boolean) =>
    html`<span class="${css('category-filter', 'chip')}" aria-pressed="${isChosen ? 'true' : 'false'}">${label}</span>`;
  const days = html`<div class="${bar('days')}">${chip(t('when.any'), when === '' && !hasDays)}${WHENS.map((one) => chip(t(`when.${one}`), when === one))}${chip(t('when.pick'), hasDays)}</div>`;
  const kind = html`<div class="${bar('kind')}">${FILTERS_IN_BAR.map((filter) => chip(t(`listing.${filter}`), filters[filter]))}</div>`;
  const tools = html`<div class="${bar('tools')}"><span class="${css('category-filter', 'chip')}">${icon('filter')}${t('listing.filters', { n: countChosen(filters) })}</span><a class="${css('button', 'button', 'secondary', 'sm')} ${bar('map')}" href="${eventsPath(place)}&map=true" aria-pressed="${map ? 'true' : 'false'}">${icon('map')}<span>${t('listing.map')}</span></a></div>`;
  return html`<div class="${bar('bar')}"><div class="${bar('row')}">${days}${kind}${tools}</div></div>`;
}

function head({ place, page }: DrawnListing): Markup {
  const loaded = { n: page.events.length, more: page.nextCursor !== null };
  const found = loaded.more ? (page.found ?? loaded) : loaded;
  const name = (part: string) => css('listing-head', part);
  return html`<div class="${name('head')}"><p class="${name('greeting')}">&nbsp;</p><h1 class="${name('title')}">${t('listing.title')}</h1>
<span class="${name('place')}">${icon('pin')}<bdi>${placeName(place)}</bdi>${icon('chevronDown')}</span>
<div class="${name('sign')}">${sign(found, aroundWords(place, page.nearby.length))}</div><div class="${name('search')}">${search(place)}</div></div>`;
}

/** features/listing/found.tsx */
function sign(found: Found, place: string): Markup {
  const figures = `${found.n}${found.more ? '+' : ''}`;
  const name = (part: string) => css('found', part);
  return html`<div class="${name('sign')}"><span class="${css('letters', 'letters')} ${name('board')}">${[...figures].map((figure) => html`<span class="${css('letters', 'letter')}">${figure}</span>`)}</span>
<p class="${name('words')}">${t('listing.foundWords', found)}<span class="${name('place')}"><bdi>${place}</bdi></span></p></div>`;
}

/** A plain form: it also works where scripts do not run. */
function search({ city, state }: Place): Markup {
  return html`<search class="${css('search-box', 'search')}"><form action="/events"><input type="hidden" name="city" value="${city}"><input type="hidden" name="state" value="${state}"><span class="${css('search-box', 'glass')}">${icon('search')}</span><input type="search" name="q" maxlength="100" autocomplete="off" aria-label="${t('listing.search')}" placeholder="${t('listing.searchPlaceholder')}"></form></search>`;
}

function categories(place: Place, filters: Filters, counts: Readonly<Record<string, number>>): Markup {
  const chosen = filters.category;
  const hasCounts = countsAgree(filters);
  const meant = categoriesMeant(chosen);
  const shown = CATEGORIES.filter((category) => (counts[category] ?? 0) > 0 || meant.includes(category));
  return html`<div class="${css('category-filter', 'chips', 'row')}"><a class="${css('category-filter', 'chip')}" href="${eventsPath(place)}" aria-pressed="${chosen === '' ? 'true' : 'false'}">${t('listing.all')}</a>${shown.map((category) => categoryChip(place, category, { isChosen: meant.includes(category), count: hasCounts ? (counts[category] ?? 0) : null }))}</div>`;
}

function categoryChip(
  place: Place,
  category: Category,
  { isChosen, count }: { isChosen: boolean; count: number | null },
): Markup {
  return html`<a class="${css('category-filter', 'chip')}" href="${eventsPath(place, category)}" data-hue="${hue(category)}" aria-pressed="${isChosen ? 'true' : 'false'}">${icon(category)}${categoryName(category)}${count !== null && html`<span class="${css('category-filter', 'count')}">${count}</span>`}</a>`;
}
