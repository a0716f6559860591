import { extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

/** Cards of two other events, so that a page is a list, in five forms of markup. */
const OTHERS: Array<[string, string]> = [
  ['Marsh Wrens', 'Friday, March 27, 2026, 8 pm'],
  ['Clay for Beginners', 'Sunday, March 29, 2026, 2 pm'],
];

export type Form = 'cards' | 'rows' | 'items' | 'definitions' | 'paragraphs';
export const FORMS: readonly Form[] = ['cards', 'rows', 'items', 'definitions', 'paragraphs'];

function write(form: Form, events: ReadonlyArray<readonly [string, string]>): string {
  switch (form) {
    case 'cards':
      return events.map(([name, text]) => `<div class="card"><h3>${name}</h3><p>${text}</p></div>`).join('');
    case 'rows':
      return `<table><tr><th>Event</th><th>When</th></tr>${events.map(([name, text]) => `<tr><td>${name}</td><td>${text}</td></tr>`).join('')}</table>`;
    case 'items':
      return `<ul>${events.map(([name, text]) => `<li><a href="/${name.length}">${name}</a><div>${text}</div></li>`).join('')}</ul>`;
    case 'definitions':
      return `<dl>${events.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl>`;
    case 'paragraphs':
      return events.map(([name, text]) => `<p><strong>${name}</strong><br>${text}</p>`).join('');
  }
}

/** What a list says about one of its events: `start – end` in order. */
export function momentsIn(form: Form, name: string, text: string): string[] {
  const html = `<!doctype html><title>Upcoming Events</title><h1>Upcoming Events</h1>${write(form, [OTHERS[0] ?? ['', ''], [name, text], OTHERS[1] ?? ['', '']])}`;
  const document = {
    url: 'https://hall.example/p/17',
    contentType: 'text/html',
    bytes: new TextEncoder().encode(html),
  };
  return extract(document, COLUMBIA)
    .drafts.filter(({ title }) => title.value === name)
    .map(({ start, end }) => (end ? `${start.value} – ${end.value}` : start.value));
}
