import type { Control, ControlOverride } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

interface OverrideRow {
  scope: string;
  control: Control;
  enabled: number;
  changed_at: number;
  changed_by: string;
  city: string | null;
  state: string | null;
}

const overrideOf = (row: OverrideRow): ControlOverride => ({
  scope: row.scope,
  kind: isState(row.scope) ? 'state' : 'city',
  city: row.city,
  state: row.state ?? row.scope,
  control: row.control,
  enabled: row.enabled === 1,
  changedAt: isoOf(row.changed_at),
  changedBy: row.changed_by,
});

/** A scope is a state code (`SC`) or a city's slug (`columbia-sc`). */
function isState(scope: string): boolean {
  return scope.length === 2;
}

const COLUMNS = sql`o.scope, o.control, o.enabled, o.changed_at, o.changed_by, c.name AS city, c.state
  FROM overrides o LEFT JOIN cities c ON c.slug = o.scope`;

const LIST = 'overrides';

/** The overrides by scope and switch, a page at a time. */
export async function listOverrides(
  deps: Pick<ReadDeps, 'db'>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const [scope, control] = decodePlace(LIST, cursor, ['', '']) ?? ['', ''];
  const rows = await deps.db.all<OverrideRow>(sql`SELECT ${COLUMNS}
    WHERE (o.scope, o.control) > (${scope}, ${control}) ORDER BY o.scope, o.control LIMIT ${limit + 1}`);
  return pageFrom(rows, limit, overrideOf, (row) => encodePlace(LIST, [row.scope, row.control]));
}

export async function readOverride(
  deps: Pick<ReadDeps, 'db'>,
  scope: string,
  control: Control,
): Promise<ControlOverride | null> {
  const [row] = await deps.db.all<OverrideRow>(
    sql`SELECT ${COLUMNS} WHERE o.scope = ${scope} AND o.control = ${control}`,
  );
  return row ? overrideOf(row) : null;
}
