import { html } from '../markup/escape.ts';
import { page } from '../markup/page.ts';
import type { Answer, Look, Site, Skin } from '../model.ts';
import type { Town } from './towns.ts';

/** Which way leads to a site that no configuration names. `unlinked`: none but somebody who knows of it. */
export type Way = 'map' | 'link' | 'platform' | 'aggregate' | 'unlinked';

/** A site that is there to be found, or to be refused. */
export interface HiddenSite {
  site: Site;
  town: Town;
  way: Way;
  /** Whether it publishes events of its town and may be read. */
  isSource: boolean;
  /** Tags of the map besides name and website. */
  tags?: Record<string, string>;
  /** How the map writes the address; absent: the home page. */
  website?: string;
}

const SKINS: readonly Skin[] = ['cards', 'table', 'agenda', 'rows', 'definitions', 'sections'];
const DATES = ['long', 'ap', 'short', 'at', 'long'] as const;
const COLORS = ['#7a2e2e', '#20527a', '#2f6b3a', '#6a4a8a', '#8a5a14', '#1f6f6b'];

export function lookFor(seed: number): Look {
  return {
    skin: SKINS[seed % SKINS.length] ?? 'cards',
    dates: DATES[seed % DATES.length] ?? 'long',
    font: seed % 2 === 0 ? 'Georgia, serif' : 'Verdana, sans-serif',
    colors: ['#222222', seed % 3 === 0 ? '#fffdf8' : '#ffffff', COLORS[seed % COLORS.length] ?? '#7a2e2e'],
  };
}

/** A plain page of a site with its own menu: the label and the address of its calendar differ from site to site. */
export function frontPage(site: Site, menu: ReadonlyArray<readonly [label: string, href: string]>, more = ''): Answer {
  const links = menu.map(([label, href]) => `<li><a href="${html(href)}">${html(label)}</a></li>`).join('');
  const main = `<ul class="menu">${links}</ul><h1>${html(site.name)}</h1><p>${html(site.tagline)}</p>
<p>We are at ${html(site.venue.street)} in ${html(site.place.city)}, open to everyone who finds the door. The building is from 1911 and the roof is from last year.</p>${more}`;
  const answer = page(site, { title: site.name, main });
  // The frame's own menu would lead every visitor the same way.
  return { ...answer, body: String(answer.body).replace(/<header>.*?<\/header>/s, '<header></header>') };
}

/** The page with links to other sites at its end. */
export function withLinks(answer: Answer, links: ReadonlyArray<readonly [label: string, href: string]>): Answer {
  if (links.length === 0 || answer.status !== 200 || !answer.headers['content-type']?.includes('html')) return answer;
  const list = links.map(([label, href]) => `<li><a href="${html(href)}">${html(label)}</a></li>`).join('');
  return { ...answer, body: String(answer.body).replace('</footer>', `<p>Our neighbors</p><ul>${list}</ul></footer>`) };
}
