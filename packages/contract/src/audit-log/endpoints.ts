import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';

const instant = z.iso.datetime({ offset: true, error: 'must be an ISO date and time, 2026-12-05T00:00:00Z' });

/** One change made in the console (spec: BEY-29). */
export const auditRecord = z.object({
  id: z.string(),
  timestamp: z.string(),
  /** The user's id, or the engine's job. */
  actor: z.string(),
  /** A name for people, where the actor is a known user. */
  actorName: z.string().nullable(),
  /** `controls.toggle` */
  action: z.string(),
  /** What was changed: `control:eventScraping`. */
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  requestId: z.string().nullable(),
});
export type AuditRecord = z.output<typeof auditRecord>;

export const auditLogEndpoints = defineEndpoints({
  listAuditLog: {
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    summary: 'What was changed, by whom, from what to what; newest first.',
    query: z.object({
      actor: z.string().trim().min(1).max(100).optional(),
      action: z.string().trim().min(1).max(100).optional(),
      subject: z.string().trim().min(1).max(200).optional(),
      from: instant.optional(),
      to: instant.optional(),
      ...pageQuery,
    }),
    response: pageOf(auditRecord),
  },
});
