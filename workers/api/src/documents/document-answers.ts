import { type SitePayments, siteHeaders } from '@marquee/contract';
import type { ApiDeps } from '@marquee/platform';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { etagOf } from '../etag.ts';
import { bytesOf } from '../shared/bytes-of.ts';
import type { Answer } from '../shared/shared-answers.ts';

/** As long as the answers they carry; a little longer while a new one is fetched. */
export const PAGE_SECONDS = 15;
export const PAGE_CACHING = `public, max-age=${PAGE_SECONDS}, stale-while-revalidate=45`;
const FILE_CACHING = 'public, max-age=3600';

export const fileHeaders = (contentType: string) => ({ 'content-type': contentType, 'cache-control': FILE_CACHING });

/** An answer of text, with the headers of the site. */
export async function textAnswer(c: Context<AppEnv>, text: string, own: Record<string, string>): Promise<Answer> {
  const body = bytesOf(text);
  return {
    status: 200,
    headers: { ...siteHeadersOf(c), ...own, etag: await etagOf(body) },
    body,
    sharing: 'kept',
  };
}

export function siteHeadersOf(c: Context<AppEnv>): Record<string, string> {
  const { mapServers, payments } = c.get('deps');
  return siteHeaders(mapServers, sitePayments({ payments }));
}

/** Who takes cards on this site, for its policy. */
function sitePayments({ payments }: Pick<ApiDeps, 'payments'>): SitePayments {
  if (!payments.isSetUp || !payments.browser) return null;
  return (payments.browser.formOrigin as SitePayments) ?? 'stripe';
}
