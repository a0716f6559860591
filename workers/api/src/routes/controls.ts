import type { Slices } from '@marquee/contract';
import {
  activateShutdown,
  controlStatus,
  deactivateShutdown,
  getControls,
  listOverrides,
  removeOverride,
  setOverride,
  toggleControl,
} from '@marquee/domain/controls';
import type { Verbs } from '../verbs.ts';

export const controlRoutes: Verbs<Slices['controls']> = {
  getSystemControls: (deps) => getControls(deps),
  getSystemControlsStatus: (deps) => controlStatus(deps),
  toggleSystemControl: (deps, { body }, caller) => toggleControl(deps, caller, body),
  activateEmergencyShutdown: (deps, { body }, caller) => activateShutdown(deps, caller, body),
  deactivateEmergencyShutdown: (deps, _input, caller) => deactivateShutdown(deps, caller),
  listControlOverrides: (deps, { query }) => listOverrides(deps, query),
  setControlOverride: (deps, { body }, caller) => setOverride(deps, caller, body),
  removeControlOverride: (deps, { params }, caller) => removeOverride(deps, caller, params),
};
