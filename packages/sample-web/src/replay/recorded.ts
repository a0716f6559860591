import type { Answer } from '../model.ts';
import type { Manifest, Recorded } from './manifest.ts';
import { unreachable } from './respond.ts';
import { type ReplayRequest, withEtag } from './validators.ts';

/** Responses from recorded documents only: 404 for every other address of their hosts, robots.txt included. */
export function recordedResponder(manifest: Manifest): (request: ReplayRequest) => Answer {
  const exact = new Map<string, Recorded>();
  const loose = new Map<string, Recorded>();
  const hosts = new Set<string>();
  for (const document of manifest.documents) {
    exact.set(document.url, document);
    if (!loose.has(looseKey(document.url))) loose.set(looseKey(document.url), document);
    hosts.add(new URL(document.url).host);
  }
  return (request) => {
    if (!URL.canParse(request.url) || !hosts.has(new URL(request.url).host)) return unreachable();
    const document = exact.get(request.url) ?? loose.get(looseKey(request.url));
    if (!document) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not recorded.' };
    const headers = { 'content-type': document.contentType };
    const answer = withEtag(request, { status: 200, headers, body: document.bytes });
    return request.method === 'HEAD' ? { ...answer, body: '' } : answer;
  };
}

/** The address without fragment, trailing slash and order of parameters. */
function looseKey(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.sort();
  url.pathname = url.pathname.replace(/\/+$/, '');
  return url.href;
}
