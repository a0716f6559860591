import type { Role } from '@marquee/kernel';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What people changed, append-only (triggers refuse UPDATE and DELETE). Ids sort by time. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: integer().notNull(),
    actorKind: text('actor_kind', { enum: ['guest', 'user', 'system'] }).notNull(),
    /** The user's id, or the name of the job or command. */
    actorId: text('actor_id'),
    actorEmail: text('actor_email'),
    actorRole: text('actor_role').$type<Role>(),
    /** `control.switch`, `account.create`: noun and verb. */
    action: text().notNull(),
    /** What was changed: `control:eventScraping`, `user:01j…`. */
    subject: text().notNull(),
    before: text({ mode: 'json' }).$type<unknown>(),
    after: text({ mode: 'json' }).$type<unknown>(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_log_by_actor').on(table.actorId, table.id),
    index('audit_log_by_action').on(table.action, table.id),
    index('audit_log_by_request').on(table.requestId, table.id),
    index('audit_log_by_subject').on(table.subject, table.id),
  ],
);
