import { sources } from '@marquee/db';
import { Reject, say } from '@marquee/kernel';
import { and, eq, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** What we say of an address that a blacklisted source blocks. */
export const IS_BLACKLISTED = say('source.blacklisted');

/** Index files, and slashes at the end: the same page under another name. */
const LAST = /\/(?:(?:index|default|home)\.(?:html?|php|aspx?))?$/i;

/** Whether an address lies at a blocked one, or below it. Scheme, `www.`, query and fragment do not count. */
export function isBlockedBy(blocked: string, address: string): boolean {
  const [block, url] = [URL.parse(blocked), URL.parse(address)];
  if (!block || !url || bareHost(block) !== bareHost(url)) return false;
  const [root, path] = [pathOf(block), pathOf(url)];
  return path === root || path.startsWith(`${root}/`);
}

/** The blacklisted source that blocks an address, or null. One index range by host. */
export async function blacklistedAt({ db }: DbDeps, address: string) {
  const url = URL.parse(address);
  if (!url) return null;
  const bare = url.host.toLowerCase().replace(/^www\./, '');
  const rows = await db
    .select({ id: sources.id, name: sources.name, url: sources.url })
    .from(sources)
    .where(and(inArray(sources.host, [bare, `www.${bare}`]), eq(sources.status, 'blacklisted')));
  return rows.find((row) => isBlockedBy(row.url, url.href)) ?? null;
}

/** Throws Reject 409 if a blacklisted source blocks the address. */
export async function refuseBlacklisted(deps: DbDeps, address: string, field?: string): Promise<void> {
  const block = await blacklistedAt(deps, address);
  if (!block) return;
  const detail = say('reply.blacklistedAddressActivateUnderCity', { url: block.url });
  throw new Reject(409, 'blacklisted', detail, field);
}

function bareHost(url: URL): string {
  return url.host.toLowerCase().replace(/^www\./, '');
}

/** Case does not count: an address that differs in it alone is nearly always the same page, and a block must hold. */
function pathOf(url: URL): string {
  return url.pathname.toLowerCase().replace(LAST, '').replace(/\/+$/, '');
}
