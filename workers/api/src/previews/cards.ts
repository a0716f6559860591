import type { Category, EventDetail, PreviewCard } from '@marquee/contract';
import {
  capitalized,
  cardTime,
  categoryName,
  isMultiDay,
  longDate,
  type Place,
  placeName,
  shortDate,
  t,
} from '@marquee/web/drawn';

/** In the language of the request. */
const foot = () => ({ name: t('site.name'), tagline: t('site.tagline') });

/** Of a listing without a category, and of the site. */
const FOUR = ['Music', 'Food', 'Arts', 'Outdoor'] as const;

/** What the preview of an event says: the words of its page, in short. */
export function eventCard(event: EventDetail): PreviewCard {
  const { title, venue, categories } = event;
  const where = placeName(event);
  return {
    ...foot(),
    kicker: kickerOf(event),
    title,
    otherTitle: categories[0]
      ? t('listing.categoryTitle', { place: where, category: categoryName(categories[0]) })
      : t('listing.pageTitle', { place: where }),
    place: event.isOnline ? t('event.online') : venue === null ? where : `${venue} · ${where}`,
    posters: [{ title, venue, categories }],
  };
}

/** `Saturday, December 5, 2026 · 7:30 PM`; shorter with the status of an event that does not take place as announced. */
function kickerOf(event: EventDetail): string {
  const { status, soldOut, startDate, endDate } = event;
  const days = isMultiDay(event) && endDate !== null ? `${shortDate(startDate)} – ${shortDate(endDate)}` : null;
  const mark = status === 'active' ? soldOut && t('event.soldOut') : t(`event.status.${status}`);
  if (mark) return `${mark} · ${days ?? shortDate(startDate)}`;
  return days ?? `${capitalized(longDate(startDate))} · ${cardTime(event)}`;
}

/** A picture for an event that has none: its name, place and poster; no date, which may change. */
export function posterCard({
  title,
  venue,
  categories,
  city,
  state,
}: Pick<EventDetail, 'title' | 'venue' | 'categories' | 'city' | 'state'>): PreviewCard {
  const where = placeName({ city, state });
  return {
    ...foot(),
    kicker: categories[0] ? categoryName(categories[0]) : '',
    title,
    otherTitle: t('listing.pageTitle', { place: where }),
    place: venue === null ? where : `${venue} · ${where}`,
    posters: [{ title, venue, categories }],
  };
}

/** What the preview of a city's listing says, or of a category of it. */
export function listingCard(place: Place, category: Category | ''): PreviewCard {
  const where = placeName(place);
  const all = t('listing.pageTitle', { place: where });
  const shown = category === '' ? FOUR : ([category, category, category, category] as const);
  return {
    ...foot(),
    kicker: '',
    title: category === '' ? all : t('listing.categoryTitle', { place: where, category: categoryName(category) }),
    otherTitle: all,
    place: t('listing.preview'),
    posters: shown.map((one, index) => ({ title: where, venue: String(index), categories: [one] })),
  };
}

/** What the preview of Home says, and of other pages of no city. */
export function siteCard(): PreviewCard {
  return {
    ...foot(),
    kicker: '',
    title: t('site.tagline'),
    otherTitle: t('site.name'),
    place: t('site.preview'),
    tagline: '',
    posters: FOUR.map((category) => ({ title: t('site.name'), venue: null, categories: [category] })),
  };
}
