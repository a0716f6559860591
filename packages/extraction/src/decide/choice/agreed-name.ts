import { citerOf } from '../../base/evidence.ts';
import type { Evidence, Method } from '../../base/types.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { pageCiter } from '../../candidates/pieces/page-citer.ts';
import { type SiteName, spelledByHost } from '../../candidates/places/site-names.ts';
import { ADDRESS } from '../../candidates/places/street-address.ts';
import { isPageWord } from '../../candidates/places/venue-names.ts';
import { attribute, type ElementNode, elements, isElement, pathOf, rawText } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { comparable, plainLine } from '../../document/text.ts';
import { VENUE_TYPE } from '../../rules/venue-types.ts';
import { CHOICE } from '../weights/choice.ts';

type Sign = 'logo' | 'address' | 'data' | 'name' | 'host';
export interface Told {
  name: string;
  sign: Sign;
  evidence: Evidence;
  /** On the line of the address. */
  isBeside?: boolean;
}

/** All are compared with each other. */
const MOST_OF_A_KIND = 20;
/** Text of a link to the home page that is no name. */
const NO_NAME = /^(?:home(?: ?page)?|skip.*|menu|back|return.*)$|\b(?:logo|image|icon|banner|header)\b/i;
const LABEL =
  /\baddress\b|^(?:location|visit(?: us)?|find us|contact(?: us)?|where|get in touch|hours|directions)\W*$/i;

/**
 * The name on which several signs of a venue agree: what stands right above or before its street address at the end of the page, its type and name in
 * linked data, its logo, what the site calls itself, its host. Null unless the address or the data is among them.
 * @param least how many signs
 */
export function agreedName(
  layout: Layout,
  names: readonly SiteName[],
  method: Method,
  least: number,
): { name: string; evidence: Evidence } | null {
  const sure = [
    ...addressedNames(layout, method).slice(0, MOST_OF_A_KIND),
    ...businessNames(layout.page, method).slice(0, MOST_OF_A_KIND),
  ];
  if (sure.length === 0) return null;
  const told: Told[] = [
    ...sure,
    ...logoNames(layout.page, method).slice(0, MOST_OF_A_KIND),
    ...names.map(({ name, evidence }) => ({ name, evidence, sign: 'name' as const })),
  ];
  for (const { name, evidence } of sure) {
    const signs = new Set(told.filter((other) => keyOf(other.name) === keyOf(name)).map((other) => other.sign));
    if (!signs.has('name') && spelledByHost(name, layout.page.url)) signs.add('host');
    if (signs.size >= least) return { name, evidence };
  }
  return null;
}

/** What the frame alone calls the place: the name right before its street address, or the logo unless another name stands above the address. */
export function framedNames(layout: Layout, method: Method): Told[] {
  const addressed = addressedNames(layout, method);
  const beside = addressed.filter(({ isBeside }) => isBeside);
  const logos = logoNames(layout.page, method);
  const others = addressed.filter(
    ({ name }) => !/\d/.test(name) && !logos.some((logo) => keyOf(logo.name) === keyOf(name)),
  );
  return others.length > beside.length ? beside : [...logos, ...beside];
}

function keyOf(name: string): string {
  return comparable(name)
    .replace(/^the /, '')
    .replace(/ (?:llc|inc)$/, '');
}

function isName(name: string): boolean {
  return (
    name.length >= CHOICE.agreedName.shortest &&
    name.length <= CHOICE.agreedName.longest &&
    /^[\p{Lu}\d]/u.test(name) &&
    !isPageWord(name)
  );
}

/** `Velvet Fox⏎120 Main Street`, `Velvet Fox | 120 Main Street` */
function addressedNames(layout: Layout, method: Method): Told[] {
  const { text } = layout.visible;
  const cite = pageCiter(layout.page, method);
  const found: Told[] = [];
  let at = Math.max(0, text.length - CHOICE.agreedName.foot);
  let above: { name: string; start: number } | null = null;
  for (const line of text.slice(at).split('\n')) {
    const start = at;
    at += line.length + 1;
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const parts = /^(?:(?:find|visit|join|see) us at )?(.{3,60}?)(?:,|\s?[|•·–—-])\s(?=\d)/iu.exec(trimmed);
    const beside = parts?.[1] && ADDRESS.test(trimmed.slice(parts[0].length)) ? parts[1] : null;
    const named = beside ? { name: beside, start: start + line.indexOf(beside) } : ADDRESS.test(trimmed) ? above : null;
    if (named && isName(named.name) && !LABEL.test(named.name))
      found.push({
        name: named.name,
        sign: 'address',
        isBeside: beside !== null,
        evidence: cite.shown({ start: named.start, end: named.start + named.name.length }),
      });
    above = { name: trimmed, start: start + line.indexOf(trimmed) };
  }
  return found;
}

/** What links to the home page show: a logo's text, or the name in letters. */
function logoNames(page: Page, method: Method): Told[] {
  const cite = citerOf(page.url, method);
  return page
    .elements('a')
    .filter((link) => isHome(attribute(link, 'href'), page.url))
    .flatMap((link) => {
      const image = elements(link).find(({ name }) => name === 'img');
      const stated = image ? attribute(image, 'alt') : ownText(link);
      const name = plainLine(stated ?? '', CHOICE.agreedName.longest + 10).replace(/\s(?:logo|home)$/i, '');
      const locator = image ? `${pathOf(image)}@alt` : pathOf(link);
      return isName(name) && !NO_NAME.test(name)
        ? [{ name, sign: 'logo' as const, evidence: cite.evidence(locator, stated ?? '') }]
        : [];
    });
}

function ownText(link: ElementNode): string {
  return link.children.some((child) => isElement(child) && child.name === 'svg') ? '' : rawText(link).trim();
}

function isHome(href: string | undefined, base: string): boolean {
  if (!href || !URL.canParse(href, base)) return false;
  const { pathname, search, host } = new URL(href, base);
  return pathname === '/' && search === '' && host === new URL(base).host;
}

const MOST_NODES = 200;

/** `{"@type": "MusicVenue", "name": "Velvet Fox"}`, of the page itself: not the place of an event. */
function businessNames(page: Page, method: Method): Told[] {
  const cite = citerOf(page.url, method);
  return page.elements('script').flatMap((script, index) => {
    if (!/ld\+json/i.test(attribute(script, 'type') ?? '')) return [];
    const text = rawText(script);
    return VENUE_TYPE.test(text)
      ? topNodes(text).flatMap((node) => {
          const name = typeof node.name === 'string' ? plainLine(node.name, CHOICE.agreedName.longest + 10) : '';
          return VENUE_TYPE.test(JSON.stringify({ '@type': node['@type'] })) && isName(name)
            ? [{ name, sign: 'data' as const, evidence: cite.evidence(`script[${index}]`, `"name": "${name}"`) }]
            : [];
        })
      : [];
  });
}

type Node = Record<string, unknown>;

function topNodes(text: string): Node[] {
  try {
    const parsed: unknown = JSON.parse(text);
    const top = Array.isArray(parsed) ? parsed : [parsed];
    const all = top.flatMap((node: unknown) =>
      typeof node === 'object' && node && '@graph' in node && Array.isArray(node['@graph']) ? node['@graph'] : [node],
    ) as unknown[];
    return all.slice(0, MOST_NODES).filter((node): node is Node => typeof node === 'object' && node !== null);
  } catch {
    // Broken linked data tells no name.
    return [];
  }
}
