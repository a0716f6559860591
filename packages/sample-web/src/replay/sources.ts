import { sites } from '../sites/index.ts';
import type { Manifest } from './manifest.ts';

/** A source the engine is to read, as `GET /__replay/sources` lists it. */
export interface SampleSource {
  url: string;
  name: string;
  city: string;
  state: string;
  timezone: string;
  /** The day a recorded document is to be read at; absent for the sample web, which is always of today. */
  recordedAt?: string;
}

export function sampleSources(): SampleSource[] {
  return sites.flatMap((site) => {
    if (!site.source) return [];
    return [{ url: `${site.scheme ?? 'https'}://${site.host}${site.source}`, name: site.name, ...site.place }];
  });
}

export function recordedSources(manifest: Manifest): SampleSource[] {
  return manifest.documents.map(({ id, url, city, state, timezone, recordedAt }) => {
    const name = `${new URL(url).hostname.replace(/^www\./, '')} (${id})`;
    return { url, name, city, state, timezone, recordedAt };
  });
}
