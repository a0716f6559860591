import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { dataQualityStats, qualityAssessment, qualityMetrics } from './quality.ts';

/** The value a form sends for an empty field. */
const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform((text) => text || null);

const MOMENT = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/;
const moment = optionalText(40).refine((text) => text === null || MOMENT.test(text), {
  message: 'must be a date or a local time, such as 2026-12-05 or 2026-12-05T19:30',
});

export const qualityEndpoints = defineEndpoints({
  getQualityMetrics: {
    method: 'GET',
    path: '/api/admin/marquee/quality-metrics',
    access: 'admin',
    summary: 'Events by quality tier, their mean score, and what was enhanced.',
    response: qualityMetrics,
  },

  testQualityAssessment: {
    method: 'POST',
    path: '/api/admin/marquee/test-quality-assessment',
    access: 'admin',
    summary: 'Rates an event by the same rules as events that the engine finds. Stores nothing.',
    body: z
      .object({
        title: optionalText(500),
        description: optionalText(20_000),
        venue: optionalText(300),
        location: optionalText(300),
        start_date: moment,
        end_date: moment,
        category: optionalText(60),
        image_url: optionalText(2_000),
        source_url: optionalText(2_000),
      })
      .refine((event) => event.title !== null || event.description !== null, {
        path: ['title'],
        message: 'Enter a title or a description to assess an event.',
      }),
    response: qualityAssessment,
  },

  getDataQualityStats: {
    method: 'GET',
    path: '/api/admin/data-quality-stats',
    access: 'admin',
    summary: 'Events without an image and past events, in total and by source.',
    response: dataQualityStats,
  },
});
