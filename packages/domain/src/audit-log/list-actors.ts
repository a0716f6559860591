import type { AuditActor } from '@marquee/contract';
import type { DbDeps } from '../deps.ts';
import { actorOf } from './audit-record.ts';
import { readActors } from './list-actors.sql.ts';
import { readNames } from './subject-names.sql.ts';

/** Most actors in the list; filter by address for any others. */
const MOST_ACTORS = 100;

/** The actors of the audit log: users first, by name. */
export async function listAuditActors({ db }: DbDeps): Promise<AuditActor[]> {
  const rows = await readActors(db, MOST_ACTORS);
  const ids = rows.flatMap(({ actorKind, actorId }) => (actorKind === 'user' && actorId ? [actorId] : []));
  const found = await readNames(db, 'user', ids);
  const names = new Map(found.map((named) => [`user:${named.id}`, named]));
  const rank = ({ kind, name, email, id }: AuditActor) =>
    `${kind === 'user' ? 0 : 1}${name ?? email ?? id}`.toLowerCase();
  return rows.map((row) => actorOf(row, names)).toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
