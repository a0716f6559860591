export type { HiddenSite } from './discovery/found-site.ts';
export { hiddenSites } from './discovery/hidden-sites.ts';

export type { Answer, Happening, Site, Weather } from './model.ts';
export { ManifestError } from './replay/manifest.ts';
export { respond, UNREACHABLE_HEADER } from './replay/respond.ts';
export { ADDRESS_HEADER, type ReplayServer, startReplayServer } from './replay/server.ts';
export { sampleSources } from './replay/sources.ts';

export { siteOf, sites } from './sites/index.ts';
export { type TruthEvent, truth, truthOf } from './truth.ts';
