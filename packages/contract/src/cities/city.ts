import { z } from 'zod';

/** `live`: open to visitors; `available`: read but not open; `coming-soon`: known but not read; `unknown`: not in the gazetteer. */
const cityStatus = z.object({
  city: z.string(),
  state: z.string(),
  status: z.enum(['live', 'available', 'coming-soon', 'unknown']),
});
export type CityStatus = z.output<typeof cityStatus>;

/** The same with its middle; none for a whole state and for places we do not know. */
export const cityOnMap = cityStatus.extend({
  center: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});
export type CityOnMap = z.output<typeof cityOnMap>;

/** A town near a city, with the miles between their middles. */
export const town = z.object({
  city: z.string(),
  state: z.string(),
  miles: z.number().int(),
  center: z.object({ latitude: z.number(), longitude: z.number() }),
});
export type Town = z.output<typeof town>;

/** A city as pickers carry it (spec: ENT-009). */
export const city = z.object({
  city: z.string(),
  state: z.string(),
  isSupported: z.boolean(),
  isLive: z.boolean(),
  eventCount: z.number().int(),
  /** Miles, if a place was given. */
  distance: z.number().nullable(),
});
export type City = z.output<typeof city>;

/** A city of the network with its counts and the date it was added (spec: ENT-010). */
export const networkCity = z.object({
  name: z.string(),
  state: z.string(),
  stateFullName: z.string(),
  createdAt: z.string(),
  syncedAt: z.string(),
  eventCount: z.number().int(),
});
