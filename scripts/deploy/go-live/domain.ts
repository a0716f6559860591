import { z } from 'zod';
import type { AccountApi } from '../account/api.ts';
import type { SiteConfig } from '../site-config.ts';

const DOMAIN = z.object({ name: z.string(), status: z.string().default('pending') });

/**
 * Attaches the host of the public address to the Pages project, which wrangler has no command for. True if visitors reach the site by it;
 * false while its DNS record is missing. An address of pages.dev needs nothing.
 */
export async function keepDomain(api: AccountApi, site: SiteConfig, say: (text: string) => void): Promise<boolean> {
  const host = new URL(site.publicOrigin).hostname;
  if (isOfPages(host)) return true;
  const path = `/pages/projects/${site.pagesProject}/domains`;
  const there = (await api.all(path, DOMAIN, { perPage: 20 })).find(({ name }) => name === host);
  const { status } = there ?? (await api.call('POST', path, DOMAIN, { name: host }));
  say(there ? `  = Domain ${host}: already there (${status})` : `  ✓ Domain ${host} attached (${status})`);
  return status === 'active';
}

export function isOfPages(host: string): boolean {
  return host.endsWith('.pages.dev');
}
