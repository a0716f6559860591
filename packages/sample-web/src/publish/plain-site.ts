import { detailPage, page } from '../markup/page.ts';
import { plainList } from '../markup/plain.ts';
import type { Answer, Site } from '../model.ts';
import { showPage } from './jsonld-site.ts';

/** A listing in plain HTML. */
export function plainSite(): Site['publish'] {
  return (site, visit) =>
    visit.url.pathname === site.calendar
      ? page(site, { title: 'What’s on', main: `<h1>Upcoming events</h1>\n${plainList(site, visit.listed)}` })
      : showPage(site, visit, () => '');
}

/** A page about the one show that comes next, or about none. */
export function oneShowSite(): Site['publish'] {
  return (site, visit) => {
    if (visit.url.pathname !== site.calendar) return showPage(site, visit, () => '');
    const [next] = visit.listed;
    if (next) return detailPage(site, [next], '');
    return page(site, {
      title: site.name,
      main: `<h1>${site.name}</h1><p>Gone home. The next date is being painted.</p>`,
    });
  };
}

/** A list that its page's script asks for and is answered as finished HTML inside JSON. */
export function htmlPieceSite(): Site['publish'] {
  return (site, visit) => {
    if (`${visit.url.pathname}${visit.url.search}` === site.source)
      return json({ success: true, total: visit.listed.length, html: plainList(site, visit.listed) });
    return shellPage(site, visit.url.pathname) ?? showPage(site, visit, () => '');
  };
}

/** What a person's browser gets before scripts run. */
export function shellPage(site: Site, pathname: string, head = ''): Answer | null {
  return pathname === site.calendar ? page(site, { title: 'Events', main: '<div id="root"></div>', head }) : null;
}

export function json(value: unknown): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}
