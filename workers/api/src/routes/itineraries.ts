import type { Slices } from '@marquee/contract';
import { countUse, ITINERARY_LIMIT } from '@marquee/domain/accounts';
import {
  addStop,
  calendarOfItinerary,
  createItinerary,
  deleteItinerary,
  getItinerary,
  type ItineraryAt,
  listItineraries,
  noteStop,
  removeStop,
  renameItinerary,
  shareItinerary,
  unshareItinerary,
} from '@marquee/domain/itineraries';
import { keepLanguage } from '@marquee/domain/notices';
import type { ApiDeps } from '@marquee/platform';
import { CALENDAR_TYPE, calendarOf } from '../feeds/calendar.ts';
import { personOf } from '../person-of.ts';
import type { Document, Verbs } from '../verbs.ts';

export const itineraryRoutes: Verbs<Slices['itineraries']> = {
  listItineraries: (deps, _input, call) => listItineraries(deps, personOf(call)),
  createItinerary: async (deps, { body }, call) => {
    const userId = personOf(call);
    await countUse(deps, { what: 'itinerary', by: userId, limit: ITINERARY_LIMIT });
    await keepLanguage(deps, userId, call.language);
    return createItinerary(deps, userId, body);
  },
  getItinerary: (deps, { params }) => getItinerary(deps, params),
  renameItinerary: (deps, { params, body }) => renameItinerary(deps, params.id, body.name),
  deleteItinerary: (deps, { params }) => deleteItinerary(deps, params.id),
  addStop: (deps, { params, body }) => addStop(deps, params.id, body),
  noteStop: (deps, { params, body }) => noteStop(deps, params.id, params.stop, body.note),
  removeStop: (deps, { params }) => removeStop(deps, params.id, params.stop),
  shareItinerary: (deps, { params }) => shareItinerary(deps, params.id),
  unshareItinerary: (deps, { params }) => unshareItinerary(deps, params.id),
  getSharedItinerary: (deps, { params }) => getItinerary(deps, params),
  getItineraryCalendar: (deps, { params }) => calendarFile(deps, params),
  getSharedItineraryCalendar: (deps, { params }) => calendarFile(deps, params),
};

async function calendarFile(deps: ApiDeps, at: ItineraryAt): Promise<Document> {
  const { name, events } = await calendarOfItinerary(deps, at);
  return {
    contentType: CALENDAR_TYPE,
    body: calendarOf({ origin: deps.publicOrigin, name, events }),
    filename: `${name}.ics`,
  };
}
