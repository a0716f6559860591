import type { Answer } from '../model.ts';
import type { HiddenSite } from './found-site.ts';
import { hiddenSites } from './hidden-sites.ts';

/** The server of the open map, which the sample web stands in for. */
export const MAP_HOST = 'overpass-api.de';

/** What mappers leave behind: none of these names a site. */
const BROKEN: readonly unknown[] = [
  { type: 'node', id: 1 },
  { type: 'node', id: 2, lat: 34, lon: -81, tags: { amenity: 'theatre', website: 'none' } },
  { type: 'node', id: 3, lat: 34, lon: -81, tags: { amenity: 'bar', website: 'call us at 555 0100' } },
  { type: 'way', id: 4, tags: { amenity: 'library', website: 'javascript:alert(1)' } },
  {
    type: 'node',
    id: 5,
    lat: 34,
    lon: -81,
    tags: { amenity: 'cinema', 'disused:amenity': 'cinema', website: 'https://www.closed.example' },
  },
  { type: 'node', id: 6, lat: 34, lon: -81, tags: { amenity: 'pub', website: 'https://www.facebook.com/somepub' } },
  { type: 'node', id: 7, lat: 34, lon: -81, tags: { amenity: 'theatre', website: 'http://192.168.0.1/admin' } },
  {
    type: 'node',
    id: 8,
    lat: 34,
    lon: -81,
    tags: { amenity: 'theatre', website: 'https://www.nosuchhouse.example', name: 'Gone House' },
  },
  'not an element',
  null,
];

const isOnMap = (way: HiddenSite['way']) => way === 'map' || way === 'platform';

/** Its answer to a query around a point: the venues of the towns near it, as mappers write them. */
export function mapAnswer(url: URL): Answer {
  const json = { 'content-type': 'application/json' };
  if (url.pathname === '/robots.txt')
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow:\n' };
  const around = /around:\d+,(-?[\d.]+),(-?[\d.]+)/.exec(url.searchParams.get('data') ?? '');
  if (url.pathname !== '/api/interpreter' || !around)
    return { status: 400, headers: json, body: '{"remark":"parse error"}' };
  const [, latitude, longitude] = around.map(Number);
  const near = hiddenSites.filter(
    ({ town, way }) =>
      isOnMap(way) &&
      Math.abs(town.latitude - (latitude ?? 0)) < 0.14 &&
      Math.abs(town.longitude - (longitude ?? 0)) < 0.16,
  );
  const elements = near.length > 0 ? [...near.map(mapElementOf), ...BROKEN] : [];
  return { status: 200, headers: json, body: JSON.stringify({ version: 0.6, generator: 'sample', elements }) };
}

const WRITTEN: ReadonlyArray<(host: string) => Record<string, string>> = [
  (host) => ({ website: `https://${host}/` }),
  (host) => ({ 'contact:website': `http://${host}` }),
  (host) => ({ website: host }),
  (host) => ({ website: `https://${host}/index.html?utm_source=osm`, phone: '+1 555 0100' }),
  (host) => ({ url: `https://${host}; https://elsewhere.example` }),
];

function mapElementOf({ site, town, tags, website }: HiddenSite, index: number): unknown {
  const scheme = (WRITTEN[index % WRITTEN.length] ?? WRITTEN[0])?.(site.host);
  const address = website ? { website } : scheme;
  const point = { lat: town.latitude + (index % 7) * 0.002, lon: town.longitude - (index % 5) * 0.002 };
  const all = { name: site.name, ...tags, ...address };
  return index % 3 === 0
    ? { type: 'way', id: 1_000 + index, center: point, tags: all }
    : { type: 'node', id: 1_000 + index, ...point, tags: all };
}
