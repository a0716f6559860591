import { aggregateSites, write } from '@marquee/db';
import type { NoteSite } from '../discovery/index.ts';

/** A site of a city that lists places is followed by the next session; one that is known stays as it is. */
export const noteAggregate: NoteSite = (deps, { citySlug, name, check }) => {
  if (check.aggregate === null) return [];
  const now = deps.clock.now();
  const { url, confidence, kind, reasons } = check.aggregate;
  const site = {
    host: check.host,
    url,
    name,
    citySlug,
    kind,
    confidence,
    reasons,
    foundAt: now,
    nextReadAt: now,
  };
  return [write.insert(aggregateSites).values(site).onConflictDoNothing().getSQL()];
};
