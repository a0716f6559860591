import { html, scriptJson } from '../markup/escape.ts';
import { type EventHabits, eventNode, graph, itemList } from '../markup/jsonld.ts';
import { detailPage, page } from '../markup/page.ts';
import { listing } from '../markup/skins.ts';
import type { Answer, Happening, Site, Visit } from '../model.ts';

export interface JsonLdOptions extends EventHabits {
  /** `array`: one block with all events; `blocks`: one block each; `graph`; `item-list`: links only. */
  shape: 'array' | 'blocks' | 'graph' | 'item-list';
  /** A block that a hand-edited template broke, before the good ones. */
  brokenBlock?: string;
}

/** A listing page with schema.org events, and a page for each show with its own. */
export function jsonLdSite(options: JsonLdOptions): Site['publish'] {
  return (site: Site, visit: Visit): Answer | null => {
    const { pathname } = visit.url;
    if (pathname === site.calendar) {
      const head = listingHead(site, visit, options);
      return page(site, { title: 'Events', main: listing(site, visit.listed), head });
    }
    return showPage(site, visit, (dates) => block(dates.map((h) => withContext(site, h, { ...options, lean: false }))));
  };
}

/** The page of one show, or null when the address names none. */
export function showPage(site: Site, visit: Visit, head: (dates: Happening[]) => string): Answer | null {
  const address = `${visit.url.origin}${visit.url.pathname}`;
  const dates = visit.all.filter((h) => h.url === address || `${h.url}/${h.start.slice(0, 10)}` === address);
  if (dates.length > 0) return detailPage(site, dates, head(dates));
  return ticketPage(site, visit);
}

function ticketPage(site: Site, visit: Visit): Answer | null {
  const show = visit.all.find((h) => visit.url.pathname === `/tickets/${h.showId}`);
  if (!show) return null;
  const main = `<h1>Tickets: ${html(show.title)}</h1><p>Our box office opens one hour before the show. Hold a seat by telephone or at the door.</p>`;
  return page(site, { title: 'Tickets', main });
}

function listingHead(site: Site, visit: Visit, options: JsonLdOptions): string {
  const broken = options.brokenBlock ? `<script type="application/ld+json">${options.brokenBlock}</script>\n` : '';
  if (options.shape === 'graph') return broken + block(graph(site, visit.url.href, visit.listed, options));
  if (options.shape === 'item-list') return broken + block(itemList(visit.listed));
  const nodes = visit.listed.map((h) => withContext(site, h, options));
  return broken + (options.shape === 'array' ? block(nodes) : nodes.map(block).join('\n'));
}

function withContext(site: Site, h: Happening, options: EventHabits): Record<string, unknown> {
  return { '@context': 'https://schema.org', ...eventNode(site, h, options) };
}

function block(value: unknown): string {
  return `<script type="application/ld+json">${scriptJson(value)}</script>`;
}
