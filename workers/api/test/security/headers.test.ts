import { type Endpoint, kindOf, mapServersIn, SITE_HEADERS, siteHeaders } from '@marquee/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';
import { EVERY, pathOf } from './walk.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

const NOTHING = /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;

const LOCKED_UP = /^default-src 'none'; sandbox$/;
const ONE_STYLE =
  /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;

const FRAMED =
  /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/;

const OF_A_SCREEN =
  /^default-src 'none'; style-src 'sha256-[\w+/=]+'; (?:[a-z]+-src 'self'; )+base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;

/** What an answer that is no problem may do. */
function policyOf(record: Endpoint | null): RegExp {
  if (record?.kind !== 'document' || record.contentTypes.length === 0) return NOTHING;
  if (record.isFramed) return FRAMED;
  if (record.isScreen) return OF_A_SCREEN;
  return record.isOwnPage ? ONE_STYLE : LOCKED_UP;
}

const WALKED: Array<[string, Endpoint | null]> = [...EVERY, ['no endpoint', null]];

describe('every answer', () => {
  it.each(WALKED)('of %s forbids sniffing, framing and running anything', async (_id, record) => {
    const path = record ? pathOf(record) : '/api/none';
    const method = record?.method ?? 'GET';
    const { headers, ok } = await api.raw(SITE + path, { method });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toMatch(
      ok || (record?.kind === 'document' && (record.isFramed || record.isScreen)) ? policyOf(record) : NOTHING,
    );
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    // The web component reads the embedded list on any site.
    const isRead = record?.kind === 'document' && record.isFramed;
    expect(headers.get('access-control-allow-origin')).toBe(isRead ? '*' : null);
  });

  it('over plain http does not speak of https', async () => {
    const { headers } = await api.raw('http://localhost:5173/api/health');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('agrees with what the files of the site are sent with', () => {
    expect(SITE_HEADERS).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
    });
    expect(SITE_HEADERS['Content-Security-Policy']).not.toMatch(/unsafe/);
  });

  it('names map servers only where an owner has some', () => {
    expect(SITE_HEADERS['Content-Security-Policy']).not.toMatch(/connect-src|blob:|https:/);
    const policy = siteHeaders(['https://tiles.example.org'])['Content-Security-Policy'];
    expect(policy).toContain("connect-src 'self' https://tiles.example.org;");
    expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org;");
    expect(mapServersIn(' https://a.org  https://b.org:8443 ')).toEqual(['https://a.org', 'https://b.org:8443']);
    expect(mapServersIn('')).toEqual([]);
    for (const bad of ['*', 'http://a.org', "https://a.org; script-src 'unsafe-inline'", 'https://a.org/x', "'self'"])
      expect(mapServersIn(bad)).toBeNull();
  });
});

describe('a page of the API', () => {
  it.each(['/api/docs', '/api/auth/google'])('%s has its one style named by its hash', async (path) => {
    const response = await api.raw(path, { headers: { accept: 'text/html' } });
    const style = /<style>([^]*?)<\/style>/.exec(await response.text())?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
    expect(response.headers.get('content-security-policy')).not.toMatch(/script-src|unsafe/);
  });
});

describe('an answer that knows who asks', () => {
  it.each(EVERY)('of %s is never kept', async (_id, record) => {
    const { cookie } = await signUp(api, { email: `${record.id}@example.org` });
    const { headers } = await api.raw(SITE + pathOf(record), { method: record.method, ...asking({ cookie }) });
    const kept = headers.get('cache-control') ?? '';
    // Where an answer may be kept, the mount looks for no session: it is the same for everybody.
    const mayBeKept = record.cacheSeconds || kindOf(record) === 'document';
    if (mayBeKept && !kept.includes('no-store')) expect(record.access).toBe('public');
    else expect(kept).toBe('no-store');
    if (kept.startsWith('public')) expect(headers.get('set-cookie')).toBeNull();
  });
});
