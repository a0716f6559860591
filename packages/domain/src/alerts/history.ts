import { ALERT_RULES, type AlertRule, type ToldPastAlert } from '@marquee/contract';
import { alertDeliveries, alertFirings, isBefore, valuesIn } from '@marquee/db';
import { say } from '@marquee/kernel';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { deliveryOf } from './deliveries.ts';
import type { FiringRow } from './list-firing.ts';
import { RULE_PATHS } from './words.ts';

const LIST = 'alert-history';
/** Deliveries that are shown of each. */
const SHOWN = 20;
const EXPORTED = 5_000;
const CHUNK = 500;

interface Filters {
  rule?: AlertRule | undefined;
  state?: 'firing' | 'resolved' | undefined;
}

/** When each rule fired, newest first, one page at a time. */
export async function listPastAlerts(deps: DbDeps, query: Filters & { limit: number; cursor?: string | undefined }) {
  const rows = await firings(deps, query, decodePlace(LIST, query.cursor, [0, '']), query.limit + 1);
  const shown = await withDeliveries(deps, rows.slice(0, query.limit));
  const page = pageFrom(rows, query.limit, (row) => row, placeOf);
  return { items: shown, nextCursor: page.nextCursor };
}

/** All of it, up to a limit. */
export async function exportPastAlerts(deps: DbDeps, filters: Filters): Promise<ToldPastAlert[]> {
  const all: ToldPastAlert[] = [];
  let last: FiringRow | undefined;
  do {
    const rows: FiringRow[] = await firings(deps, filters, last ? [last.firedAt, last.id] : null, CHUNK);
    all.push(...(await withDeliveries(deps, rows)));
    last = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (last && all.length < EXPORTED);
  return all.slice(0, EXPORTED);
}

function firings(
  deps: DbDeps,
  filters: Filters,
  after: readonly [number, string] | null,
  limit: number,
): Promise<FiringRow[]> {
  const { id, rule, firedAt, resolvedAt } = alertFirings;
  const states = { firing: isNull(resolvedAt), resolved: isNotNull(resolvedAt) };
  return deps.db
    .select()
    .from(alertFirings)
    .where(
      and(
        filters.rule && eq(rule, filters.rule),
        filters.state && states[filters.state],
        after ? isBefore([firedAt, id], after) : undefined,
      ),
    )
    .orderBy(desc(firedAt), desc(id))
    .limit(limit);
}

const placeOf = ({ firedAt, id }: FiringRow) => encodePlace(LIST, [firedAt, id]);

async function withDeliveries(deps: DbDeps, rows: readonly FiringRow[]): Promise<ToldPastAlert[]> {
  if (rows.length === 0) return [];
  const told = await deps.db
    .select()
    .from(alertDeliveries)
    .where(inArray(alertDeliveries.firingId, valuesIn(rows.map(({ id }) => id))))
    .orderBy(desc(alertDeliveries.createdAt), desc(alertDeliveries.id));
  const byFiring = Map.groupBy(told, ({ firingId }) => firingId);
  return rows.map((row): ToldPastAlert => {
    const { id, rule, severity, firedAt, figure, threshold, detail, worst, resolvedAt, ending, silencedBy } = row;
    const path = RULE_PATHS[rule];
    const title = say(`alert.title.${rule}`);
    const { unit } = ALERT_RULES[rule];
    const what = { id, rule, title, severity, path, unit, since: isoOf(firedAt), figure, threshold, detail, worst };
    const deliveries = (byFiring.get(id) ?? []).slice(0, SHOWN).map(deliveryOf);
    return { ...what, resolvedAt: isoOf(resolvedAt), ending, silencedBy, deliveries };
  });
}
