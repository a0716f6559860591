import { priceRange, zoned } from '../calendar/when.ts';
import type { Happening, Site } from '../model.ts';
import { html } from './escape.ts';
import { toldTitle } from './told-title.ts';
import { clockText, dayText } from './us-dates.ts';

/** Three ways to mark the parts of an event in the HTML itself. */
export type Marking = 'microdata' | 'rdfa' | 'h-event';

const ITEMS: Record<Marking, (site: Site, h: Happening) => string> = { microdata, rdfa, 'h-event': hEvent };

export function markedList(site: Site, happenings: readonly Happening[], marking: Marking): string {
  return `<h1>What’s on</h1>\n${happenings.map((h) => ITEMS[marking](site, h)).join('\n')}`;
}

function microdata(site: Site, h: Happening): string {
  const range = priceRange(h.price);
  const offer = range
    ? `<p itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="USD"><span itemprop="price" content="${(range.minCents / 100).toFixed(2)}">${html(h.price ?? '')}</span></p>`
    : '';
  return `<article class="card" itemscope itemtype="https://schema.org/Event">
<h2><a itemprop="url" href="${h.url}"><span itemprop="name">${html(toldTitle(h))}</span></a></h2>
<p><time itemprop="startDate" datetime="${offsetTime(h, h.start)}">${dayText(h.start, site.look.dates)}, ${clockText(h.start, site.look.dates)}</time>${h.end ? `<meta itemprop="endDate" content="${offsetTime(h, h.end)}">` : ''}</p>
<p itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">${html(h.venue.name)}</span>,
<span itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">${html(h.venue.street)}</span>, <span itemprop="addressLocality">${html(h.place.city)}</span>, <span itemprop="addressRegion">${h.place.state}</span></span></p>
<p itemprop="description">${html(h.text)}</p><link itemprop="image" href="${h.imageUrl}">
${offer}</article>`;
}

function rdfa(site: Site, h: Happening): string {
  return `<section vocab="https://schema.org/" typeof="Event">
<h2><a property="url" href="${h.url}"><span property="name">${html(toldTitle(h))}</span></a></h2>
<p><time property="startDate" datetime="${h.start}">${dayText(h.start, site.look.dates)}, ${clockText(h.start, site.look.dates)}</time>${h.end ? `<meta property="endDate" content="${h.end}">` : ''}</p>
<p property="location" typeof="Place"><b property="name">${html(h.venue.name)}</b>, <span property="address" typeof="PostalAddress"><span property="streetAddress">${html(h.venue.street)}</span>, <span property="addressLocality">${html(h.place.city)}</span> <span property="addressRegion">${h.place.state}</span></span></p>
<p property="description">${html(h.text)}</p><img property="image" src="${h.imageUrl}" alt="" width="600" height="375" loading="lazy">
</section>`;
}

function hEvent(site: Site, h: Happening): string {
  return `<article class="h-event card">
<h2 class="p-name"><a class="u-url" href="${h.url}">${html(toldTitle(h))}</a></h2>
<p><time class="dt-start" datetime="${h.start.replace('T', ' ')}">${dayText(h.start, site.look.dates)} ${clockText(h.start, site.look.dates)}</time>${h.end ? ` to <time class="dt-end" datetime="${h.end.replace('T', ' ')}">${clockText(h.end, site.look.dates)}</time>` : ''}</p>
<p class="p-location h-card"><span class="p-name">${html(h.venue.name)}</span>, <span class="p-street-address">${html(h.venue.street)}</span>, <span class="p-locality">${html(h.place.city)}</span> <span class="p-region">${h.place.state}</span></p>
<div class="e-content">${html(h.text)}</div><img class="u-featured" src="${h.imageUrl}" alt="" width="600" height="375" loading="lazy">
</article>`;
}

function offsetTime(h: Happening, local: string): string {
  return `${local}:00${zoned(local, h.place.timezone).offset}`;
}
