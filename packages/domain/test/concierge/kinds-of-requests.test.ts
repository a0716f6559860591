import { expect, it } from 'vitest';
import { understood } from '../../../../bench/concierge/understood.ts';

it.each<[string, Record<string, string>]>([
  ['i repair violins for a living, any salsa on friday', { days: '2026-10-02..2026-10-02', q: 'salsa' }],
  ['baked bread all week, so tired. is there a comedy show saturday', { days: '2026-10-03..2026-10-03', q: 'comedy' }],
  ['we adopted a dog from the fair last month, any trivia sunday?', { days: '2026-10-04..2026-10-04', q: 'trivia' }],
  ['doy clases de piano, hay lucha libre el sábado?', { days: '2026-10-03..2026-10-03', q: 'lucha libre' }],
  [
    'I coach soccer and my knees are shot. Any chair yoga on monday?',
    { days: '2026-10-05..2026-10-05', q: 'chair yoga' },
  ],
  ['trabajo en un museo, busco karaoke el viernes', { days: '2026-10-02..2026-10-02', q: 'karaoke' }],
])('reads what is asked, and of what is told only when and with whom: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['remind me to buy milk lol. also any bluegrass on friday?', { days: '2026-10-02..2026-10-02', q: 'bluegrass' }],
  [
    'can you book me an uber? jk. is there a chili cookoff saturday',
    { days: '2026-10-03..2026-10-03', q: 'chili cookoff' },
  ],
  [
    'mándame un taxi jaja, ¿hay salsa hoy en la noche?',
    { days: '2026-10-01..2026-10-01', part: 'evening', q: 'salsa' },
  ],
  ['yoga sunday morning, call me when you find it', { days: '2026-10-04..2026-10-04', part: 'morning', q: 'yoga' }],
  ["my hotel is downtown, what's on saturday night?", { days: '2026-10-03..2026-10-03', part: 'evening' }],
  ['feria de artesanías el sábado, avísame porfa', { days: '2026-10-03..2026-10-03', q: 'feria de artesanias' }],
])('leaves out what is no business of ours: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['honey, is there bingo tonight?', { days: '2026-10-01..2026-10-01', part: 'evening', q: 'bingo' }],
  ['chicos, hay ajedrez el sábado?', { days: '2026-10-03..2026-10-03', q: 'ajedrez' }],
  ['ey mano dónde hay rap hoy', { days: '2026-10-01..2026-10-01', q: 'rap' }],
  ['bro any ramen fest this weekend', { days: '2026-10-02..2026-10-04', q: 'ramen fest' }],
  ['hijo, ¿hay misa el domingo temprano?', { days: '2026-10-04..2026-10-04', part: 'morning', q: 'misa' }],
  ["hey girl what's on friday night", { days: '2026-10-02..2026-10-02', part: 'evening' }],
])('takes how people call us for no company: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'story time saturday from 10 to 12',
    { days: '2026-10-03..2026-10-03', after: '10:00', before: '12:00', q: 'story time' },
  ],
  ['brunch on sunday after 12:30', { days: '2026-10-04..2026-10-04', after: '12:30', q: 'brunch' }],
  [
    'puedo de 9 a 11 el sábado, algo con los niños',
    { days: '2026-10-03..2026-10-03', after: '09:00', before: '11:00', party: 'kids' },
  ],
  ['zumba lunes 12 7pm', { days: '2026-10-12..2026-10-12', after: '19:00', q: 'zumba' }],
  [
    'church is over at 11:30 sunday, farmers market after?',
    { days: '2026-10-04..2026-10-04', after: '11:30', q: 'farmers market' },
  ],
  [
    'free from 3 till dinner tomorrow with the toddler',
    { days: '2026-10-02..2026-10-02', after: '15:00', before: '18:00', party: 'kids' },
  ],
])('takes hours for those of the day that they can be: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['train museum sunday with my son', { days: '2026-10-04..2026-10-04', q: 'train museum', party: 'kids' }],
  ['yoga al aire libre el sábado', { days: '2026-10-03..2026-10-03', q: 'yoga al aire libre' }],
  ['expo de arte textil mañana', { days: '2026-10-02..2026-10-02', q: 'expo arte textil' }],
  ['glass art exhibit this weekend', { days: '2026-10-02..2026-10-04', q: 'glass art exhibit' }],
])('keeps a kind beside its word: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['my dad would love a car show on sunday', { days: '2026-10-04..2026-10-04', q: 'car show' }],
  ['our choir needs a karaoke night friday', { days: '2026-10-02..2026-10-02', q: 'karaoke' }],
  ['mi abuela quiere bolero el sábado', { days: '2026-10-03..2026-10-03', q: 'bolero' }],
  ['my running buddies are craving ramen tomorrow', { days: '2026-10-02..2026-10-02', q: 'ramen', party: 'friends' }],
  ['bingo para las señoras del coro el miércoles', { days: '2026-10-07..2026-10-07', q: 'bingo', party: 'friends' }],
  ['the quilting ladies would like a pie contest', { q: 'pie contest' }],
])('takes who wishes for nothing that is wished for: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'music friday but not country or metal',
    { days: '2026-10-02..2026-10-02', category: 'Music', not: 'country,metal' },
  ],
  ['something saturday, no axe throwing please', { days: '2026-10-03..2026-10-03', not: 'axe throwing' }],
  ['anything but karaoke tonight', { days: '2026-10-01..2026-10-01', part: 'evening', not: 'karaoke' }],
  ['comedia el viernes, nada de improvisación', { days: '2026-10-02..2026-10-02', q: 'comedia', not: 'improvisacion' }],
  [
    'not looking for wine tasting, just jazz on sunday',
    { days: '2026-10-04..2026-10-04', q: 'jazz', not: 'wine tasting' },
  ],
  ['algo el domingo que no sea al aire libre', { days: '2026-10-04..2026-10-04', not: 'Outdoor' }],
])('refuses all that is named: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['craft fairs before the 15th', { days: '2026-10-01..2026-10-14', q: 'craft fair' }],
  ['estoy aquí hasta el 9, algo de jazz', { days: '2026-10-01..2026-10-09', q: 'jazz' }],
  ['conciertos de aquí a fin de mes', { days: '2026-10-01..2026-10-31', category: 'Music' }],
  ['ya es jueves y sin planes, algo mañana?', { days: '2026-10-02..2026-10-02' }],
  [
    'my cat died in july, animal shelter volunteering saturday?',
    { days: '2026-10-03..2026-10-03', q: 'animal shelter volunteering' },
  ],
  ['dije sábado, es el domingo: ajedrez', { days: '2026-10-04..2026-10-04', q: 'ajedrez' }],
])('counts days as they are said: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['yoga within 3 miles', { q: 'yoga', within: '3' }],
  ['bingo a menos de 8 millas el lunes', { days: '2026-10-05..2026-10-05', q: 'bingo', within: '8' }],
  [
    'jazz tonight no more than 15 miles away',
    { days: '2026-10-01..2026-10-01', part: 'evening', q: 'jazz', within: '15' },
  ],
  ['trivia i can walk to tonight', { days: '2026-10-01..2026-10-01', part: 'evening', q: 'trivia', within: '1' }],
  ['flea market under 20 miles sunday', { days: '2026-10-04..2026-10-04', q: 'flea market', within: '20' }],
  ['algo a 2 millas de aquí mañana', { days: '2026-10-02..2026-10-02', within: '2' }],
])('keeps miles as they are said: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['going by myself to something fun friday', { days: '2026-10-02..2026-10-02', party: 'solo' }],
  ['voy solo, hay salsa el sábado?', { days: '2026-10-03..2026-10-03', q: 'salsa', party: 'solo' }],
  ["there's 12 of us for bowling saturday", { days: '2026-10-03..2026-10-03', q: 'bowling', party: 'group' }],
  ['team of 15, escape room monday', { days: '2026-10-05..2026-10-05', q: 'escape room', party: 'group' }],
  ["my kids won't come, so pottery for me sunday", { days: '2026-10-04..2026-10-04', q: 'pottery' }],
  ['mi hijo no quiere ir, pero hay rock el viernes?', { days: '2026-10-02..2026-10-02', q: 'rock' }],
])('takes who comes along, and nobody else: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['blues tonight // later than that', { later: 'true', days: '2026-10-01..2026-10-01', part: 'evening', q: 'blues' }],
  ['salsa el viernes // más tarde', { later: 'true', days: '2026-10-02..2026-10-02', q: 'salsa' }],
  ['cpr class as soon as possible', { q: 'cpr class', sort: 'date' }],
  ['pottery class, whichever is soonest', { q: 'pottery class', sort: 'date' }],
  ['clases de inglés cuanto antes', { q: 'clases de ingles', sort: 'date' }],
  ['trivia, the next one', { q: 'trivia', sort: 'date' }],
])('goes by the soonest and by what is later: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['is there a harvest supper on friday', { days: '2026-10-02..2026-10-02', q: 'harvest supper' }],
  ['old time fiddle contest this weekend', { days: '2026-10-02..2026-10-04', q: 'old time fiddle contest' }],
  ["women's bible study on monday", { days: '2026-10-05..2026-10-05', q: 'bible study' }],
  ['any paper lantern making on sunday', { days: '2026-10-04..2026-10-04', q: 'paper lantern making' }],
  ['hay alguna rodada nocturna el viernes', { days: '2026-10-02..2026-10-02', q: 'rodada nocturna' }],
  ['mother daughter tea on saturday', { days: '2026-10-03..2026-10-03', q: 'mother daughter tea' }],
])('keeps the everyday words of a name: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['in town oct 8-11. what can we do saturday night', { days: '2026-10-10..2026-10-10', part: 'evening' }],
  ['contra dance the third friday', { days: '2026-10-16..2026-10-16', q: 'contra dance' }],
  ['resume workshop before November', { days: '2026-10-01..2026-10-31', q: 'resume workshop' }],
  ['bird walk any day after the 20th this month', { days: '2026-10-21..2026-10-31', q: 'bird walk' }],
  ['5k run 10-24, anything?', { days: '2026-10-24..2026-10-24', q: '5k run' }],
  ['trivia thursday, not this thursday, next thursday', { days: '2026-10-08..2026-10-08', q: 'trivia' }],
])('counts days by what stands beside them: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['taller de pan de elote el sábado', { days: '2026-10-03..2026-10-03', q: 'taller de pan de elote' }],
  [
    'charla de salud el lunes // para las 6 de la tarde o más tarde',
    { days: '2026-10-05..2026-10-05', after: '18:00', q: 'charla de salud' },
  ],
  ['pottery class friday, just the two of us', { days: '2026-10-02..2026-10-02', q: 'pottery class', party: 'date' }],
  ['me quedé en el hotel 🥲 ¿qué hay hoy?', { days: '2026-10-01..2026-10-01' }],
  ['I served in Kandahar. veterans breakfast saturday', { days: '2026-10-03..2026-10-03', q: 'veterans breakfast' }],
])('takes a thing whole, and what is told beside it for no topic: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['native plant sale tomorrow', { days: '2026-10-02..2026-10-02', q: 'native plant sale' }],
  ['coffee for vets on sunday', { days: '2026-10-04..2026-10-04', q: 'coffee vets' }],
  ['bingo para la tercera edad el domingo', { days: '2026-10-04..2026-10-04', q: 'bingo tercera edad' }],
  ['new dads meetup', { q: 'new dads meetup' }],
  ['wheelchair rugby, goalball or sled hockey', { q: 'wheelchair rugby goalball or sled hockey' }],
  ['lectures on climate change in october', { days: '2026-10-01..2026-10-31', q: 'climate change' }],
  ['pilates but NOT hot pilates, saturday', { days: '2026-10-03..2026-10-03', q: 'pilates', not: 'hot pilates' }],
])('keeps what belongs to a thing, and what is joined to it: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['jazz tomorrow at 9pm // too late. afternoon?', { days: '2026-10-02..2026-10-02', part: 'afternoon', q: 'jazz' }],
  [
    'zumba mañana en la mañana // no puedo, después de las 6',
    { days: '2026-10-02..2026-10-02', after: '18:00', q: 'zumba' },
  ],
  ['paintball // nah we did that already. something outdoors', { category: 'Outdoor' }],
  ['better late than never lol, any pottery class saturday', { days: '2026-10-03..2026-10-03', q: 'pottery class' }],
  ['trivia this week or next week', { days: '2026-10-01..2026-10-11', q: 'trivia' }],
  ['sorry my toddler hit send lol', {}],
  ['i failed my exam today', {}],
  ['where can i get my car washed around here', {}],
])('gives up what a message takes back or only tells: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});
