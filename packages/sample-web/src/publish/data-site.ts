import { scriptJson } from '../markup/escape.ts';
import { agendaJson, ticketData } from '../markup/records.ts';
import type { Site } from '../model.ts';
import { showPage } from './jsonld-site.ts';
import { json, shellPage } from './plain-site.ts';

/** A page that carries its events as data for its scripts, and shows none of them before these run. */
export function pageDataSite(): Site['publish'] {
  return (site, visit) => {
    const data = `<script>window.__SERVER_DATA__ = ${scriptJson(ticketData(site, visit.listed))};</script>`;
    return shellPage(site, visit.url.pathname, data) ?? showPage(site, visit, () => '');
  };
}

/** JSON with the site's own field names, at the path of its source. */
export function ownJsonSite(): Site['publish'] {
  return (site, visit) =>
    visit.url.pathname === site.source
      ? json(agendaJson(site, visit.listed))
      : (shellPage(site, visit.url.pathname) ?? showPage(site, visit, () => ''));
}
