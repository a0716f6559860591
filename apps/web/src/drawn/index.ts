/**
 * The site's pages as plain HTML, for the documents of workers/api/src/documents: the same markup and class names as the components,
 * so that the application replaces it unseen. Pure: no React, no browser.
 */

export { isUnavailable } from '../features/event-page/rules.ts';
export { categoriesMeant, categoryName, categoryNamed } from '../features/events/categories.ts';
export { placeText } from '../features/events/conditions.ts';
export { cardTime } from '../features/events/event-words.ts';
export { isMultiDay, isWholeDay, longDate, shortDate } from '../features/events/local-time.ts';
export { categoryArt, type PosterArt, posterArt } from '../features/events/poster/poster-art.ts';
export { HEIGHT as POSTER_HEIGHT, WIDTH as POSTER_WIDTH } from '../features/events/poster/shapes.ts';
export { SIGN_PATHS } from '../features/events/sign-paths.ts';
export { isOngoing, localNow } from '../features/events/zones.ts';
export { addDays, daysOf } from '../features/listing/days.ts';
export { eventsPath, type Place, placeName, sourcesPath } from '../features/place/place-address.ts';
export { zoneOfState } from '../features/place/state-zone.ts';
export { venueEventsQuery, venuePath } from '../features/venues/venue-events-query.ts';
export { addTranslation } from '../messages/catalog.ts';
export { coverageText } from '../messages/coverage.ts';
export { addDateWords, capitalized } from '../messages/dates.ts';
export { detailText } from '../messages/detail.ts';
export { es, esDates } from '../messages/es/index.ts';
export {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAM,
  LANGUAGES,
  type Language,
  language,
  languageIs,
  languageNamed,
} from '../messages/language.ts';
export { noteText } from '../messages/list-notes.ts';
export { newsletterText } from '../messages/newsletter.ts';
export { cityText } from '../messages/places.ts';
export { t } from '../messages/site.ts';
export { stateName } from '../messages/states.ts';
export { venueText } from '../messages/venues.ts';
export { drawBoard, drawBoardMissing, type Slide } from './board.ts';
export { drawCities } from './cities.ts';
export { drawCitySources } from './city-sources.ts';
export { drawCopyNote } from './copy-note.ts';
export { drawEmbed, drawEmbedMissing, type EmbeddedList } from './embed.ts';
export { drawEvent } from './event.ts';
export { comingPage, FIRST_DATA_ID, type FirstData, firstPage, listingInAddress, venuePage } from './first-data.ts';
export { drawHome } from './home.ts';
export { drawListing } from './listing.ts';
export { escaped, html, Markup } from './markup.ts';
export { NEWSLETTER_FORM } from './newsletter.ts';
export { drawVenue } from './venue.ts';
export { drawWeek, type PrintedDay } from './week.ts';
