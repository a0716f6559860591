import { attribute, rawText } from '../document/html/dom.ts';
import type { Page } from '../document/page.ts';

/** Marks that a publishing system leaves in its pages and addresses; never the name of a site. */
const MARKS: ReadonlyArray<{ platform: string; address?: RegExp; markup?: RegExp; kind: string }> = [
  { platform: 'LibCal', kind: 'library', address: /\.libcal\.com\b|\/ical_subscribe\.php/i },
  { platform: 'BiblioCommons', kind: 'library', address: /\.bibliocommons\.com\b/i },
  {
    platform: 'CivicPlus',
    kind: 'city hall',
    address: /\/rssfeed\.aspx|\/icalendar\.aspx|\/calendar\.aspx/i,
    markup: /\bcivicplus\b/i,
  },
  { platform: 'Legistar', kind: 'city hall', address: /\.legistar\.com\b/i },
  {
    platform: 'Localist',
    kind: 'community calendar',
    address: /\/widget\/view\?[^"]*schools=|\/api\/2\/events\b/i,
    markup: /\blocalist\b/i,
  },
  { platform: 'Trumba', kind: 'community calendar', address: /\btrumba\.com\//i, markup: /\$Trumba\.addSpud/ },
  {
    platform: 'Tockify',
    kind: 'community calendar',
    address: /\btockify\.com\//i,
    markup: /\bdata-tockify-calendar\b/i,
  },
  { platform: 'Google Calendar', kind: 'calendar', address: /calendar\.google\.com\/|google\.com\/calendar\/embed/i },
  {
    platform: 'The Events Calendar',
    kind: 'calendar',
    address: /\/wp-json\/tribe\/events\b/i,
    markup: /\btribe-events\b/i,
  },
  { platform: 'Squarespace', kind: 'site builder', markup: /\bSQUARESPACE_CONTEXT\b/ },
];
const MOST_SCRIPT = 5_000;

/** The platform that publishes a page, or a calendar in it, by its marks. */
export function platformOf(page: Page): string | null {
  if (page.format !== 'html') return platformOfAddress(page.url);
  const addresses = ['iframe', 'script', 'link', 'a'].flatMap((name) =>
    page
      .elements(name)
      .slice(0, 500)
      .map((element) => attribute(element, 'src') ?? attribute(element, 'href') ?? ''),
  );
  const written = addresses.join('\n');
  const own = platformOfAddress(page.url) ?? platformOfAddress(written);
  if (own) return own;
  const scripts = page
    .elements('script')
    .slice(0, 100)
    .map((script) => rawText(script).slice(0, MOST_SCRIPT));
  const classes = [...page.elements('body'), ...page.elements('div')].slice(0, 2_000).map((element) => {
    const marked = attribute(element, 'data-tockify-calendar') === undefined ? '' : 'data-tockify-calendar';
    return `${attribute(element, 'class') ?? ''} ${marked}`;
  });
  const generator = page.elements('meta').find((meta) => attribute(meta, 'name')?.toLowerCase() === 'generator');
  const marks = [...scripts, ...classes, generator ? (attribute(generator, 'content') ?? '') : ''].join('\n');
  return MARKS.find(({ markup }) => markup?.test(marks))?.platform ?? null;
}

/** The platform that an address belongs to; null for any other address. */
export function platformOfAddress(address: string): string | null {
  return MARKS.find((mark) => mark.address?.test(address))?.platform ?? null;
}
