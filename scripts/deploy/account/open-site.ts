import { existsSync } from 'node:fs';
import { typedPath } from '../../local/typed-path.ts';
import { type Draft, readDraft } from '../go-live/draft.ts';
import { at } from '../layout.ts';
import { CONFIG_FILE, readSiteConfig, type SiteConfig } from '../site-config.ts';
import { Stop } from '../stop.ts';
import { projectWrangler, type Wrangler } from '../wrangler.ts';
import type { AccountApi } from './api.ts';
import { accessOf, openAccount } from './credentials.ts';

/** The configuration file as far as it is filled in, and its account. Throws Stop without a file or credentials. */
export async function openDraft(
  typed: string | undefined,
): Promise<{ api: AccountApi; run: Wrangler; draft: Draft; path: string }> {
  const path = typed === undefined ? at(CONFIG_FILE) : typedPath(typed);
  if (!existsSync(path)) throw new Stop(`There is no ${path}: npm run deploy writes it.`);
  const draft = readDraft(path);
  const account = draft.accountId || process.env.CLOUDFLARE_ACCOUNT_ID || '';
  const api = await openAccount(await accessOf(projectWrangler(account), process.env), account);
  return { api, run: projectWrangler(api.account), draft, path };
}

/** The same for a site that was deployed: every setting is there. */
export async function openSite(
  typed: string | undefined,
): Promise<{ api: AccountApi; run: Wrangler; site: SiteConfig }> {
  const { api, run, path } = await openDraft(typed);
  const site = readSiteConfig(path);
  if (!site) throw new Stop(`There is no ${path}.`);
  return { api, run, site };
}
