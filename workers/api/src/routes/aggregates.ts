import type { Slices } from '@marquee/contract';
import { deepScanAggregate, listScans, scanAggregate, venueIntegration } from '@marquee/domain/aggregates';
import { dispatchDue } from '@marquee/domain/jobs';
import type { Verbs } from '../verbs.ts';

export const aggregateRoutes: Verbs<Slices['aggregates']> = {
  scanAggregate: (deps, { body }, caller) => scanAggregate(deps, caller, body),
  deepScanAggregate: async (deps, { body }, call) => {
    const scan = await deepScanAggregate(deps, call, body);
    await call.afterwards(() => dispatchDue(deps));
    return scan;
  },
  listAggregateScans: (deps) => listScans(deps),
  getVenueIntegration: (deps) => venueIntegration(deps),
};
