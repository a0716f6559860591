import type { Slices } from '@marquee/contract';
import { deepScanAggregate, listScans, scanAggregate, venueIntegration } from '@marquee/domain/aggregates';
import { thenDispatched } from '../then-dispatched.ts';
import type { Verbs } from '../verbs.ts';

export const aggregateRoutes: Verbs<Slices['aggregates']> = {
  scanAggregate: (deps, { body }, caller) => scanAggregate(deps, caller, body),
  deepScanAggregate: async (deps, { body }, call) =>
    thenDispatched(deps, call, await deepScanAggregate(deps, call, body)),
  listAggregateScans: (deps) => listScans(deps),
  getVenueIntegration: (deps) => venueIntegration(deps),
};
