export { type AggregateSigns, type PlaceLink } from './aggregate-signs.ts';
export { ownLinks } from './page-links.ts';
export { platformOfAddress } from './platform-marks.ts';
export { type SiteSigns, siteSigns } from './site-signs.ts';
export { readSitemap, type Sitemap } from './sitemap.ts';
