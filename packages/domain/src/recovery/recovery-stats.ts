import { ESTIMATED_SAVING, RECOVERY_WAYS } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { knownCity } from '../cities/index.ts';
import type { ReadDeps } from '../deps.ts';
import { recoveriesByCity, recoveriesByMethod } from './recovery-stats.sql.ts';

const PERIOD_MS = 30 * DAY_MS;
const MOST_CITIES = 50;

/** How many lost sources were found again (spec: ENT-027). The saving is an estimate (docs/spec/decisions.md 108). */
export async function recoveryStats(
  deps: ReadDeps,
  { city, state }: { city?: string | undefined; state?: string | undefined },
) {
  const slug = city && state ? (await knownCity(deps, city, state)).slug : null;
  const since = deps.clock.now() - PERIOD_MS;
  const [cities, methods] = await readTogether(deps.db, [
    recoveriesByCity(since, slug),
    recoveriesByMethod(since, slug),
  ] as const);
  const sum = (of: 'lost' | 'recovered' | 'attempts') => cities.reduce((total, row) => total + row[of], 0);
  const saved = sum('recovered');
  return {
    recoveryRate: sum('lost') === 0 ? null : saved / sum('lost'),
    domainsSaved: saved,
    totalAttempts: sum('attempts'),
    tokensSaved: saved * ESTIMATED_SAVING.tokens,
    cities: cities
      .slice(0, MOST_CITIES)
      .map(({ city: name, state: code, lost, recovered }) => ({ city: name, state: code, lost, recovered })),
    ways: RECOVERY_WAYS.map(({ way, methods: own }) => ({
      way,
      recovered: methods
        .filter(({ method }) => (own as readonly (string | null)[]).includes(method))
        .reduce((total, { recovered }) => total + recovered, 0),
    })),
  };
}
