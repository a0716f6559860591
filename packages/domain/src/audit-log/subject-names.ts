import type { DbDeps } from '../deps.ts';
import type { AuditRow } from './audit-filters.ts';
import { NAMED_KINDS, type Named, type NamedKind, readNames } from './subject-names.sql.ts';

/** Most ids of one kind to look up; the rest are shown as ids. Subjects come before references. */
const MOST_IDS = 10_000;
const MOST_IDS_OF_PAGE = 1_000;

/** Fields of `before` and `after` that contain ids, with the kind of subject they refer to. */
const REFERENCES: Readonly<Record<string, NamedKind>> = {
  event: 'event',
  mergedInto: 'event',
  source: 'source',
  sources: 'source',
  city: 'city',
  citySlug: 'city',
};

/** Names by key: `source:01j…`. */
export type Names = ReadonlyMap<string, Named>;

/** Names for everything these rows refer to: one query per kind of subject. */
export async function namesOf(
  { db }: DbDeps,
  rows: readonly AuditRow[],
  { isDeep }: { isDeep: boolean },
): Promise<Names> {
  const keys = new Set([...rows.flatMap(ownKeys), ...(isDeep ? rows.flatMap(referencesIn) : [])]);
  const byKind = Map.groupBy([...keys].map(splitKey), ({ kind }) => kind);
  const names = new Map<string, Named>();
  await Promise.all(
    NAMED_KINDS.map(async (kind) => {
      const ids = (byKind.get(kind) ?? []).map(({ id }) => id).slice(0, isDeep ? MOST_IDS_OF_PAGE : MOST_IDS);
      if (ids.length === 0) return;
      for (const named of await readNames(db, kind, ids)) names.set(`${kind}:${named.id}`, named);
    }),
  );
  return names;
}

export function splitKey(key: string): { kind: string; id: string } {
  const colon = key.indexOf(':');
  return { kind: key.slice(0, colon), id: key.slice(colon + 1) };
}

/** The key whose name is shown: for an override, its city. */
export function nameKeyOf(subject: string): string {
  const { kind, id } = splitKey(subject);
  return kind === 'override' ? `city:${id.split('/')[0]}` : subject;
}

function ownKeys({ subject, actorKind, actorId }: AuditRow): string[] {
  return [nameKeyOf(subject), ...(actorKind === 'user' && actorId ? [`user:${actorId}`] : [])];
}

/** Keys of everything that `before` and `after` refer to. */
export function referencesIn({ before, after }: Pick<AuditRow, 'before' | 'after'>): string[] {
  return [...referred(before), ...referred(after)];
}

function referred(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referred);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const kind = REFERENCES[name];
    const ids = (Array.isArray(part) ? part : [part]).filter((id) => typeof id === 'string');
    return kind && ids.length > 0 ? ids.map((id) => `${kind}:${id}`) : referred(part);
  });
}
