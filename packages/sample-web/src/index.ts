export type { Answer, Category, Happening, Site, Weather } from './model.ts';
export { ManifestError, readManifest } from './replay/manifest.ts';
export { respond, UNREACHABLE_HEADER } from './replay/respond.ts';
export { ADDRESS_HEADER, type ReplayServer, type ReplayStats, startReplayServer } from './replay/server.ts';
export { recordedSources, type SampleSource, sampleSources } from './replay/sources.ts';
export type { ReplayRequest } from './replay/validators.ts';
export { siteOf, sites } from './sites/index.ts';
export { type TruthEvent, truth, truthOf } from './truth.ts';
