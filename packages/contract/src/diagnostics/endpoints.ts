import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';
import { deadLetterRecord, diagnosedError } from './records.ts';
import { trace, traceId } from './trace.ts';

const letterId = z.object({ id: z.string().min(1).max(100) });

/** Null at the edge, where no process can be measured (docs/spec/decisions.md 118); `notes` explains it. */
const memory = z.object({ heapUsed: z.number(), heapTotal: z.number() }).nullable();

export const diagnosticsEndpoints = defineEndpoints({
  getErrorDiagnostics: {
    method: 'GET',
    path: '/api/admin/error-diagnostics',
    access: 'admin',
    summary: 'Errors by kind: the critical, the recent and the recurring ones, and how many there are.',
    response: z.object({
      stats: z.object({
        critical: z.number().int(),
        high: z.number().int(),
        total: z.number().int(),
        unresolved: z.number().int(),
      }),
      /** Newest first; holds at least the 5 newest critical, the 10 newest and the 5 most frequent. */
      errors: z.array(diagnosedError),
      /** Unresolved dead letters. */
      deadLetters: z.number().int(),
    }),
  },

  resolveError: {
    method: 'POST',
    path: '/api/admin/error-diagnostics/:id/resolve',
    access: 'admin',
    summary: 'Marks an error as resolved; it reopens if the error occurs again.',
    params: z.object({ id: z.string().min(1).max(100) }),
    body: z.object({}),
    response: diagnosedError,
  },

  getTrace: {
    method: 'GET',
    path: '/api/admin/traces/:id',
    access: 'admin',
    summary: 'What one request or tick started: its jobs, errors, dead letters and changes, at most 100 of each.',
    params: z.object({ id: traceId }),
    response: trace,
  },

  listDeadLetters: {
    method: 'GET',
    path: '/api/admin/dead-letters',
    access: 'admin',
    summary: 'Messages and jobs that could not be done, newest first.',
    query: z.object({ status: z.enum(['open', 'resolved', 'all']).default('open'), ...pageQuery }),
    response: pageOf(deadLetterRecord),
  },

  retryDeadLetter: {
    method: 'POST',
    path: '/api/admin/dead-letters/:id/retry',
    access: 'admin',
    summary: 'Queues the job of a dead letter again; a second call changes nothing.',
    params: letterId,
    body: z.object({}),
    response: deadLetterRecord,
  },

  dismissDeadLetter: {
    method: 'POST',
    path: '/api/admin/dead-letters/:id/dismiss',
    access: 'admin',
    summary: 'Dismisses a dead letter; its job will not be done.',
    params: letterId,
    body: z.object({}),
    response: deadLetterRecord,
  },

  getServerHealth: {
    method: 'GET',
    path: '/api/admin/server-health',
    access: 'admin',
    summary: 'The deployed version and since when, starts, latency and error rate.',
    response: z.object({
      /** Spec: ENT-069. */
      server: z.object({
        /** Seconds since this version was first seen running. */
        uptime: z.number().int(),
        memoryUsage: memory,
        processId: z.number().int().nullable(),
        nodeVersion: z.string(),
        version: z.string(),
        deployedAt: z.string(),
        notes: sentence,
      }),
      restarts: z.object({
        isHighFrequency: z.boolean(),
        frequency: z.object({
          /** Deployments and isolate starts; the first of a Worker is no restart. */
          last24Hours: z.number().int(),
          /** Seconds between deployments, on average. */
          averageUptime: z.number().int(),
        }),
        recentHistory: z.array(
          z.object({
            processId: z.number().int().nullable(),
            timestamp: z.string(),
            /** `deployment of 1.4.0`, `3 isolate starts of api` */
            reason: sentence,
            memoryUsage: memory,
            /** Seconds until the next deployment; null for isolate starts. */
            uptime: z.number().int().nullable(),
          }),
        ),
        patterns: z.object({
          frequentReasons: z.array(z.object({ reason: sentence, count: z.number().int() })),
          timePattern: sentence,
          memoryTrend: sentence,
        }),
      }),
      /** The last 24 hours, one row per Worker. */
      workers: z.array(
        z.object({
          worker: z.string(),
          requests: z.number().int(),
          errors: z.number().int(),
          /** 0..1 */
          errorRate: z.number(),
          /** Upper bounds, in milliseconds; null without requests. */
          p50Ms: z.number().nullable(),
          p95Ms: z.number().nullable(),
          isolateStarts: z.number().int(),
          lastSeen: z.string(),
        }),
      ),
    }),
  },
});
