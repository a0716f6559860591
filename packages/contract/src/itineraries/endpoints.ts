import { z } from 'zod';
import { ownerOf } from '../access.ts';
import { defineEndpoints } from '../endpoint.ts';
import { lineField } from '../fields.ts';
import { ITINERARY_NAME_MAX, ITINERARY_NOTE_MAX, itinerary, itinerarySummary, sharedItinerary } from './itinerary.ts';

const id = z.string().min(1).max(40);
const one = z.object({ id });
const oneStop = z.object({ id, stop: id });
const shared = z.object({ key: z.string().min(1).max(100) });
const name = lineField(ITINERARY_NAME_MAX);
const done = z.object({ success: z.literal(true) });
const owner = ownerOf('itinerary', 'id');
/** An event by its id or slug, and which of its dates; the next one if none is named. */
const chosen = z.object({ event: z.string().min(1).max(200), startDate: z.string().min(10).max(25).optional() });

export const itineraryEndpoints = defineEndpoints({
  listItineraries: {
    method: 'GET',
    path: '/api/itineraries',
    access: 'user',
    summary: "The caller's own itineraries, the latest changed first.",
    response: z.array(itinerarySummary),
  },
  createItinerary: {
    method: 'POST',
    path: '/api/itineraries',
    access: 'user',
    summary: 'Makes an itinerary, empty or with one event.',
    body: z.object({ name, first: chosen.optional() }),
    response: itinerary,
  },
  getItinerary: {
    method: 'GET',
    path: '/api/itineraries/:id',
    access: owner,
    summary: 'An itinerary with its events in the order of their starts.',
    params: one,
    response: itinerary,
  },
  renameItinerary: {
    method: 'PATCH',
    path: '/api/itineraries/:id',
    access: owner,
    summary: 'Gives an itinerary another name.',
    params: one,
    body: z.object({ name }),
    response: itinerary,
  },
  deleteItinerary: {
    method: 'DELETE',
    path: '/api/itineraries/:id',
    access: owner,
    summary: 'Deletes an itinerary and its link.',
    params: one,
    response: done,
  },
  addStop: {
    method: 'POST',
    path: '/api/itineraries/:id/stops',
    access: owner,
    summary: 'Adds a date of an event; what is in it already is not added twice.',
    params: one,
    body: chosen,
    response: itinerary,
  },
  noteStop: {
    method: 'PATCH',
    path: '/api/itineraries/:id/stops/:stop',
    access: owner,
    summary: 'Changes the note to an event, or removes it.',
    params: oneStop,
    body: z.object({ note: lineField(ITINERARY_NOTE_MAX).nullable() }),
    response: itinerary,
  },
  removeStop: {
    method: 'DELETE',
    path: '/api/itineraries/:id/stops/:stop',
    access: owner,
    summary: 'Removes an event from an itinerary.',
    params: oneStop,
    response: itinerary,
  },
  shareItinerary: {
    method: 'POST',
    path: '/api/itineraries/:id/link',
    access: owner,
    summary: 'Makes the link by which anybody can read an itinerary, or gives the one it has.',
    params: one,
    response: itinerary,
  },
  unshareItinerary: {
    method: 'DELETE',
    path: '/api/itineraries/:id/link',
    access: owner,
    summary: 'Makes the link of an itinerary stop working, at once and for good.',
    params: one,
    response: itinerary,
  },
  getSharedItinerary: {
    method: 'GET',
    path: '/api/shared-itineraries/:key',
    access: 'public',
    summary: 'An itinerary by its link.',
    params: shared,
    response: sharedItinerary,
  },
  getItineraryCalendar: {
    kind: 'document',
    method: 'GET',
    path: '/api/itineraries/:id/calendar.ics',
    access: owner,
    summary: 'The events of an itinerary as a calendar file (RFC 5545).',
    params: one,
    contentTypes: ['text/calendar'],
  },
  getSharedItineraryCalendar: {
    kind: 'document',
    method: 'GET',
    path: '/api/shared-itineraries/:key/calendar.ics',
    access: 'public',
    summary: 'The events of an itinerary as a calendar, by its link.',
    params: shared,
    contentTypes: ['text/calendar'],
  },
});
