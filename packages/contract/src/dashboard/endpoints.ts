import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { eventStatus } from '../events/event.ts';
import { pageOf, pageQuery } from '../page.ts';
import { DASHBOARD_DAYS, dashboard, performanceMetrics } from './dashboard.ts';

const count = z.number().int();

export const dashboardEndpoints = defineEndpoints({
  getDashboard: {
    method: 'GET',
    path: '/api/admin/dashboard',
    access: 'admin',
    summary: 'Whether it is well, what needs a person, and what it did; the rows it reads do not grow with the events.',
    query: z.object({ days: z.enum(DASHBOARD_DAYS).default('1') }),
    response: dashboard,
  },

  getPerformanceMetrics: {
    method: 'GET',
    path: '/api/admin/performance-metrics',
    access: 'admin',
    summary: 'How fast and how well pages are read and calls are answered, in the last 24 hours.',
    response: performanceMetrics,
  },

  getScrapersStatus: {
    method: 'GET',
    path: '/api/admin/scrapers/status',
    access: 'admin',
    summary: 'How many sources there are, fail and are late, and what was read today.',
    response: z.object({
      activeSources: count,
      failingSources: count,
      lateSources: count,
      running: count,
      waiting: count,
      readsToday: count,
      errorsToday: count,
    }),
  },

  listConsoleEvents: {
    method: 'GET',
    path: '/api/admin/events',
    access: 'admin',
    summary: 'Events of any status, the latest added first, and how many there are.',
    query: z.object(pageQuery),
    response: pageOf(
      z.object({
        id: z.string(),
        slug: z.string(),
        title: z.string(),
        venue: z.string().nullable(),
        city: z.string(),
        state: z.string(),
        status: eventStatus,
        /** Local wall time of the next showing, or of the last one. */
        startDate: z.string(),
        source: z.string(),
        qualityTier: count,
        hasImage: z.boolean(),
        addedAt: z.string(),
      }),
    ).extend({ total: count }),
  },

  getImageStatus: {
    method: 'GET',
    path: '/api/admin/image-stats',
    access: 'admin',
    summary: 'How many events have a picture.',
    response: z.object({
      totalEvents: count,
      withImage: count,
      withoutImage: count,
      /** 0..100; null without events. */
      coverage: z.number().nullable(),
    }),
  },

  getDiscoveryStatus: {
    method: 'GET',
    path: '/api/admin/discovery-stats',
    access: 'admin',
    summary: 'Sources and cities that were read for the first time that day, and the tokens of discovery.',
    response: z.object({
      newSourcesToday: count,
      newCitiesToday: count,
      activeSources: count,
      tokens: z.object({ used: count, limit: count, remaining: count }),
    }),
  },
});
