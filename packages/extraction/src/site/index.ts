export { platformOfAddress } from './platform-marks.ts';
export { type SiteSigns, siteSigns } from './site-signs.ts';
