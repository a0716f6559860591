import { expect, it } from 'vitest';
import { understood } from '../../../../bench/concierge/understood.ts';

const read = (conversation: string) => Object.fromEntries(understood(conversation.split(' // ')));

it.each<[string, Record<string, string>]>([
  ['my flight home was a zoo last night, a guy in a parrot suit kept singing opera', {}],
  ['how do you sharpen a chisel', {}],
  ['whats the difference between a concerto and a symphony', {}],
  ['how much does a root canal run these days', {}],
  ['hoy vi una mariposa monarca en mi ventana, preciosa', {}],
  ['se me cayó el café encima del libro, qué día', {}],
  ['qué diferencia hay entre una cumbia y un porro', {}],
])('takes what somebody tells or asks of the world for no request: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['escape room saturday // more like number 2', { like: '2', days: '2026-10-03..2026-10-03', q: 'escape room' }],
  [
    'halloween party oct 31 // these are all lame, show diff ones',
    { again: 'true', days: '2026-10-31..2026-10-31', q: 'halloween party' },
  ],
  ['comedia el viernes // más como el número 2', { like: '2', days: '2026-10-02..2026-10-02', q: 'comedia' }],
  [
    'folk concerts this month // those are too soon, got later ones?',
    { later: 'true', days: '2026-10-01..2026-10-31', q: 'folk' },
  ],
  [
    'zumba el lunes // esas son muy temprano, ¿hay más tarde?',
    { later: 'true', days: '2026-10-05..2026-10-05', q: 'zumba' },
  ],
])('keeps what was asked for, and goes on from those shown: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'wine tasting friday // under $50 // money doesnt matter actually',
    { days: '2026-10-02..2026-10-02', q: 'wine tasting' },
  ],
  [
    'taller de pan el sábado // menos de 20 dólares // ya no importa lo que cueste',
    { days: '2026-10-03..2026-10-03', q: 'taller de pan' },
  ],
  [
    'en Tampa del 16 al 18, queremos caminatas // uy va a llover, mejor algo techado',
    { days: '2026-10-16..2026-10-18', not: 'Outdoor', city: 'Tampa' },
  ],
  [
    'punk show // 21+ wont work for me im 16 // saturday i guess',
    { days: '2026-10-03..2026-10-03', q: 'punk', not: '21+' },
  ],
  ['yoga // pero tranquilita // y que sea en la tarde, que por la mañana trabajo', { part: 'afternoon', q: 'yoga' }],
  [
    'algo en Doral // que sea comedia // no, mejor el martes, que el finde viene mi suegra',
    { days: '2026-10-06..2026-10-06', q: 'comedia', city: 'Doral' },
  ],
  ['cine el sábado // mejor el otro sábado que este tengo guardia', { days: '2026-10-10..2026-10-10', q: 'cine' }],
])('gives up, moves and refuses in a follow-up: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'saw the ramones in 79 at a bar in detroit, changed my life. anyway any punk on friday under 20',
    { days: '2026-10-02..2026-10-02', q: 'punk', max: '20' },
  ],
  [
    'i have the twins until monday, nothing scary, they still cry about that clown',
    { days: '2026-10-01..2026-10-05', not: 'scary', party: 'kids' },
  ],
  [
    'the guys at the barbershop keep talking about this line dance, see if there is one next weekend',
    { days: '2026-10-09..2026-10-11', q: 'line dance' },
  ],
  [
    'vi a los tigres en el 98 en un rancho en Fresno, qué noche. hay norteño el viernes por menos de 30',
    { days: '2026-10-02..2026-10-02', q: 'norteno', max: '30' },
  ],
  [
    'fíjate que mi hermana se casa en enero y anda buscando vestido, creo que hay una expo de novias en octubre',
    { days: '2026-10-01..2026-10-31', q: 'expo novia' },
  ],
])('lets what is told as a reason or of long ago limit nothing: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['tractor show', { q: 'tractor show' }],
  ['moms group sat am', { days: '2026-10-03..2026-10-03', part: 'morning', q: 'moms group' }],
  ['blood pressure check thursday', { days: '2026-10-01..2026-10-01', q: 'blood pressure check' }],
  ['women in business // next week', { days: '2026-10-05..2026-10-11', q: 'women in business' }],
  ['juju music friday', { days: '2026-10-02..2026-10-02', q: 'juju music' }],
  ['deaf bowling or deaf trivia', { q: 'deaf bowling or deaf trivia' }],
  ['toddler cpr class tuesday', { days: '2026-10-06..2026-10-06', q: 'toddler cpr' }],
])('keeps the words of a name that say what it is for: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'my wife works until 2 saturday so after that, something outdoors',
    { days: '2026-10-03..2026-10-03', after: '14:00', category: 'Outdoor' },
  ],
  [
    'classes end at 2 on tuesdays and my job starts at 6, is there a pottery class i could do between those next tuesday',
    { days: '2026-10-06..2026-10-06', after: '14:00', before: '18:00', q: 'pottery class' },
  ],
  [
    'board call till 3, then i land in Denver at 5:30, i want one thing tonight, a tech meetup',
    { days: '2026-10-01..2026-10-01', part: 'evening', after: '15:00', q: 'tech meetup', city: 'Denver' },
  ],
  [
    'i sleep until two and my shift begins at 8, what is there tomorrow in that gap, something with ethiopian food',
    { days: '2026-10-02..2026-10-02', after: '14:00', before: '20:00', q: 'ethiopian food' },
  ],
  [
    'entro a trabajar a las cinco, así que tiene que ser antes de que entre, una clase de pintura el martes',
    { days: '2026-10-06..2026-10-06', before: '17:00', q: 'clase de pintura' },
  ],
  [
    'mañana cierro la tienda a las siete y quiero ir a bailar salsa',
    { days: '2026-10-02..2026-10-02', after: '19:00', q: 'bailar salsa' },
  ],
])('reads until when somebody is busy: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['something saturday that wont cost a mortgage payment', { days: '2026-10-03..2026-10-03', sort: 'price' }],
  [
    'we can spend up to one hundred and twenty dollars friday, a dinner cruise',
    { days: '2026-10-02..2026-10-02', q: 'dinner cruise', max: '120' },
  ],
  [
    'hasta ciento cincuenta dólares, cena con baile el sábado',
    { days: '2026-10-03..2026-10-03', category: 'Food', q: 'baile', max: '150' },
  ],
  [
    'i spent forty bucks on parking last time lol. bluegrass friday',
    { days: '2026-10-02..2026-10-02', q: 'bluegrass' },
  ],
  [
    'concierto el viernes que no cobren más de quince',
    { days: '2026-10-02..2026-10-02', category: 'Music', max: '15' },
  ],
])('reads sums and what somebody can pay: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['vamos 6 compas del taller el sábado, billar', { days: '2026-10-03..2026-10-03', q: 'billar', party: 'group' }],
  [
    'axe throwing tonight, me plus six from the team',
    { days: '2026-10-01..2026-10-01', part: 'evening', q: 'axe throwing', party: 'friends' },
  ],
  [
    'something fun saturday night for the wedding party',
    { days: '2026-10-03..2026-10-03', part: 'evening', party: 'friends' },
  ],
  ['four of us from the lab, trivia monday', { days: '2026-10-05..2026-10-05', q: 'trivia', party: 'friends' }],
  [
    "my chosen family's in town, six of us, brunch sunday",
    { days: '2026-10-04..2026-10-04', q: 'brunch', party: 'group' },
  ],
])('takes a group for friends: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['storytime tuesday, has to be on a bus line', { days: '2026-10-06..2026-10-06', q: 'storytime' }],
  ['rodeo saturday, parking for a 40 foot rig would be nice', { days: '2026-10-03..2026-10-03', q: 'rodeo' }],
  ['board games with strangers where you dont have to buy drinks', { q: 'board game' }],
  ['charla de astronomía, no importa si es en inglés', { q: 'charla de astronomia' }],
])('looks for no word of what is at hand there: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['javascript meetup not recruiter stuff', { q: 'javascript meetup', not: 'recruiter' }],
  ['no quiero fiesta, quiero jugar ajedrez con gente', { q: 'ajedrez', not: 'fiesta' }],
  [
    'wanna do something outdoors sunday that isnt a hike or a 10k',
    { days: '2026-10-04..2026-10-04', category: 'Outdoor', not: 'hike,10k' },
  ],
  [
    'friday the 9th she wants to dance but she will not set foot in a bar',
    { days: '2026-10-09..2026-10-09', q: 'dance', not: 'Nightlife' },
  ],
  ['yoga sunday not the hot kind', { days: '2026-10-04..2026-10-04', q: 'yoga', not: 'hot' }],
])('keeps what is wanted beside what is not: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ["quilt show this weekend, but Sunday we're driving home", { days: '2026-10-02..2026-10-03', q: 'quilt show' }],
  ['art fair this weekend but friday i work', { days: '2026-10-03..2026-10-04', q: 'art fair' }],
  ['fotografía // este finde pero el domingo no puedo', { days: '2026-10-02..2026-10-03', q: 'fotografia' }],
  ['algo de jazz este fin de semana, el viernes tengo boda', { days: '2026-10-03..2026-10-04', q: 'jazz' }],
  [
    'six years sober today, go me, so a meetup friday night',
    { days: '2026-10-02..2026-10-02', part: 'evening', q: 'meetup' },
  ],
])('leaves out the days on which somebody is not free: %s', (conversation, filters) => {
  expect(read(conversation)).toEqual(filters);
});
