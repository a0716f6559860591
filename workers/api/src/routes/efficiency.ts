import type { Slices } from '@marquee/contract';
import { efficiencyConfig, rollBackStrategies, setStrategies, simulate } from '@marquee/domain/efficiency';
import type { Verbs } from '../verbs.ts';

/** What saves tokens of the language model, and what it saves. */
export const efficiencyRoutes: Verbs<Slices['efficiency']> = {
  getEfficiencyConfig: (deps) => efficiencyConfig(deps),
  updateEfficiencyConfig: (deps, { body }, caller) => setStrategies(deps, caller, body),
  toggleEfficiency: (deps, { params }, caller) => setStrategies(deps, caller, { enabled: params.value === 'true' }),
  rollBackEfficiency: (deps, _input, caller) => rollBackStrategies(deps, caller),
  simulateEfficiency: (deps, { query }) => simulate(deps, query.strategies),
};
