import type { AuditActor, AuditRecord, AuditSubject } from '@marquee/contract';
import { isoOf } from '../list-page.ts';
import type { AuditRow } from './audit-filters.ts';
import { NAMED_KINDS } from './subject-names.sql.ts';
import { type Names, nameKeyOf, referencesIn, splitKey } from './subject-names.ts';

const CAN_BE_GONE: ReadonlySet<string> = new Set(NAMED_KINDS);

export function auditRecordOf(row: AuditRow, names: Names): AuditRecord {
  return {
    id: row.id,
    timestamp: isoOf(row.at),
    actor: actorOf(row, names),
    action: row.action,
    subject: subjectOf(row, names),
    before: row.before,
    after: row.after,
    names: Object.fromEntries(
      referencesIn(row).flatMap((key) => {
        const named = names.get(key);
        return named ? [[key, named.name]] : [];
      }),
    ),
    requestId: row.requestId,
  };
}

export function actorOf(
  { actorKind, actorId, actorEmail }: Pick<AuditRow, 'actorKind' | 'actorId' | 'actorEmail'>,
  names: Names,
): AuditActor {
  const user = names.get(`user:${actorId}`);
  return {
    kind: actorKind,
    id: actorId,
    name: user?.name || null,
    email: user?.email ?? actorEmail,
    isGone: actorKind === 'user' && !user,
  };
}

function subjectOf(row: AuditRow, names: Names): AuditSubject {
  const { kind, id } = splitKey(row.subject);
  const [place = ''] = id.split('/');
  const named = names.get(nameKeyOf(row.subject));
  const isGone = !named && CAN_BE_GONE.has(kind) && row.subject !== ALL_SCRAPES;
  return {
    key: row.subject,
    kind,
    name: (kind === 'user' ? named?.email : named?.name) ?? (isGone ? formerName(row) : null),
    isGone,
    slug: kind === 'event' ? (named?.slug ?? null) : null,
    city: named?.city ?? null,
    // The override of a whole state has the state in its key.
    state: named?.state ?? (kind === 'override' && !place.includes('-') ? place : null),
  };
}

/** The subject when all manual scraping was stopped. */
const ALL_SCRAPES = 'scrape:all';

/** The subject's name in `before` or `after`, if any. */
function formerName({ before, after }: AuditRow): string | null {
  for (const value of [after, before])
    for (const name of ['name', 'title', 'email', 'city', 'reason', 'url']) {
      const found = typeof value === 'object' && value !== null && (value as Record<string, unknown>)[name];
      if (typeof found === 'string' && found !== '') return found;
    }
  return null;
}
