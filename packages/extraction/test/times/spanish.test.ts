import { say } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { findDates } from '../../src/candidates/days/written-dates.ts';
import { findTimes } from '../../src/candidates/times/written-times.ts';
import { only, pageOf, read, times } from '../reading.ts';
import { ASHEVILLE, cardOf, toldOf } from './cards.ts';

const DAYS: ReadonlyArray<[when: string, right: string[]]> = [
  ['sábado 12 de diciembre a las 7 de la tarde', ['2026-12-12T19:00']],
  ['jueves, 17 de diciembre de 2026, 19:30 h', ['2026-12-17T19:30']],
  ['Sáb. 12 dic. 2026, mediodía', ['2026-12-12T12:00']],
  ['Mar 15 dic 2026, 18h30', ['2026-12-15T18:30']],
  ['Diciembre 17 del 2026 | 7:30 de la noche', ['2026-12-17T19:30']],
  ['1.º de enero de 2027, 12 del mediodía', ['2027-01-01T12:00']],
  ['17/dic/2026', ['2026-12-17']],
  ['17 de diciembre, de 7 a 9 p. m.', ['2026-12-17T19:00–2026-12-17T21:00']],
  ['17 de diciembre, entre las 6 y las 8 de la tarde', ['2026-12-17T18:00–2026-12-17T20:00']],
  ['del 3 al 5 de enero', ['2027-01-03–2027-01-05']],
  ['Del lunes 14 al viernes 18 de diciembre de 2026', ['2026-12-14–2026-12-18']],
  ['desde el 28 de diciembre hasta el 2 de enero de 2027', ['2026-12-28–2027-01-02']],
  ['Viernes 18 y sábado 19 de diciembre, 20:00', ['2026-12-18T20:00', '2026-12-19T20:00']],
  ['lunes 14 dic · puertas 7 pm, concierto 8 pm', ['2026-12-14T20:00']],
  ['Los viernes, del 8 al 22 de enero de 2027, 7 pm', ['2027-01-08T19:00', '2027-01-15T19:00', '2027-01-22T19:00']],
];

describe('Spanish days and hours', () => {
  it.each(DAYS)('of a page in Spanish: %s', (when, right) => {
    expect(toldOf(cardOf(when, { language: 'es' }))).toEqual(right);
  });

  it.each(DAYS)('of a page that does not state its language: %s', (when, right) => {
    expect(toldOf(cardOf(when, { language: 'es', lang: '' }))).toEqual(right);
  });

  it.each([
    ['17 de diciembre de 2026, 7 pm – CANCELADO', ' cancelled'],
    ['17 de diciembre de 2026 a las 7 pm (pospuesta)', ' postponed'],
    ['17 de diciembre de 2026, 7 pm – Aplazado', ' postponed'],
  ])('say what is off: %s', (when, status) => {
    expect(toldOf(cardOf(when, { language: 'es' }))).toEqual([`2026-12-17T19:00${status}`]);
  });

  it('are read in a feed, in JSON and in linked data', () => {
    const feed = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Casa</title><item><title>Noche de Cobre</title><link>https://hall.example/1</link><description>Fecha: sábado 19 de diciembre de 2026&lt;br&gt;Hora: 6:30 p. m.&lt;br&gt;Lugar: Casa Arce</description></item></channel></rss>`;
    const inFeed = only(read(feed, ASHEVILLE, 'application/rss+xml'));
    expect([inFeed.start.value, inFeed.venue?.value]).toEqual(['2026-12-19T18:30', 'Casa Arce']);
    const json = JSON.stringify({
      events: [{ title: 'Noche de Cobre', date: '28 de diciembre al 2 de enero de 2027' }],
    });
    expect(times(read(json, ASHEVILLE, 'application/json'))).toEqual(['2026-12-28 – 2027-01-02']);
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Noche de Cobre',
      startDate: '19 de diciembre de 2026 18:30',
    };
    expect(times(read(pageOf(data, '<h1>Noche de Cobre</h1>'), ASHEVILLE))).toEqual(['2026-12-19T18:30']);
  });

  it('are read below the name of their month, with place and entry', () => {
    const found = read(
      '<html lang="es"><title>Calendario</title><h1>Diciembre 2026</h1><ul><li>Sáb 12 – Noche de Cobre, 7 pm</li><li>Dom 13 – Coro de Invierno, 18:00</li><li>Vie 18 – Desfile de Faroles, 20:00 h</li></ul>',
      ASHEVILLE,
    );
    expect(toldOf(found.drafts)).toEqual(['2026-12-12T19:00', '2026-12-13T18:00', '2026-12-18T20:00']);
    const page = only(
      read(
        '<html lang="es"><title>Noche de Cobre</title><main><h1>Noche de Cobre</h1><p>Cuándo: sábado, 12 de diciembre de 2026, 19:30 h</p><p>Dónde: Casa Arce</p><p>Entrada libre</p></main>',
        ASHEVILLE,
      ),
    );
    expect([page.start.value, page.venue?.value, page.price?.value.minCents]).toEqual([
      '2026-12-12T19:30',
      'Casa Arce',
      0,
    ]);
  });
});

describe('which number is the month in Spanish', () => {
  it.each(['03/04/2027', '5/2/2027 19:00 h'])('is a doubt where nothing says it: %s', (when) => {
    const [draft] = cardOf(when, { language: 'es' });
    expect(draft?.doubts?.[0]).toEqual(say('doubt.notCertainWhichNumberDay'));
  });

  it.each([
    ['13/02/2027, 7 pm', '2027-02-13T19:00'],
    ['jueves 4/3/2027, 7 pm', '2027-03-04T19:00'],
    ['sábado 4/3/2027, 7 pm', '2027-04-03T19:00'],
    ['02/13/2027, 7 pm', '2027-02-13T19:00'],
  ])('follows from the numbers or the weekday: %s', (when, right) => {
    expect(toldOf(cardOf(when, { language: 'es' }))).toEqual([right]);
  });

  it('is none in English', () => {
    expect(toldOf(cardOf('03/04/2027, 7 pm'))).toEqual(['2027-03-04T19:00']);
  });
});

describe('words that look Spanish', () => {
  it.each(['3 days ago 5 replies', 'Posted 2 h ago 12 comments', 'Julio 7 pm', 'Ages 5 a 9', 'la casa de 12 puertas'])(
    'name no day: %s',
    (text) => {
      expect(findDates(text)).toEqual([]);
    },
  );

  it.each(['16 hrs of training', 'open 8 h', 'a 24 h race'])('name no hour: %s', (text) => {
    expect(findTimes(text)).toEqual([]);
  });

  it('keep a month that English writes alike', () => {
    expect(findDates('Mar 12, 2027')).toMatchObject([{ month: 3, day: 12, year: 2027 }]);
  });
});
