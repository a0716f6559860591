import type { Happening, Site, Skin } from '../model.ts';
import { html } from './escape.ts';
import { priceLine, statusLine } from './page.ts';
import { clockText, dayText, monthText, whenText } from './us-dates.ts';

type Draw = (site: Site, happenings: Happening[]) => string;

const SKINS: Record<Skin, Draw> = { cards, table, agenda, rows, definitions, sections };

/** The list of shows in the site's own kind of markup. */
export function listing(site: Site, happenings: Happening[]): string {
  return SKINS[site.look.skin](site, happenings);
}

function when(site: Site, h: Happening): string {
  return html(whenText(h, site.look.dates));
}

function link(h: Happening): string {
  return `<a href="${h.url}">${html(h.title)}</a>`;
}

function cards(site: Site, happenings: Happening[]): string {
  const items = happenings.map(
    (h) => `<article class="card">
<a href="${h.url}"><img src="${h.imageUrl}" alt="" width="600" height="375" loading="lazy"></a>
<h3>${link(h)}</h3>
<p class="card-date"><time datetime="${h.start}">${when(site, h)}</time></p>
${statusLine(h)}<p>${html(h.text)}</p>
${priceLine(h)}
</article>`,
  );
  return `<h1>Coming up</h1>\n<div class="grid">${items.join('\n')}</div>`;
}

function table(site: Site, happenings: Happening[]): string {
  const items = happenings.map(
    (h) => `<tr><td class="date">${when(site, h)}</td><td class="what"><strong>${link(h)}</strong>
${statusLine(h)}<br>${html(h.text)}</td><td class="cost">${html(h.price ?? 'See page')}${h.hint ? `<br><em>${html(h.hint)}</em>` : ''}</td></tr>`,
  );
  return `<h1>Calendar</h1>\n<table class="calendar"><thead><tr><th>When</th><th>What</th><th>Cost</th></tr></thead><tbody>
${items.join('\n')}
</tbody></table>`;
}

function agenda(site: Site, happenings: Happening[]): string {
  const months = Map.groupBy(happenings, (h) => monthText(h.start));
  const blocks = Array.from(months, ([month, items]) => {
    const lines = items.map(
      (h) => `<li class="agenda-item"><span class="agenda-when">${when(site, h)}</span> ${link(h)}
${statusLine(h)}<div class="agenda-text">${html(h.text)}</div>${priceLine(h)}</li>`,
    );
    return `<h2>${month}</h2>\n<ul class="agenda">${lines.join('\n')}</ul>`;
  });
  return `<h1>Upcoming events</h1>\n${blocks.join('\n')}`;
}

function rows(site: Site, happenings: Happening[]): string {
  const items = happenings.map((h) => {
    const [day = '', ...rest] = when(site, h).split(' · ');
    return `<div class="row event-row">
<div class="event-date"><b>${day}</b> ${rest.length > 0 ? `· <span class="clock">${rest.join(' · ')}</span>` : ''}</div>
<div class="event-body"><h2>${link(h)}</h2>${statusLine(h)}<p>${html(h.text)}</p>${priceLine(h)}
<img src="${h.imageUrl}" alt="" width="320" height="200" loading="lazy"></div>
</div>`;
  });
  return `<h1>What’s on</h1>\n${items.join('\n')}`;
}

function definitions(site: Site, happenings: Happening[]): string {
  const items = happenings.map(
    (h) => `<dt>${when(site, h)}</dt>
<dd><strong>${link(h)}</strong>${statusLine(h)} <span>${html(h.text)}</span> ${priceLine(h)}</dd>`,
  );
  return `<h1>Bulletin</h1>\n<dl>${items.join('\n')}</dl>`;
}

function sections(site: Site, happenings: Happening[]): string {
  const items = happenings.map(
    (h) => `<section id="${html(h.id)}">
<h2>${link(h)}</h2>
<p class="when">${h.allDay ? when(site, h) : `${dayText(h.start, site.look.dates)} <span>${clockText(h.start, site.look.dates)}</span>`}</p>
${statusLine(h)}<p>${html(h.text)}</p>
${priceLine(h)}
<p><a href="${h.url}">More about this event</a></p>
</section>`,
  );
  return `<h1>The season</h1>\n${items.join('\n')}`;
}
