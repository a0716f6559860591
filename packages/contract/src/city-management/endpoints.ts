import { isUnseen, shownLine, shownText } from '@marquee/kernel';
import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { stateCode } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';
import { SOURCE_STATUSES } from '../sources/scraping.ts';
import {
  CITY_FILTERS,
  CITY_NOTES_MAX,
  CITY_SORTS,
  cityHistory,
  citySource,
  cityStatistics,
  configuredCity,
  DISCOVERED_STATUSES,
  discoveredCity,
  HISTORY_DAYS,
  SUMMARY_CITIES,
} from './city.ts';

const params = z.object({ slug: z.string().min(1).max(120) });
const idParams = z.object({ id: z.string().min(1).max(64) });

const notes = z
  .string()
  .overwrite((text) => shownText(text).trim())
  .max(CITY_NOTES_MAX, `Please use at most ${CITY_NOTES_MAX} characters.`);

/** What an action on a source of a city takes: the status that was on the screen guards against a stale one. */
const sourceBody = z.object({
  sourceUrl: z.string().trim().min(1, 'must be a web address').max(2100),
  status: z.enum(SOURCE_STATUSES).optional(),
});
/** The source as it is now; null once it is removed. */
const sourceAnswer = z.object({ success: z.literal(true), message: sentence, source: citySource.nullable() });

const cityAnswer = z.object({ success: z.literal(true), message: sentence, city: configuredCity });

export const cityManagementEndpoints = defineEndpoints({
  listConfiguredCities: {
    method: 'GET',
    path: '/api/admin/cities/configured',
    access: 'admin',
    summary: 'The cities of the network with their sources, filtered and ordered, and how many each filter card has.',
    query: z.object({
      search: z.string().overwrite(shownLine).max(80).optional(),
      state: stateCode.optional(),
      filter: z.enum(CITY_FILTERS).optional(),
      sort: z.enum(CITY_SORTS).default('name'),
      direction: z.enum(['asc', 'desc']).default('asc'),
      limit: z.coerce.number().int().min(1).max(100).default(SUMMARY_CITIES),
      cursor: z.string().max(400).optional(),
    }),
    response: pageOf(configuredCity).extend({
      /** Cities that match, on all pages. */
      total: z.number().int(),
      /** By filter card, whatever is searched. */
      counts: z.object({
        live: z.number().int(),
        ready: z.number().int(),
        configured: z.number().int(),
        pending: z.number().int(),
      }),
      hidden: z.number().int(),
      /** Codes of the states that have cities. */
      states: z.array(z.string()),
    }),
  },

  listCitySources: {
    method: 'GET',
    path: '/api/admin/cities/:slug/sources',
    access: 'admin',
    summary: 'The sources of a city, the oldest first.',
    params,
    query: z.object(pageQuery),
    response: pageOf(citySource),
  },

  getCityDetailedStats: {
    method: 'GET',
    path: '/api/admin/cities/:slug/detailed-stats',
    access: 'admin',
    summary: 'A city in figures.',
    params,
    response: cityStatistics,
  },

  getCityHistory: {
    method: 'GET',
    path: '/api/admin/cities/:slug/history',
    access: 'admin',
    summary: 'Events of a city that came and that were over, by day.',
    params,
    query: z.object({
      days: z.coerce
        .number()
        .refine((days) => HISTORY_DAYS.some((one) => one === days), `must be ${HISTORY_DAYS.join(' or ')}`)
        .default(HISTORY_DAYS[0]),
    }),
    response: cityHistory,
  },

  getCityStats: {
    method: 'GET',
    path: '/api/admin/cities/:slug/stats',
    access: 'admin',
    summary: 'The same figures as detailed-stats.',
    params,
    response: cityStatistics,
  },

  hideCity: {
    method: 'POST',
    path: '/api/admin/cities/:slug/hide',
    access: 'admin',
    summary: 'Hides a city from the public site; its sources are read on.',
    params,
    response: cityAnswer,
  },

  showCity: {
    method: 'POST',
    path: '/api/admin/cities/:slug/show',
    access: 'admin',
    summary: 'Makes a city live and visible to visitors.',
    params,
    response: cityAnswer,
  },

  activateCitySource: {
    method: 'POST',
    path: '/api/admin/cities/:slug/sources/activate',
    access: 'admin',
    summary: 'Reads a source of a city again; the block of a blacklisted one ends.',
    params,
    /** `undo`: of a pause; the source keeps the time at which it was due. */
    body: sourceBody.extend({ undo: z.boolean().optional() }),
    response: sourceAnswer,
  },

  deactivateCitySource: {
    method: 'POST',
    path: '/api/admin/cities/:slug/sources/deactivate',
    access: 'admin',
    summary: 'Pauses a source of a city; its events stay.',
    params,
    body: sourceBody,
    response: sourceAnswer,
  },

  blacklistCitySource: {
    method: 'POST',
    path: '/api/admin/cities/:slug/sources/blacklist',
    access: 'admin',
    summary: 'Blocks a source of a city, so that it is neither read nor found again; events that only it lists leave.',
    params,
    body: sourceBody,
    response: sourceAnswer,
  },

  removeCitySource: {
    method: 'POST',
    path: '/api/admin/cities/:slug/sources/remove',
    access: 'admin',
    summary: 'Deletes a source of a city with all that it said; it may be found again.',
    params,
    body: sourceBody,
    response: sourceAnswer,
  },

  listDiscoveredCities: {
    method: 'GET',
    path: '/api/admin/discovered-cities',
    access: 'admin',
    summary: 'Cities that expansion proposes, newest first.',
    query: z.object({ status: z.enum([...DISCOVERED_STATUSES, 'all']).default('pending'), ...pageQuery }),
    response: pageOf(discoveredCity).extend({
      counts: z.object({ pending: z.number().int(), approved: z.number().int(), rejected: z.number().int() }),
    }),
  },

  approveDiscoveredCity: {
    method: 'POST',
    path: '/api/admin/discovered-cities/:id/approve',
    access: 'admin',
    summary: 'Approves a proposed city: it is configured and hidden until somebody makes it live.',
    params: idParams,
    body: z.object({ notes: notes.default('') }),
    response: discoveredCity,
  },

  rejectDiscoveredCity: {
    method: 'POST',
    path: '/api/admin/discovered-cities/:id/reject',
    access: 'admin',
    summary: 'Rejects a proposed city, with a reason; it is not proposed again.',
    params: idParams,
    body: z.object({ notes: notes.refine((text) => !isUnseen(text), 'Please give a reason.') }),
    response: discoveredCity,
  },
});
