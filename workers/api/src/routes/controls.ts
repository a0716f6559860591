import { endpoints } from '@marquee/contract';
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
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

export function controlRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.getSystemControls, (deps) => getControls(deps));
  mount(app, endpoints.getSystemControlsStatus, (deps) => controlStatus(deps));
  mount(app, endpoints.toggleSystemControl, (deps, { body }, caller) => toggleControl(deps, caller, body));
  mount(app, endpoints.activateEmergencyShutdown, (deps, { body }, caller) => activateShutdown(deps, caller, body));
  mount(app, endpoints.deactivateEmergencyShutdown, (deps, _input, caller) => deactivateShutdown(deps, caller));
  mount(app, endpoints.listControlOverrides, (deps, { query }) => listOverrides(deps, query));
  mount(app, endpoints.setControlOverride, (deps, { body }, caller) => setOverride(deps, caller, body));
  mount(app, endpoints.removeControlOverride, (deps, { params }, caller) => removeOverride(deps, caller, params));
}
