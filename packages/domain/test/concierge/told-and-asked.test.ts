import { expect, it } from 'vitest';
import { understood } from '../../../../bench/concierge/understood.ts';

it.each<[string, Record<string, string>]>([
  ['Poker night friday? My husband folded our laundry so I deserve it', { days: '2026-10-02..2026-10-02', q: 'poker' }],
  ['quilting class next week. my daughter broke my machine', { days: '2026-10-05..2026-10-11', q: 'quilting class' }],
  [
    "my wife swears I can't dance. prove her wrong, tango lessons on monday",
    { days: '2026-10-05..2026-10-05', q: 'tango lesson' },
  ],
  ['grandma has the kids saturday, wine tasting please', { days: '2026-10-03..2026-10-03', q: 'wine tasting' }],
  ["my nephew's a drummer. any drum circle on sunday?", { days: '2026-10-04..2026-10-04', q: 'drum circle' }],
  [
    'mi esposo tallaba madera y me quedaron sus herramientas, ¿hay taller de tallado el lunes?',
    { days: '2026-10-05..2026-10-05', q: 'taller de tallado' },
  ],
  [
    'los niños están con mi mamá, karaoke hoy en la noche',
    { days: '2026-10-01..2026-10-01', part: 'evening', q: 'karaoke' },
  ],
  [
    'mi hijo me regaló unos patines, ¿dónde hay patinaje el domingo?',
    { days: '2026-10-04..2026-10-04', q: 'patinaje' },
  ],
  ['thanks hon, you saved my anniversary', { ask: 'thanks' }],
])('takes along nobody who is only told of: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['is there a blood drive tuesday my dad had surgery in april', { days: '2026-10-06..2026-10-06', q: 'blood drive' }],
  [
    'heard a kora player once at 2 am in a kitchen. any west african music lesson on sunday?',
    { days: '2026-10-04..2026-10-04', q: 'west african music lesson' },
  ],
  ['grief group on wednesday, we lost our daughter in May', { days: '2026-10-07..2026-10-07', q: 'grief group' }],
  ["tai chi sunday so I don't scream at anyone on Monday", { days: '2026-10-04..2026-10-04', q: 'tai chi' }],
  ['taller de cerámica el martes, me jubilé en junio', { days: '2026-10-06..2026-10-06', q: 'taller de ceramica' }],
  [
    'soy de Guadalajara y me crié con la charreada, ¿hay una el domingo?',
    { days: '2026-10-04..2026-10-04', q: 'charreada' },
  ],
  [
    'my cousin got married in Reno in august and now I want ballroom dance on thursday',
    { days: '2026-10-01..2026-10-01', q: 'ballroom dance' },
  ],
  ["yoga on friday, I've been stiff since Tuesday", { days: '2026-10-02..2026-10-02', q: 'yoga' }],
])('leaves the days, hours and towns of a story out: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'sushi class saturday, five ladies from my bowling league',
    { days: '2026-10-03..2026-10-03', q: 'sushi class', party: 'friends' },
  ],
  ['boliche el viernes con los de la oficina', { days: '2026-10-02..2026-10-02', q: 'boliche', party: 'friends' }],
  ['tacos el sábado con mis compañeros del trabajo', { days: '2026-10-03..2026-10-03', q: 'taco', party: 'friends' }],
  ['me and 3 dudes, axe throwing friday', { days: '2026-10-02..2026-10-02', q: 'axe throwing', party: 'friends' }],
  ['trivia con toda la flota mañana', { days: '2026-10-02..2026-10-02', q: 'trivia', party: 'friends' }],
  [
    'my sisters and i want a tea tasting sunday',
    { days: '2026-10-04..2026-10-04', q: 'tea tasting', party: 'friends' },
  ],
  [
    'mis primos y yo queremos lucha libre el sábado',
    { days: '2026-10-03..2026-10-03', q: 'lucha libre', party: 'friends' },
  ],
  ['six women, drag brunch, sunday', { days: '2026-10-04..2026-10-04', q: 'drag brunch', party: 'friends' }],
  ['stargazing with bae saturday', { days: '2026-10-03..2026-10-03', q: 'stargazing', party: 'date' }],
  ['cata de vinos mañana, mi prometido y yo', { days: '2026-10-02..2026-10-02', q: 'cata de vinos', party: 'date' }],
])('takes named company for friends or a couple: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'Greek dancing saturday? I would sell my truck for good souvlaki',
    { days: '2026-10-03..2026-10-03', q: 'greek dancing' },
  ],
  ['Bonsai workshop on sunday. I own one axe and two cats', { days: '2026-10-04..2026-10-04', q: 'bonsai workshop' }],
  [
    'flea market saturday, I collect old cameras and I want the good stuff before the dealers',
    { days: '2026-10-03..2026-10-03', q: 'flea market' },
  ],
  [
    'Mi abuelo criaba gallos y sembraba maíz. Quiero un curso de jardinería el lunes.',
    { days: '2026-10-05..2026-10-05', q: 'curso de jardineria' },
  ],
  [
    'Quiero ir a un torneo de ajedrez el domingo, mi gato me gana en el dominó',
    { days: '2026-10-04..2026-10-04', q: 'torneo de ajedrez' },
  ],
  [
    'Me encanta el vino pero dejé de tomar. ¿Hay una feria de libros mañana?',
    { days: '2026-10-02..2026-10-02', q: 'feria de libros' },
  ],
])('looks for nothing that a story names: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'something arty on sunday. NOT a paint and sip',
    { days: '2026-10-04..2026-10-04', category: 'Arts', not: 'paint and sip' },
  ],
  [
    'anything tonight that has nothing to do with football',
    { days: '2026-10-01..2026-10-01', part: 'evening', not: 'football' },
  ],
  [
    'pottery on sunday, preferably not a couples thing',
    { days: '2026-10-04..2026-10-04', q: 'pottery', not: 'couple' },
  ],
  ['anything that aint a bar saturday', { days: '2026-10-03..2026-10-03', not: 'Nightlife' }],
  ['algo el domingo que no tenga nada que ver con la iglesia', { days: '2026-10-04..2026-10-04', not: 'iglesia' }],
  [
    'al aire libre mañana, caminatas no por favor',
    { days: '2026-10-02..2026-10-02', category: 'Outdoor', not: 'caminata' },
  ],
  ['nada de bares ni antros el viernes', { days: '2026-10-02..2026-10-02', not: 'Nightlife' }],
  ['live bands friday, anything cept country', { days: '2026-10-02..2026-10-02', category: 'Music', not: 'country' }],
  [
    "what's on saturday that isn't jazz, karaoke or trivia",
    { days: '2026-10-03..2026-10-03', not: 'jazz,karaoke,trivia' },
  ],
  ["we don't do clowns. corn maze on saturday", { days: '2026-10-03..2026-10-03', q: 'corn maze', not: 'clown' }],
])('refuses what is refused in everyday words: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['jazz on friday, no wait, saturday', { days: '2026-10-03..2026-10-03', q: 'jazz' }],
  ['soccer game I mean volleyball game tomorrow', { days: '2026-10-02..2026-10-02', q: 'volleyball' }],
  [
    'busco clases de piano, no, mejor de guitarra, el lunes',
    { days: '2026-10-05..2026-10-05', q: 'clases de guitarra' },
  ],
  ['something in Denver no wait Boulder on sunday', { days: '2026-10-04..2026-10-04', city: 'Boulder' }],
  ['el martes digo el miércoles, ajedrez', { days: '2026-10-07..2026-10-07', q: 'ajedrez' }],
  ['ballet actually opera next friday', { days: '2026-10-09..2026-10-09', q: 'opera' }],
  ['quiero ver teatro no espera cine el sábado', { days: '2026-10-03..2026-10-03', q: 'cine' }],
  ['on the 9th no the 10th, bingo', { days: '2026-10-10..2026-10-10', q: 'bingo' }],
  [
    'karaoke at 8, sorry, at 9 tonight',
    { days: '2026-10-01..2026-10-01', part: 'evening', after: '21:00', q: 'karaoke' },
  ],
  ['salsa el viernes, perdón, el sábado', { days: '2026-10-03..2026-10-03', q: 'salsa' }],
])('takes what is meant in place of what was said by mistake: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'flying into Austin on the 8th, leaving the 11th. blues please',
    { days: '2026-10-08..2026-10-11', q: 'blues', city: 'Austin' },
  ],
  ['llegamos mañana y nos vamos el domingo, jazz', { days: '2026-10-02..2026-10-04', q: 'jazz' }],
  ['we get in saturday and head home on tuesday, ghost tours?', { days: '2026-10-03..2026-10-06', q: 'ghost tour' }],
  [
    'estoy en Tampa del 9 al 12, museo de ciencia',
    { days: '2026-10-09..2026-10-12', q: 'museo ciencia', city: 'Tampa' },
  ],
  ['craft fairs any day till the 8th', { days: '2026-10-01..2026-10-08', q: 'craft fair' }],
  ['exposiciones de fotografía de aquí al quince', { days: '2026-10-01..2026-10-15', q: 'exposiciones de fotografia' }],
  ['arriving tonight and flying out sunday, comedy', { days: '2026-10-01..2026-10-04', q: 'comedy' }],
  ['bluegrass between now and the 12th', { days: '2026-10-01..2026-10-12', q: 'bluegrass' }],
  ['llego el viernes y me voy el lunes, flamenco', { days: '2026-10-02..2026-10-05', q: 'flamenco' }],
  ['trivia thursday the 8th or friday the 9th', { days: '2026-10-08..2026-10-09', q: 'trivia' }],
])('takes when somebody arrives and leaves for the first and the last day: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['Good evening, pottery on sunday?', { days: '2026-10-04..2026-10-04', q: 'pottery' }],
  ['Morning! Any quilt shows this month?', { days: '2026-10-01..2026-10-31', q: 'quilt show' }],
  ['Buenas noches, ¿hay lotería el sábado?', { days: '2026-10-03..2026-10-03', q: 'loteria' }],
  ['jazz tonight // next page', { later: 'true', days: '2026-10-01..2026-10-01', part: 'evening', q: 'jazz' }],
  ['salsa el sábado // dame más', { later: 'true', days: '2026-10-03..2026-10-03', q: 'salsa' }],
  ['títeres mañana // ver más', { later: 'true', days: '2026-10-02..2026-10-02', q: 'titeres' }],
  ['what is this thing and what can you do', { ask: 'help' }],
  ['¿qué otras ciudades tienen?', { ask: 'cities' }],
  ['my tickets never showed up, who do I call', {}],
])('tells greetings, turning a page and questions about us from a request: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['dungeons and dragons on sunday for a newbie', { days: '2026-10-04..2026-10-04', q: 'dungeons and dragon' }],
  ['movies in the park friday night', { days: '2026-10-02..2026-10-02', part: 'evening', q: 'movies in the park' }],
  ['real estate meetup tuesday', { days: '2026-10-06..2026-10-06', q: 'real estate meetup' }],
  ['cuándo viene Carín León', { q: 'carin leon' }],
  ['marc anthony in december?', { days: '2026-12-01..2026-12-31', q: 'marc anthony' }],
  ['cars and coffee sunday morning', { days: '2026-10-04..2026-10-04', part: 'morning', q: 'cars and coffee' }],
  ['anything with zach bryan next month', { days: '2026-11-01..2026-11-30', q: 'zach bryan' }],
  ['cine al aire libre mañana', { days: '2026-10-02..2026-10-02', q: 'cine al aire libre' }],
])('knows set phrases and names of acts: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['robótica, ¿hay taller el lunes?', { days: '2026-10-05..2026-10-05', q: 'robotica' }],
  ['sewing, is there a class on tuesday', { days: '2026-10-06..2026-10-06', q: 'sewing' }],
  ['concierto de metal el viernes', { days: '2026-10-02..2026-10-02', q: 'metal' }],
  ['museos el domingo', { days: '2026-10-04..2026-10-04', q: 'museo' }],
  ['a free museum day in november', { days: '2026-11-01..2026-11-30', q: 'museum', free: 'true' }],
  ['quiero aprender soldadura, dan clases los jueves?', { days: '2026-10-01..2026-10-01', q: 'soldadura' }],
  ['lecture about bees on friday', { days: '2026-10-02..2026-10-02', q: 'bees' }],
  ['any class on saturday', { days: '2026-10-03..2026-10-03', category: 'Education' }],
  ['concerts this weekend', { days: '2026-10-02..2026-10-04', category: 'Music' }],
])('takes a class, a concert or a museum for a word beside what it is of: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['trivia, karaoke, bingo, whatever, on friday', { days: '2026-10-02..2026-10-02', q: 'trivia or karaoke or bingo' }],
  ['kayaking. archery. pottery. sunday', { days: '2026-10-04..2026-10-04', q: 'kayaking or archery or pottery' }],
  ['bowling maybe or karaoke tomorrow', { days: '2026-10-02..2026-10-02', q: 'bowling or karaoke' }],
  ['opera. or ballet. friday', { days: '2026-10-02..2026-10-02', q: 'opera or ballet' }],
  [
    'ajedrez, dominó, lotería, lo que sea el lunes',
    { days: '2026-10-05..2026-10-05', q: 'ajedrez or domino or loteria' },
  ],
  ['salsa o cualquier bachata el viernes', { days: '2026-10-02..2026-10-02', q: 'salsa or bachata' }],
  ['jazz or just good blues on saturday', { days: '2026-10-03..2026-10-03', q: 'jazz or blues' }],
  ['cooking class, vegan, tuesday', { days: '2026-10-06..2026-10-06', q: 'cooking class vegan' }],
  ['sushi? tacos? ramen? tonight', { days: '2026-10-01..2026-10-01', part: 'evening', q: 'sushi or tacos or ramen' }],
])('takes several things of a list for any of them: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['salsa el domigo tempra', { days: '2026-10-04..2026-10-04', part: 'morning', q: 'salsa' }],
  ['jazz mñn', { days: '2026-10-02..2026-10-02', q: 'jazz' }],
  ['resume workshop thursday eve', { days: '2026-10-01..2026-10-01', part: 'evening', q: 'resume workshop' }],
  ['karol g friday', { days: '2026-10-02..2026-10-02', q: 'karol g' }],
  ['bluegrass in nashvile next weekend', { days: '2026-10-09..2026-10-11', q: 'bluegrass', city: 'Nashville' }],
  ['beach cleanup saturday am', { days: '2026-10-03..2026-10-03', part: 'morning', q: 'beach cleanup' }],
  ['kid frendly show sunday', { days: '2026-10-04..2026-10-04', party: 'kids' }],
])('spells out slips and short forms: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    "my boss always wants karaoke. I'd like a quilt show on sunday",
    { days: '2026-10-04..2026-10-04', q: 'quilt show' },
  ],
  [
    'Mi compadre quiere ir al rodeo, pero a mí me cansan los caballos. Mejor algo de boleros el viernes',
    { days: '2026-10-02..2026-10-02', q: 'bolero' },
  ],
  ['the bakery next door is closed monday. anything on monday?', { days: '2026-10-05..2026-10-05' }],
  [
    'nos cobraron 40 por un concierto malísimo. ¿algo de menos de 10 mañana?',
    { days: '2026-10-02..2026-10-02', max: '10' },
  ],
  ['mi esposa quiere ver ballet, yo jazz. algo para los dos', { party: 'date', q: 'ballet jazz' }],
])(
  'looks for what the one who writes wants, and not for what others want or what is closed: %s',
  (conversation, filters) => {
    expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
  },
);

it.each<[string, Record<string, string>]>([
  [
    'everything good is on the weekend when I work. is there a book club on monday?',
    { days: '2026-10-05..2026-10-05', q: 'book club' },
  ],
  [
    'sunday I open at 4. so sunday before 4 then, something outdoors',
    { days: '2026-10-04..2026-10-04', before: '16:00', category: 'Outdoor' },
  ],
  [
    'my ride comes at 10 so it needs to finish by 9:30. comedy friday',
    { days: '2026-10-02..2026-10-02', before: '21:30', q: 'comedy' },
  ],
  [
    'a mediodía tenemos que regresar. museo el miércoles',
    { days: '2026-10-07..2026-10-07', before: '12:00', q: 'museo' },
  ],
  ['the wedding is the 10th, what can guests do the day after?', { days: '2026-10-11..2026-10-11' }],
  ['the game is on the 17th, anything the night before?', { days: '2026-10-16..2026-10-16', part: 'evening' }],
])('puts the times that are asked for before those that are told: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    'last month I tried axe throwing. anything like that next weekend?',
    { days: '2026-10-09..2026-10-11', q: 'axe throwing' },
  ],
  ['we missed the pumpkin carving last weekend. is there another one?', { q: 'pumpkin carving' }],
  [
    'la semana pasada fuimos a un taller de velas. ¿hay otro este mes?',
    { days: '2026-10-01..2026-10-31', q: 'taller de velas' },
  ],
])('looks for the thing that was told where a word stands for it: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  [
    "I have two kids but they're staying home. stand up comedy sunday",
    { days: '2026-10-04..2026-10-04', q: 'stand up comedy' },
  ],
  ['la abuela se queda con los niños el viernes. algo romántico', { days: '2026-10-02..2026-10-02', party: 'date' }],
  [
    'grandma has the twins on weekdays. something for the twins on sunday',
    { days: '2026-10-04..2026-10-04', party: 'kids' },
  ],
  ['knitting for my aunt who used to sing opera', { q: 'knitting' }],
  ['clase de guitarra antes de que mi hermano venda el piano', { q: 'clase de guitarra' }],
])('counts neither children whom somebody else has nor what is told behind a name: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});

it.each<[string, Record<string, string>]>([
  ['market this weekend // and the one after?', { days: '2026-10-09..2026-10-11', q: 'market' }],
  ['concerts next month // on a friday', { days: '2026-11-06..2026-11-06', category: 'Music' }],
  ['cine hoy // mejor el sábado que hoy', { days: '2026-10-03..2026-10-03', q: 'cine' }],
  ['farmers market // sat or sun? sun', { days: '2026-10-04..2026-10-04', q: 'farmers market' }],
  [
    'comedy friday // is there anything later, like 10',
    { days: '2026-10-02..2026-10-02', after: '22:00', q: 'comedy' },
  ],
  [
    'not so much hiking, more like birdwatching, sunday',
    { days: '2026-10-04..2026-10-04', not: 'hiking', q: 'birdwatching' },
  ],
  [
    'no clowns. no balloons. something for a 5 year old on saturday',
    { days: '2026-10-03..2026-10-03', not: 'clown,balloon', party: 'kids' },
  ],
  [
    'le aburre todo menos el ajedrez. algo el sábado para mi hijo',
    { days: '2026-10-03..2026-10-03', party: 'kids', q: 'ajedrez' },
  ],
])('understands what is weighed, refused or put in the place of another: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});
