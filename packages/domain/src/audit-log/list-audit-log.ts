import type { AuditRecord } from '@marquee/contract';
import { auditLog, users } from '@marquee/db';
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

interface AuditQuery {
  actor?: string | undefined;
  action?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

type Row = typeof auditLog.$inferSelect;

type Filter = 'subject' | 'actorId' | 'action';

const LIST = 'audit';
/** With more filters than one index has, so many rows of the narrowest are looked through for one page. */
const WINDOW = 500;

/**
 * What was changed, newest first. Ids sort by time, so that a span of time is a span of ids and every filter is a range
 * of one index. A page that looks through its window may be short and still name a next one.
 */
export async function listAuditLog(deps: Pick<ReadDeps, 'db'>, query: AuditQuery) {
  const after = decodePlace(LIST, query.cursor, ['']);
  const filters: Array<[Filter, string | undefined]> = [
    ['subject', query.subject],
    ['actorId', await actorId(deps, query.actor)],
    ['action', query.action],
  ];
  const asked = filters.filter((filter): filter is [Filter, string] => filter[1] !== undefined);
  const [narrowest] = asked;
  const bounds = [
    lt(auditLog.id, after ? after[0] : query.to ? idAt(Date.parse(query.to) + 1) : '~'),
    query.from ? gte(auditLog.id, idAt(Date.parse(query.from))) : undefined,
    narrowest && eq(auditLog[narrowest[0]], narrowest[1]),
  ];
  const read = asked.length > 1 ? WINDOW : query.limit + 1;
  const rows = await deps.db
    .select()
    .from(auditLog)
    .where(and(...bounds))
    .orderBy(desc(auditLog.id))
    .limit(read);
  const wanted = rows.filter((row) => asked.every(([column, value]) => row[column] === value));
  const page = pageFrom(wanted, query.limit, auditRecordOf, (row) => encodePlace(LIST, [row.id]));
  const lastSeen = rows.at(-1);
  const more = asked.length > 1 && rows.length === WINDOW && lastSeen ? encodePlace(LIST, [lastSeen.id]) : null;
  return { items: page.items, nextCursor: page.nextCursor ?? more };
}

/** An actor may be named by address, too. */
async function actorId(deps: Pick<ReadDeps, 'db'>, actor: string | undefined): Promise<string | undefined> {
  if (!actor?.includes('@')) return actor;
  const [user] = await deps.db.select({ id: users.id }).from(users).where(eq(users.emailKey, actor.toLowerCase()));
  return user?.id ?? actor;
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LETTERS = 10;

/** The first id that could be given at an instant: its time in Crockford's base 32 (packages/kernel/src/ids.ts). */
function idAt(instant: number): string {
  let time = Math.max(0, instant);
  let id = '';
  for (let i = 0; i < TIME_LETTERS; i += 1) {
    id = ALPHABET.charAt(time % 32) + id;
    time = Math.floor(time / 32);
  }
  return id;
}

function auditRecordOf(row: Row): AuditRecord {
  return {
    id: row.id,
    timestamp: isoOf(row.at),
    actor: row.actorId ?? row.actorKind,
    actorName: row.actorEmail,
    action: row.action,
    subject: row.subject,
    before: row.before,
    after: row.after,
    requestId: row.requestId,
  };
}
