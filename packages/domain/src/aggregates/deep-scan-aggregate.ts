import { AGGREGATE_AGAIN_MS, type ToldAggregateScan } from '@marquee/contract';
import { aggregateScans, aggregateSites, atomically, cities, write } from '@marquee/db';
import { type Caller, newId, say } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import { knownCity } from '../cities/index.ts';
import { isAllowed } from '../controls/index.ts';
import { discoveryPace, insertCandidates, sessionListed, sessionStarted } from '../discovery/index.ts';
import { enqueue } from '../jobs/index.ts';
import { admitScan, type ScanDeps } from './admit-scan.ts';
import { PLACE_BAR } from './read-aggregates.ts';
import { scanOf } from './scan-of.ts';

/**
 * Follows the pages of an aggregate; the venues that it lists become sites to check, in the city given or else the one that its pages name.
 * Of a site that is no aggregate nothing is integrated. Throws Reject: 404 for an unknown city, else as `admitScan` does.
 */
export async function deepScanAggregate(
  deps: ScanDeps,
  caller: Caller,
  asked: { url: string; city?: string | undefined; state?: string | undefined },
): Promise<ToldAggregateScan> {
  const given = asked.city && asked.state ? await knownCity(deps, asked.city, asked.state) : null;
  const url = await admitScan(deps, caller, { url: asked.url, action: 'aggregate.deep-scan' });
  const scan = await deps.engine.deepScan(url);
  const { shown, fresh } = await scanOf(deps, scan, true);
  const now = deps.clock.now();
  const sessionId = newId(deps.clock, deps.random);
  const keep = (result: ToldAggregateScan) =>
    write.insert(aggregateScans).values({ id: sessionId, scan: result, scannedAt: now }).getSQL();
  if (!scan.isAggregate) {
    await atomically(deps.db, [keep(shown)]);
    return shown;
  }
  const city = given ?? (await cityNamed(deps, scan.cities));
  const isSure = new Set(scan.places.filter(({ confidence }) => confidence >= PLACE_BAR).map((place) => place.url));
  const sites = city ? fresh.filter((site) => isSure.has(site.url)) : [];
  const permission = city
    ? await isAllowed(deps, 'autonomousDiscovery', { citySlug: city.slug, state: city.state })
    : null;
  const result: ToldAggregateScan = {
    ...shown,
    city: city ? `${city.name}, ${city.state}` : shown.city,
    integratedCount: sites.length,
    notes: city
      ? [
          ...shown.notes,
          ...(permission?.allowed === false && sites.length > 0
            ? [say('aggregate.waitForDiscovery', { why: permission.because, n: sites.length })]
            : []),
        ]
      : [...shown.notes, say('reply.pagesNameNoCityKnown')],
  };
  const record = keep(result);
  if (!city) {
    await atomically(deps.db, [record]);
    return result;
  }
  const rows = sites.map((site) => ({ ...site, id: newId(deps.clock, deps.random), citySlug: city.slug }));
  const { spacingMs } = await discoveryPace(deps);
  const startedBy = caller.actor.kind === 'user' ? caller.actor.email : null;
  const { host, name, kind, confidence, reasons } = scan;
  const known = { url, name, citySlug: city.slug, kind, confidence, reasons, venues: scan.places.length };
  const session = { id: sessionId, citySlug: city.slug, startedBy, startedAt: now };
  const notes = [say('aggregate.names', { name, n: scan.places.length, n2: scan.pages }), ...scan.notes];
  await atomically(deps.db, [
    record,
    write
      .insert(aggregateSites)
      .values({ ...known, host, foundAt: now, nextReadAt: now + AGGREGATE_AGAIN_MS })
      .onConflictDoUpdate({ target: aggregateSites.host, set: known })
      .getSQL(),
    sessionStarted(session),
    insertCandidates(rows, sessionId, now),
    sessionListed(sessionId, { candidates: rows.length, method: 'aggregates', notes, now }),
    ...enqueue(
      deps,
      rows.map(({ id }, index) => ({
        kind: 'candidate.check' as const,
        payload: { candidateId: id, sessionId },
        subject: id,
        citySlug: city.slug,
        notBefore: now + index * spacingMs,
      })),
    ),
  ]);
  return result;
}

/** The first of these names (`Columbia, SC`) that is a city. */
async function cityNamed(deps: Pick<ScanDeps, 'db'>, names: readonly string[]) {
  for (const text of names) {
    const [name = '', state = ''] = text.split(', ');
    const [city] = await deps.db
      .select()
      .from(cities)
      .where(and(eq(cities.name, name), eq(cities.state, state)))
      .limit(1);
    if (city) return city;
  }
  return null;
}
