import type { Slices } from '@marquee/contract';
import { auditLocations, listLocationRules } from '@marquee/domain/location-integrity';
import type { Verbs } from '../verbs.ts';

export const locationIntegrityRoutes: Verbs<Slices['location-integrity']> = {
  auditLocations: (deps) => auditLocations(deps),
  listLocationRules: () => listLocationRules(),
};
