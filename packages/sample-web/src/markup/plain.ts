import type { Happening, Site } from '../model.ts';
import { html } from './escape.ts';
import { priceLine } from './page.ts';
import { toldTitle } from './told-title.ts';
import { whenText } from './us-dates.ts';

/** Shows as people write them, each with its place, and nothing that only a machine would read. */
export function plainList(site: Site, happenings: readonly Happening[]): string {
  const items = happenings.map(
    (h) => `<li class="gig"><h3><a href="${h.url}">${html(toldTitle(h))}</a></h3>
<p class="gig-when">${html(whenText(h, site.look.dates))}</p>
<p class="gig-where">${html(h.venue.name)}, ${html(h.venue.street)}, ${html(h.place.city)}, ${h.place.state}</p>
<p>${html(h.text)}</p>${priceLine(h)}</li>`,
  );
  return `<ul class="gigs">\n${items.join('\n')}\n</ul>`;
}
