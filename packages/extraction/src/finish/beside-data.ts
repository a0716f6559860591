import type { Draft } from '../base/types.ts';
import { dateOf } from '../candidates/times/local.ts';
import { FINISH } from '../decide/weights/finish.ts';
import { attribute, type ElementNode } from '../document/html/dom.ts';
import { signature } from '../document/html/pieces.ts';
import type { Page } from '../document/page.ts';
import { comparable } from '../document/text.ts';
import { webUrl } from '../document/url.ts';
import { listingRung } from '../formats/listing/rung.ts';
import { finish } from './finish.ts';

/**
 * Events that a page lists and its linked data leaves out: some sites write data only for the first few. The list is read only if the links to
 * the events of the data are some of many of one kind, and believed only if it names most of these events on their days.
 */
export function listedBeside(page: Page, drafts: readonly Draft[]): Draft[] {
  if (page.format !== 'html' || drafts.length < FINISH.besideData.fewestProofs || !linksToMore(page, drafts)) return [];
  const listed = finish(page, listingRung.read(page), 'listing').drafts;
  const names = listed.map(nameOf);
  const proved = drafts.filter((draft) => names.includes(nameOf(draft))).length;
  if (proved < Math.max(FINISH.besideData.fewestProofs, drafts.length * FINISH.besideData.proved)) return [];
  const titles = new Set(drafts.map(({ title }) => comparable(title.value)));
  const keys = new Set(drafts.map(({ key }) => key));
  return listed.filter(({ key, title }) => !keys.has(key) && !titles.has(comparable(title.value)));
}

function nameOf({ title, start }: Draft): string {
  return `${comparable(title.value)} ${dateOf(start.value)}`;
}

function linksToMore(page: Page, drafts: readonly Draft[]): boolean {
  const urls = new Set(drafts.flatMap(({ url }) => (url ? [url.value] : [])));
  if (urls.size < FINISH.besideData.fewestProofs) return false;
  const linked = [...urls].map((url) => page.linksTo(url)).filter(({ length }) => length > 0);
  if (linked.length < Math.max(FINISH.besideData.fewestProofs, urls.size * FINISH.besideData.proved)) return false;
  const kinds = new Set(linked.flat().map(kindOf));
  // A second link of each card often leads to a seller.
  const hosts = new Set([...urls].map(hostOf));
  const others = new Set<string>();
  for (const link of page.elements('a')) {
    const url = kinds.has(kindOf(link)) ? webUrl(attribute(link, 'href') ?? '', page.url) : null;
    if (url && !urls.has(url) && hosts.has(hostOf(url))) others.add(url);
  }
  return others.size >= Math.max(FINISH.besideData.fewestProofs, urls.size * FINISH.besideData.more);
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** Its name and class and those of the elements around it, which the links of one list share. */
function kindOf(link: ElementNode): string {
  let kind = '';
  for (let node: ElementNode | null = link, up = 0; node && up <= FINISH.besideData.lookUp; node = node.parent, up += 1)
    kind += `${signature(node)}>`;
  return kind;
}
