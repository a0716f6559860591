import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { instant } from '../instant.ts';
import { pageOf, pageQuery } from '../page.ts';
import { AUDIT_ACTION_NAMES, AUDIT_TOPICS } from './actions.ts';

/** Who made a change: a person, or a command or job of the engine. */
const auditActor = z.object({
  kind: z.enum(['user', 'system', 'guest']),
  /** The user's id, or the name of the command or job. */
  id: z.string().nullable(),
  /** First and last name; null where the account is gone. */
  name: z.string().nullable(),
  /** Current address, or the last known one if the account is gone. */
  email: z.string().nullable(),
  /** The account does not exist any more. */
  isGone: z.boolean(),
});
export type AuditActor = z.output<typeof auditActor>;

/** What was changed, with its current name. */
const auditSubject = z.object({
  /** As it is stored and asked for: `source:01j…`. */
  key: z.string(),
  kind: z.string(),
  /** Current name of a source, event, city, user, error or dead letter; the former name if it is gone; null if the key is enough. */
  name: z.string().nullable(),
  /** It does not exist any more. */
  isGone: z.boolean(),
  /** Of an event. */
  slug: z.string().nullable(),
  /** Where it is. */
  city: z.string().nullable(),
  state: z.string().nullable(),
});
export type AuditSubject = z.output<typeof auditSubject>;

/** One change made in the console (spec: BEY-29). */
export const auditRecord = z.object({
  id: z.string(),
  timestamp: z.string(),
  actor: auditActor,
  /** `control.switch`: one of AUDIT_ACTIONS, unless an older build wrote it. */
  action: z.string(),
  subject: auditSubject,
  before: z.unknown(),
  after: z.unknown(),
  /** Names of what `before` and `after` refer to by id: `event:01j…`, `source:01j…`, `city:columbia-sc`. */
  names: z.record(z.string(), z.string()),
  requestId: z.string().nullable(),
});
export type AuditRecord = z.output<typeof auditRecord>;

const filters = {
  /** The user's id or address, or the name of a command or job. */
  actor: z.string().trim().min(1).max(254).optional(),
  action: z.enum(AUDIT_ACTION_NAMES).optional(),
  topic: z.enum(AUDIT_TOPICS).optional(),
  subject: z.string().trim().min(1).max(200).optional(),
  from: instant.optional(),
  to: instant.optional(),
};

export const auditLogEndpoints = defineEndpoints({
  listAuditLog: {
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    summary: 'What was changed, by whom, from what to what; newest first.',
    query: z.object({ ...filters, ...pageQuery }),
    response: pageOf(auditRecord),
  },

  listAuditActors: {
    method: 'GET',
    path: '/api/admin/audit-log/actors',
    access: 'admin',
    summary: 'The actors of the audit log, at most 100.',
    response: z.array(auditActor),
  },

  exportAuditLog: {
    kind: 'document',
    method: 'GET',
    path: '/api/admin/audit-log.csv',
    access: 'admin',
    summary:
      'The audit log as a table (RFC 4180), newest first, at most 10,000 rows; a last line says so where there are more.',
    query: z.object(filters),
    contentTypes: ['text/csv'],
  },
});
