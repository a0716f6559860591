import type { Answer, Happening, Site } from '../model.ts';
import { html } from './escape.ts';
import { clockText, dayText, whenText } from './us-dates.ts';

export interface PageParts {
  title: string;
  main: string;
  /** Further elements of the head, already HTML. */
  head?: string;
}

/** The frame every page of a site shares: its own colours, navigation and footer. */
export function page(site: Site, parts: PageParts): Answer {
  const { look, venue, place } = site;
  const [ink, paper, accent] = look.colors;
  const body = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(parts.title)} | ${html(site.name)}</title>
<meta name="description" content="${html(site.tagline)}">
${parts.head ?? ''}
<style>
body{margin:0;background:${paper};color:${ink};font:17px/1.55 ${look.font}}
header,main,footer{max-width:60rem;margin:0 auto;padding:1.2rem}
a{color:${accent}}img{max-width:100%;height:auto;border-radius:.4rem}
nav a{margin-right:1.1rem}.brand{font-size:1.6rem;font-weight:700;text-decoration:none}
.grid{display:grid;gap:1.6rem;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr))}
.card,.row,section,li{margin:0 0 1.8rem}.hint{color:${accent};font-weight:600}
table{border-collapse:collapse;width:100%}td{padding:.7rem;border-top:1px solid ${accent};vertical-align:top}
footer{border-top:2px solid ${accent};font-size:.9rem}
</style>
</head>
<body>
<header><a class="brand" href="/">${html(site.name)}</a><nav><a href="${site.calendar}">What’s on</a><a href="/visit">Visit</a><a href="/about">About</a></nav></header>
<main>
${parts.main}
</main>
<footer><p>${html(site.name)}, ${html(venue.street)}, ${html(place.city)}, ${place.state} ${venue.zip}</p><p>${html(site.tagline)}</p></footer>
</body>
</html>
`;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** The page of one show with all its dates. */
export function detailPage(site: Site, dates: Happening[], head: string): Answer {
  const [h] = dates;
  if (!h) throw new Error('A detail page needs a show.');
  const list = dates.map((d) => `<li><time datetime="${d.start}">${html(whenText(d, site.look.dates))}</time></li>`);
  const when =
    dates.length === 1
      ? `<p class="when">${html(whenText(h, site.look.dates))}</p>`
      : `<ul class="dates">${list.join('')}</ul>`;
  const main = `<article class="event">
<h1>${html(h.title)}</h1>
${statusLine(h)}${when}
<p class="where">${whereLine(h)}</p>
<p><img src="${h.imageUrl}" alt="" width="1200" height="750"></p>
<p>${html(h.text)}</p>
${priceLine(h)}${seatLines(site, h)}
${notes(site)}<p><a href="${site.calendar}">All dates</a></p>
</article>`;
  return page(site, { title: h.title, main, head });
}

function whereLine({ isOnline, venue, place }: Happening): string {
  if (isOnline) return 'Online';
  return `${html(venue.name)}, ${html(venue.street)}, ${html(place.city)}, ${place.state} ${venue.zip}`;
}

function seatLines({ seats }: Site, { price = '' }: Happening): string {
  const [low, high] = price.split('-');
  if (!seats || !low || !high) return '';
  return `<ul class="seats"><li>${html(seats[0])}: ${html(low)}</li><li>${html(seats[1])}: ${html(high)}</li></ul>`;
}

function notes(site: Site): string {
  return (site.notes ?? [])
    .map(({ heading, lines }) => {
      const words = lines
        .map((line) => (lines.length > 1 ? `<li>${html(line)}</li>` : `<p>${html(line)}</p>`))
        .join('');
      return `<h2>${html(heading)}</h2>\n${lines.length > 1 ? `<ul>${words}</ul>` : words}\n`;
    })
    .join('');
}

export function statusLine(h: Happening): string {
  if (h.status === 'cancelled') return '<p class="hint">CANCELLED – ticket holders have been written to.</p>\n';
  if (h.status === 'postponed') return '<p class="hint">POSTPONED – a new date will be named soon.</p>\n';
  return h.movedFrom ? '<p class="hint">MOVED – the date and time here are the new ones.</p>\n' : '';
}

export function priceLine(h: Happening): string {
  const price = h.price ? `<p class="price">${h.price === 'Free' ? 'Free' : `Tickets ${html(h.price)}`}</p>` : '';
  return h.hint ? `${price}<p class="hint">${html(h.hint)}</p>` : price;
}

/** The page for unknown addresses. */
export function missingPage(site: Site, status: number): Answer {
  const main =
    '<h1>Page not found</h1><p>We can’t find the page you are looking for. It may have been moved or taken down.</p>';
  return { ...page(site, { title: 'Page not found', main }), status };
}

export function homePage(site: Site, next: Happening | undefined): Answer {
  const soon = next
    ? `<p>Next up: <a href="${next.url}">${html(next.title)}</a>, ${dayText(next.start, site.look.dates)}${next.allDay ? '' : `, ${clockText(next.start, site.look.dates)}`}.</p>`
    : '';
  const main = `<h1>${html(site.name)}</h1><p>${html(site.tagline)}</p>${soon}<p><a href="${site.calendar}">See what’s on</a></p>`;
  return page(site, { title: 'Welcome', main });
}
