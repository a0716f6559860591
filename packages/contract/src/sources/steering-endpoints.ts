import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { cityName, lineField, stateCode } from '../fields.ts';
import { SOURCE_INTERVAL_MINUTES, SOURCE_TIERS, sourceRecord } from './scraping.ts';

const params = z.object({ id: z.string().min(1).max(64) });

export const steeringEndpoints = defineEndpoints({
  pauseSource: {
    method: 'POST',
    path: '/api/admin/scraping/sources/:id/pause',
    access: 'admin',
    summary: 'Pauses a source until it is resumed; its events stay.',
    params,
    body: z.object({ reason: lineField(300).nullable().default(null) }),
    response: sourceRecord,
  },

  resumeSource: {
    method: 'POST',
    path: '/api/admin/scraping/sources/:id/resume',
    access: 'admin',
    summary: 'Resumes a paused or retired source. It is read at once; `undo` of a pause keeps the time that it had.',
    params,
    body: z.object({ undo: z.boolean().optional() }),
    response: sourceRecord,
  },

  readSource: {
    method: 'POST',
    path: '/api/admin/scraping/sources/:id/read',
    access: 'admin',
    summary: 'Reads one active source now; a read that waits is brought forward.',
    params,
    body: z.object({}),
    response: sourceRecord,
  },

  retireSource: {
    method: 'POST',
    path: '/api/admin/scraping/sources/:id/retire',
    access: 'admin',
    summary: 'Retires a source: it is never read or added again. Upcoming events that only it lists leave the lists.',
    params,
    body: z.object({ reason: lineField(300) }),
    response: sourceRecord,
  },

  editSource: {
    method: 'PUT',
    path: '/api/admin/scraping/sources/:id',
    access: 'admin',
    summary: 'Changes name, address, city, read interval and tier of a source; its old address is remembered.',
    params,
    body: z.object({
      name: lineField(120),
      url: z.string().trim().min(1, 'must be a web address').max(2000),
      city: cityName,
      state: stateCode,
      intervalMinutes: z.number().int().min(SOURCE_INTERVAL_MINUTES.least).max(SOURCE_INTERVAL_MINUTES.most),
      tier: z.enum(SOURCE_TIERS),
    }),
    response: sourceRecord,
  },
});
