import { z } from 'zod';

/** `live` is open to visitors, `available` is read but not opened, `coming-soon` we know of, `unknown` we do not. */
export const cityStatus = z.object({
  city: z.string(),
  state: z.string(),
  status: z.enum(['live', 'available', 'coming-soon', 'unknown']),
});
export type CityStatus = z.output<typeof cityStatus>;

/** A city as pickers carry it (spec: ENT-009). */
export const city = z.object({
  city: z.string(),
  state: z.string(),
  isSupported: z.boolean(),
  isLive: z.boolean(),
  eventCount: z.number().int(),
  /** Miles, where a place was given. */
  distance: z.number().nullable(),
});
export type City = z.output<typeof city>;

/** A city of the network with what was added when (spec: ENT-010). */
export const networkCity = z.object({
  name: z.string(),
  state: z.string(),
  stateFullName: z.string(),
  createdAt: z.string(),
  syncedAt: z.string(),
  eventCount: z.number().int(),
});
