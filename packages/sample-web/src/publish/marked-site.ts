import { type Marking, markedList } from '../markup/marked.ts';
import { page } from '../markup/page.ts';
import type { Site } from '../model.ts';
import { showPage } from './jsonld-site.ts';

/** A listing whose parts are marked in the HTML itself. */
export function markedSite(marking: Marking): Site['publish'] {
  return (site, visit) =>
    visit.url.pathname === site.calendar
      ? page(site, { title: 'Events', main: markedList(site, visit.listed, marking) })
      : showPage(site, visit, () => '');
}
