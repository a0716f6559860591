import { type Draft, type Hints, isBelowBar } from '../../src/index.ts';
import { read } from '../reading.ts';

/** Friday, December 4, 2026 in Asheville. */
export const ASHEVILLE: Hints = {
  today: '2026-12-04',
  timezone: 'America/New_York',
  city: 'Asheville',
  state: 'NC',
};

const BESIDE = {
  en: {
    head: 'Upcoming Events',
    titles: ['Lantern Parade', 'Winter Choir'],
    days: ['Monday, December 7, 2026, 6 PM', 'Tuesday, December 22, 2026, 6 PM'],
  },
  es: {
    head: 'Próximos eventos',
    titles: ['Desfile de Faroles', 'Coro de Invierno'],
    days: ['lunes 7 de diciembre de 2026, 18:00', 'martes 22 de diciembre de 2026, 18:00'],
  },
} as const;
const TITLE = 'Copper Night';

/** A page of three cards; the one in the middle has this day. */
export function pageOfCards(
  when: string,
  { language = 'en', place = 'Maple House', lang = language }: Options = {},
): string {
  const { head, titles, days } = BESIDE[language];
  const card = (title: string, day: string, where: string) =>
    `<article class="event-card"><h3><a href="/e/${title.length}">${title}</a></h3><p class="when">${day}</p><p class="venue">${where}</p></article>`;
  const cards = [
    card(titles[0], days[0], 'Maple House'),
    card(TITLE, when, place),
    card(titles[1], days[1], 'Maple House'),
  ];
  return `<!doctype html><html${lang ? ` lang="${lang}"` : ''}><head><title>${head}</title></head><body><main><h1>${head}</h1>${cards.join('')}</main></body></html>`;
}

interface Options {
  language?: 'en' | 'es';
  /** What the markup says; empty for nothing. */
  lang?: string;
  place?: string;
}

/** The drafts of the card in the middle. */
export function cardOf(when: string, options?: Options): Draft[] {
  const { drafts } = read(pageOfCards(when, options), ASHEVILLE);
  return drafts.filter(({ title }) => title.value === TITLE);
}

/** `2026-12-12T19:00–2026-12-12T21:00 cancelled`, in the order of time; `(held)` behind what is below the publishing bar. */
export function toldOf(drafts: readonly Draft[]): string[] {
  return drafts
    .map((draft) => {
      const { start, end, status } = draft;
      const off = status && status.value !== 'scheduled' ? ` ${status.value}` : '';
      return `${start.value}${end ? `–${end.value}` : ''}${off}${isBelowBar(draft) ? ' (held)' : ''}`;
    })
    .sort();
}
