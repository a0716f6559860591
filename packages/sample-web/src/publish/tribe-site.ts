import { html } from '../markup/escape.ts';
import { page } from '../markup/page.ts';
import { listing } from '../markup/skins.ts';
import { TRIBE_PATH, tribePage } from '../markup/tribe.ts';
import type { Answer, Site, Visit } from '../model.ts';
import { showPage } from './jsonld-site.ts';

export interface TribeSiteOptions {
  perPage: number;
}

/** A WordPress site with The Events Calendar: its page for people names the interface the way the plugin does. */
export function tribeSite(options: TribeSiteOptions): Site['publish'] {
  return (site: Site, visit: Visit): Answer | null => {
    const { pathname } = visit.url;
    if (pathname === TRIBE_PATH) return restAnswer(site, visit, options);
    if (pathname === site.calendar) {
      return page(site, { title: 'Events', main: listing(site, visit.listed), head: advertisement(site) });
    }
    return showPage(site, visit, () => advertisement(site));
  };
}

function advertisement(site: Site): string {
  const root = `https://${site.host}`;
  return `<link rel="https://api.w.org/" href="${root}/wp-json/">
<meta name="tec-api-version" content="v1"><meta name="tec-api-origin" content="${root}">
<link rel="alternate" href="${root}/wp-json/tribe/events/v1/" title="${html(site.name)} JSON">`;
}

function restAnswer(site: Site, visit: Visit, options: TribeSiteOptions): Answer {
  const number = (name: string, otherwise: number) => Number(visit.url.searchParams.get(name)) || otherwise;
  const current = Math.max(1, Math.floor(number('page', 1)));
  const perPage = Math.min(50, Math.max(1, Math.floor(number('per_page', options.perPage))));
  const headers = { 'content-type': 'application/json; charset=UTF-8' };
  const pages = Math.max(1, Math.ceil(visit.listed.length / perPage));
  if (current > pages) {
    const problem = {
      code: 'event-archive-page-not-found',
      message: 'The requested page was not found.',
      data: { status: 404 },
    };
    return { status: 404, headers, body: JSON.stringify(problem) };
  }
  return { status: 200, headers, body: JSON.stringify(tribePage(site, visit.listed, current, perPage)) };
}
