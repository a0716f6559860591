import type { Slices } from '@marquee/contract';
import { patternStats } from '@marquee/domain/learning';
import { extractByPattern, testPattern, testSelector } from '@marquee/domain/page-trials';
import type { Verbs } from '../verbs.ts';

/** Learned extractors, and trials of what could be learned. */
export const learningRoutes: Verbs<Slices['learning']> = {
  getPatternStats: (deps) => patternStats(deps),
  testPattern: (deps, { body }, caller) => testPattern(deps, caller, body),
  extractByPattern: (deps, { body }, caller) => extractByPattern(deps, caller, body),
  testSelector: (deps, { body }, caller) => testSelector(deps, caller, body),
};
