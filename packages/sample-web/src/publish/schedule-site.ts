import { windowWeeks } from '../calendar/weeks.ts';
import { scriptJson } from '../markup/escape.ts';
import { page } from '../markup/page.ts';
import { scheduledNode } from '../markup/schedules.ts';
import { listing } from '../markup/skins.ts';
import type { Site } from '../model.ts';
import { showPage } from './jsonld-site.ts';

/** A listing whose schema.org events say by a `Schedule` how they repeat. */
export function scheduleSite(): Site['publish'] {
  return (site, visit) => {
    if (visit.url.pathname !== site.calendar) return showPage(site, visit, () => '');
    const weeks = windowWeeks(visit.now, site.place.timezone);
    const nodes = (site.programme?.weekly ?? []).flatMap((show) => scheduledNode(site, show, weeks) ?? []);
    const head = `<script type="application/ld+json">${scriptJson(nodes)}</script>`;
    return page(site, { title: 'Every week', main: listing(site, visit.listed), head });
  };
}
