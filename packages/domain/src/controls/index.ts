export { getControls, readVersion, versionAfter, versionChange } from './configuration.ts';
export { controlStatus } from './control-status.ts';
export { dropUnknownControls } from './drop-unknown.ts';
export { activateShutdown, deactivateShutdown } from './emergency-shutdown.ts';
export { isAllowed, isAllowedAnywhere, whyNowhere } from './is-allowed.ts';
export { listOverrides } from './list-overrides.ts';
export { removeOverride } from './remove-override.ts';
export { setOverride } from './set-override.ts';
export { refuseWhileDown, toggleControl } from './toggle-control.ts';
