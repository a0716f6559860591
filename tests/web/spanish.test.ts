import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { categoryMeant, categoryName } from '../../apps/web/src/features/events/categories.ts';
import { cardDates, cardPrice, cardTime, longDates, longWhen } from '../../apps/web/src/features/events/event-words.ts';
import { shortDateOrTbd } from '../../apps/web/src/features/events/local-time.ts';
import { textPages } from '../../apps/web/src/messages/about.ts';
import { account } from '../../apps/web/src/messages/account.ts';
import { auth } from '../../apps/web/src/messages/auth.ts';
import { boostAnalytics } from '../../apps/web/src/messages/boost-analytics.ts';
import { boosts } from '../../apps/web/src/messages/boosts.ts';
import { campaigns } from '../../apps/web/src/messages/campaigns.ts';
import { addTranslation } from '../../apps/web/src/messages/catalog.ts';
import type { Catalogs } from '../../apps/web/src/messages/catalogs.ts';
import { categories } from '../../apps/web/src/messages/categories.ts';
import { concierge } from '../../apps/web/src/messages/concierge.ts';
import { corrections } from '../../apps/web/src/messages/corrections.ts';
import { coverage } from '../../apps/web/src/messages/coverage.ts';
import { addDateWords } from '../../apps/web/src/messages/dates.ts';
import { detail } from '../../apps/web/src/messages/detail.ts';
import { developers } from '../../apps/web/src/messages/developers.ts';
import { en } from '../../apps/web/src/messages/en.ts';
import { enhancement } from '../../apps/web/src/messages/enhancement.ts';
import { textPages as esTextPages } from '../../apps/web/src/messages/es/about.ts';
import { es, esDates } from '../../apps/web/src/messages/es/index.ts';
import { factors } from '../../apps/web/src/messages/factors.ts';
import { fields } from '../../apps/web/src/messages/field-names.ts';
import { filters } from '../../apps/web/src/messages/filters.ts';
import { follows } from '../../apps/web/src/messages/follows.ts';
import { form } from '../../apps/web/src/messages/form.ts';
import { hidden } from '../../apps/web/src/messages/hidden-series.ts';
import { home } from '../../apps/web/src/messages/home.ts';
import { itineraries } from '../../apps/web/src/messages/itineraries.ts';
import { languageIs } from '../../apps/web/src/messages/language.ts';
import { notes } from '../../apps/web/src/messages/list-notes.ts';
import { map } from '../../apps/web/src/messages/map.ts';
import { newsletter } from '../../apps/web/src/messages/newsletter.ts';
import { organizers } from '../../apps/web/src/messages/organizers.ts';
import { outage } from '../../apps/web/src/messages/outage.ts';
import { ownCalendar } from '../../apps/web/src/messages/own-calendar.ts';
import { payment } from '../../apps/web/src/messages/payment.ts';
import { cityText, places } from '../../apps/web/src/messages/places.ts';
import { promoters } from '../../apps/web/src/messages/promoters.ts';
import { publishers } from '../../apps/web/src/messages/publishers.ts';
import { reference } from '../../apps/web/src/messages/reference.ts';
import { reports } from '../../apps/web/src/messages/reports.ts';
import { saved } from '../../apps/web/src/messages/saved.ts';
import { screens } from '../../apps/web/src/messages/screens.ts';
import { sharing } from '../../apps/web/src/messages/sharing.ts';
import { stateName } from '../../apps/web/src/messages/states.ts';
import { submissions } from '../../apps/web/src/messages/submissions.ts';
import { venues } from '../../apps/web/src/messages/venues.ts';
import { voice } from '../../apps/web/src/messages/voice.ts';

const ENGLISH: Catalogs = {
  site: en,
  auth,
  detail,
  places,
  filters,
  follows,
  form,
  hidden,
  home,
  itineraries,
  map,
  newsletter,
  notes,
  concierge,
  enhancement,
  reference,
  reports,
  boosts,
  campaigns,
  boostAnalytics,
  organizers,
  outage,
  ownCalendar,
  payment,
  promoters,
  publishers,
  account,
  factors,
  saved,
  screens,
  sharing,
  submissions,
  venues,
  corrections,
  coverage,
  developers,
  voice,
  categories,
  fields,
};

/** A message with a mark for each of its values; `n` is also one and many. */
function written(message: unknown, n: number): string {
  if (typeof message !== 'function') return String(message);
  const values = new Proxy({}, { get: (_, name) => valueNamed(String(name), n) });
  return (message as (given: object) => string)(values);
}

const valueNamed = (name: string, n: number) =>
  ['n', 'cities', 'events', 'places', 'percent', 'h', 'min'].includes(name) ? n : name === 'more' ? false : `{${name}}`;
const marks = (text: string) =>
  [...text.replace(/(?<=\d),(?=\d{3})/g, '').matchAll(/\{\w+\}|\d+/g)].map(([mark]) => mark).sort();

describe('Spanish', () => {
  it.each(Object.keys(ENGLISH) as Array<keyof Catalogs>)('has every text of %s, with the same values', (name) => {
    const [english, spanish] = [ENGLISH[name], es[name]] as [Record<string, unknown>, Record<string, unknown>];
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english))
      for (const n of [1, 1234]) {
        const text = written(spanish[key], n);
        expect([key, marks(text)]).toEqual([key, marks(written(message, n))]);
        expect(text.trim()).not.toBe('');
      }
  });

  it('says the same on the pages about the product: as many paragraphs, with the same figures', () => {
    for (const [name, page] of Object.entries(textPages)) {
      const translated = esTextPages[name as keyof typeof textPages];
      expect(translated.sections.map(({ text }) => text.length)).toEqual(page.sections.map(({ text }) => text.length));
      const figures = (one: typeof translated) => JSON.stringify(one).match(/\d+/g) ?? [];
      expect([name, figures(translated)]).toEqual([name, figures(page)]);
    }
  });
});

describe('a site in Spanish', () => {
  beforeEach(() => {
    addTranslation('es', es);
    addDateWords('es', esDates);
    languageIs(() => 'es');
  });
  afterEach(() => languageIs(() => 'en'));

  it('writes plurals, dates, times and prices', () => {
    expect([1, 2, 1234].map((n) => cityText('place.count', { n }))).toEqual(['1 evento', '2 eventos', '1,234 eventos']);
    const times = { startDate: '2026-11-20T19:30', endDate: '2026-11-20T22:00', timezone: 'America/New_York' };
    expect(cardDates(times)).toBe('20 nov');
    expect(cardTime(times)).toBe('7:30 p.m.');
    expect(longDates(times)).toEqual(['Viernes, 20 de noviembre de 2026', '7:30 p.m. – 10:00 p.m.']);
    expect(longWhen(times)).toBe('Viernes, 20 de noviembre de 2026, 7:30 p.m. – 10:00 p.m.');
    expect(longWhen({ startDate: '2026-11-20', endDate: null })).toBe('Viernes, 20 de noviembre de 2026, Todo el día');
    const days = { startDate: '2026-11-20', endDate: '2026-11-22', timezone: 'America/New_York' };
    expect(cardDates(days, new Date('2026-11-21T12:00Z'))).toBe('Ahora - 22 nov');
    expect(['Free', '$15-$25', 'See event page', 'Donations welcome'].map(cardPrice)).toEqual([
      'Gratis',
      '$15-$25',
      'Ver página del evento',
      'Donations welcome',
    ]);
    expect(shortDateOrTbd(null)).toBe('Fecha por confirmar');
  });

  it('names categories and states, and leaves what it does not know', () => {
    expect(['Music', 'Knitting'].map(categoryName)).toEqual(['Música', 'Knitting']);
    expect(['music', 'tech', 's', ''].map(categoryMeant)).toEqual(['Música', 'Tecnología', 's', '']);
    expect(stateName('SC', 'South Carolina')).toBe('Carolina del Sur');
    expect(stateName('GA', 'Georgia')).toBe('Georgia');
    expect(stateName('toString', 'Nowhere')).toBe('Nowhere');
  });
});
