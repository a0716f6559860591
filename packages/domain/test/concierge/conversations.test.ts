import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { understood } from '../../../../bench/concierge/understood.ts';

const read = (conversation: string) => Object.fromEntries(understood(conversation.split(' // ')));
const day = (date: number) => `2026-10-${String(date).padStart(2, '0')}..2026-10-${String(date).padStart(2, '0')}`;
const [TONIGHT, FRIDAY, SATURDAY, SUNDAY] = [1, 2, 3, 4].map(day);
const WEEKEND = '2026-10-02..2026-10-04';
const EVENING = { days: TONIGHT, part: 'evening' };

it.each<[string, Record<string, string | undefined>]>([
  ['opera this weekend // and for kids?', { days: WEEKEND, q: 'opera', party: 'kids' }],
  ['ópera // ¿y para niños?', { q: 'opera', party: 'kids' }],
  ['cheap comedy saturday // what about sunday', { days: SUNDAY, q: 'comedy', sort: 'price' }],
  ['cheap comedy saturday // and trivia?', { days: SATURDAY, q: 'trivia', sort: 'price' }],
  ['vegan food // yoga in the morning', { part: 'morning', q: 'yoga' }],
  ['jazz // karaoke on friday', { days: '2026-10-02..2026-10-02', q: 'karaoke' }],
  ['jazz // maybe with a band', { category: 'Music', q: 'jazz' }],
  ['free family events // cheaper than $10', { max: '10', party: 'kids' }],
  ['barbecue // i am bored, karaoke?', { q: 'karaoke' }],
  ['jazz this weekend after 8pm // cheaper', { days: WEEKEND, after: '20:00', q: 'jazz', sort: 'price' }],
  ['conciertos baratos el sábado // ¿y el domingo?', { days: SUNDAY, category: 'Music', sort: 'price' }],
  [
    'teatro esta noche con mi esposa // mejor mañana',
    { days: FRIDAY, part: 'evening', category: 'Arts', party: 'date' },
  ],
  ['brunch sunday // one with bottomless mimosas', { days: SUNDAY, q: 'brunch bottomless mimosa' }],
  ['clases de baile // una para principiantes', { q: 'clases de baile principiante' }],
  ['gospel brunch sunday // any chance of one on saturday', { days: SATURDAY, q: 'gospel brunch' }],
  ['trivia tuesday // no wait, karaoke', { days: day(6), q: 'karaoke' }],
  ['salsa el sábado // no, mejor cumbia', { days: SATURDAY, q: 'cumbia' }],
  ['comedy tonight under 15 // bluegrass', { ...EVENING, q: 'bluegrass', max: '15' }],
  ['jazz friday // a different day', { q: 'jazz' }],
])('goes on with what was asked, with what is named anew: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string | undefined>]>([
  ["opera this weekend // what's for kids tomorrow?", { days: FRIDAY, party: 'kids' }],
  ['ópera este fin // qué hay para niños mañana', { days: FRIDAY, party: 'kids' }],
  ['jazz tonight under $20 // any good yoga classes sunday?', { days: SUNDAY, q: 'yoga class' }],
  ['free music in the park friday // show me art exhibits', { category: 'Arts' }],
  ['food trucks friday // what can i do on sunday afternoon', { days: SUNDAY, part: 'afternoon' }],
  ['date night ideas friday // find me a running club', { q: 'running club' }],
  ['algo para niños el domingo // ¿dónde puedo bailar salsa el viernes?', { days: FRIDAY, q: 'bailar salsa' }],
  ['gratis hoy para niños // y clases de zumba dónde hay?', { q: 'clases de zumba' }],
  ['art shows this weekend // cheaper ones // whats on tomorrow', { days: FRIDAY }],
])('a new question drops topic, day, hour and price of the old one: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string | undefined>]>([
  [
    'concerts in Charlotte friday // is there a craft fair on sunday?',
    { days: SUNDAY, q: 'craft fair', city: 'Charlotte' },
  ],
  ['concerts in Charlotte friday // craft fairs near me on sunday', { days: SUNDAY, q: 'craft fair' }],
  ["something with my kids saturday // what's on tonight?", { ...EVENING, party: 'kids' }],
  ['comedy tonight, i use a wheelchair // find me a pottery class', { q: 'pottery class', accessible: 'true' }],
  [
    'uso silla de ruedas, comedia hoy // quiero ver arte el domingo',
    { days: SUNDAY, category: 'Arts', accessible: 'true' },
  ],
  [
    'wheelchair accessible theater saturday // something cheaper',
    { days: SATURDAY, category: 'Arts', sort: 'price', accessible: 'true' },
  ],
  ['wheelchair accessible theater saturday // where can i hear live jazz tonight', { ...EVENING, q: 'jazz' }],
  ['comedia con acceso para silla de ruedas // ¿y mañana?', { days: FRIDAY, q: 'comedia', accessible: 'true' }],
  ['comedia con acceso para silla de ruedas // ¿qué conciertos hay mañana?', { days: FRIDAY, category: 'Music' }],
])('keeps what describes the person, and not what was asked of the event: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it('keeps nothing after "start over"', () => {
  expect(read('comedy in Charlotte with my kids // start over // jazz')).toEqual({ q: 'jazz' });
  expect(read('cine esta noche // empezar de nuevo // jazz')).toEqual({ q: 'jazz' });
});

it('looks for the event that is named alone, and goes on with the plan before it', () => {
  const plan = readRequest('wine tasting under $40 friday', null, '2026-10-01').wish;
  const about = readRequest('how much is the bluegrass festival', plan, '2026-10-01');
  expect(about).toMatchObject({ ask: { kind: 'about', fact: 'price', isNamed: true } });
  expect(about.wish).toEqual({ categories: [], not: { categories: [], words: [] }, words: 'bluegrass festival' });
  expect(read('wine tasting under $40 friday // how much is the bluegrass festival // ok what about saturday')).toEqual(
    {
      days: SATURDAY,
      q: 'wine tasting',
      max: '40',
    },
  );
});

it.each<[string, Record<string, string | undefined>]>([
  ['my cousin flies in from Tulsa on wednesday, is there a pottery class sunday', { days: SUNDAY, q: 'pottery class' }],
  ['mi hermana llega el jueves de Texas, ¿qué conciertos hay el sábado?', { days: SATURDAY, category: 'Music' }],
  ['moved here 3 wks ago and dont know a soul. any meetups friday?', { days: FRIDAY, q: 'meetup' }],
  ['working nights, so something on saturday morning', { days: SATURDAY, part: 'morning' }],
  ['never been to an opera, is there one on friday?', { days: FRIDAY, q: 'opera' }],
  ['anything for kids monday? no school', { days: day(5), party: 'kids' }],
  ["please don't recommend bars anymore, something on saturday", { days: SATURDAY, not: 'Nightlife' }],
  ['no me sugieras museos otra vez, algo el domingo', { days: SUNDAY, not: 'museo' }],
  ["can't do friday. how about saturday for trivia?", { days: SATURDAY, q: 'trivia' }],
  ['ya vi los museos, ¿qué más hay el domingo?', { days: SUNDAY }],
  ['are there any events for veterans', { q: 'veteran' }],
  ['hay algún concurso este fin', { days: WEEKEND, q: 'concurso' }],
  ['de hoy en ocho, algún taller de cerámica?', { days: day(8), q: 'taller de ceramica' }],
  ['halloween on a saturday this year! any costume balls', { days: day(31), q: 'costume ball' }],
])('reads what is asked, and not what is told beside it: %s', (message, filters) => {
  expect(read(message)).toEqual(filters);
});

it.each([
  'table for two friday at 7',
  'need a reservation for 6 people saturday',
  'quiero reservar mesa para 4 mañana',
  "y'all are useless",
])('takes “%s” for no request for events', (message) => {
  expect(readRequest(message, null, '2026-10-01').ask.kind).toBe('other');
});
