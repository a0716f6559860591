import type { Category } from '@marquee/contract';
import type { DayName } from '../local-day.ts';
import { rangeName } from '../local-day.ts';
import type { Mood } from '../reading/wish.ts';
import type { GivenUp } from '../relax.ts';
import type { Described, Words } from './words.ts';

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const CATEGORIES: Record<Category, string> = {
  Music: 'música',
  Food: 'comida',
  Arts: 'arte',
  Outdoor: 'aire libre',
  Sports: 'deportes',
  Social: 'vida social',
  Nightlife: 'vida nocturna',
  Health: 'salud',
  Business: 'negocios',
  Education: 'educación',
  Technology: 'tecnología',
  Other: 'otros temas',
};
const KINDS: Record<Category, string> = {
  ...CATEGORIES,
  Music: 'música en vivo',
  Food: 'comida y bebida',
  Arts: 'arte y teatro',
  Outdoor: 'planes al aire libre',
  Social: 'planes para conocer gente',
  Business: 'eventos de negocios',
  Education: 'clases y charlas',
  Technology: 'eventos de tecnología',
  Health: 'salud y bienestar',
  Other: 'otros eventos',
};
const OTHERWISE: Record<Exclude<GivenUp, 'words'>, string> = {
  price: 'a otro precio',
  hours: 'a otra hora',
  days: 'en otros días',
  distance: 'más lejos',
};
const STATUS = {
  cancelled: 'cancelado',
  postponed: 'pospuesto',
  inactive: 'ya no está en la lista',
  ended: 'ya pasó',
} as const;
const PARTS = { morning: 'por la mañana', afternoon: 'por la tarde', evening: 'por la noche' } as const;

function named(day: DayName): string {
  if (day.kind === 'today') return 'hoy';
  if (day.kind === 'tomorrow') return 'mañana';
  if (day.kind === 'weekday') return `el ${WEEKDAYS[day.weekday]}`;
  return `el ${day.day} de ${MONTHS[day.month - 1]}${day.year === undefined ? '' : ` de ${day.year}`}`;
}

const until = (day: DayName) =>
  named(day)
    .replace(/^el /, 'al ')
    .replace(/^(hoy|mañana)$/, 'a $1');
const since = (day: DayName) =>
  named(day)
    .replace(/^el /, 'del ')
    .replace(/^(hoy|mañana)$/, 'de $1');

const ACCESSIBLE: Words['about']['accessible'] = {
  wheelchair: {
    yes: 'es accesible en silla de ruedas',
    no: 'no es accesible en silla de ruedas',
    name: 'acceso en silla de ruedas',
  },
  signLanguage: { yes: 'tiene lengua de señas', no: 'no tiene lengua de señas', name: 'lengua de señas' },
  captions: { yes: 'tiene subtítulos', no: 'no tiene subtítulos', name: 'subtítulos' },
  sensoryFriendly: {
    yes: 'está adaptado a la sensibilidad sensorial',
    no: 'no está adaptado a la sensibilidad sensorial',
    name: 'adaptación a la sensibilidad sensorial',
  },
};

const COMPANY = {
  date: ' para una cita',
  kids: ' para ir en familia',
  friends: ' para ir con amigos',
  group: ' para ir en grupo',
  solo: ' para ir por tu cuenta',
} as const;

/** Of one, and of several. */
const FEELS: Record<Mood, readonly [string, string]> = {
  loud: ['ruidoso', 'ruidosos'],
  quiet: ['tranquilo', 'tranquilos'],
  weird: ['poco común', 'poco comunes'],
  spooky: ['de miedo', 'de miedo'],
  cozy: ['acogedor', 'acogedores'],
  festive: ['festivo', 'festivos'],
  active: ['activo', 'activos'],
  creative: ['creativo', 'creativos'],
  funny: ['de risa', 'de risa'],
  seated: ['con asientos', 'con asientos'],
  indoors: ['bajo techo', 'bajo techo'],
};
const OFTEN = { daily: 'todos los días', weekly: 'cada semana', monthly: 'cada mes' } as const;
const WHERE = {
  in: (place: string) => `en ${place}`,
  near: (place: string) => `cerca de ${place}`,
  around: (place: string) => `en ${place} y sus alrededores`,
} as const;

/** `«jazz» o «blues»` */
const eitherOf = (words: string) =>
  words
    .split(' or ')
    .map((word) => `«${word}»`)
    .join(' o ');

function describe({ wish, place, today, where = 'in' }: Described): string {
  const kinds = listed(wish.categories.map((category) => KINDS[category]));
  const events = `${kinds || ['planes', ...(wish.moods ?? []).map((mood) => FEELS[mood][1])].join(' ')}${wish.free ? ' gratis' : ''}`;
  const what =
    wish.words === undefined ? events : `${eitherOf(wish.words)}${wish.free ? ' gratis' : ''}${kinds && ` (${kinds})`}`;
  const who = wish.party === undefined ? '' : wish.age === undefined ? COMPANY[wish.party] : ' para adolescentes';
  const cost = wish.mostDollars === undefined ? '' : ` por $${wish.mostDollars} o menos`;
  const ways = (wish.access ?? []).map((way) => ACCESSIBLE[way].name);
  const known = ways.length > 0 ? ` con ${listed(ways)}` : wish.accessible ? ' que se sabe que son accesibles' : '';
  return `${what}${wish.once ? ' de una sola vez' : ''}${wish.isRepeated ? ' que se repiten' : ''}${who}${known}${cost}${daysOf(wish, today)}${hoursOf(wish)}${place === null ? '' : ` ${WHERE[where](place)}`}`.replace(
    /,$/,
    '',
  );
}

function daysOf({ from, to, part, isWeekend }: Described['wish'], today: string): string {
  const partWord = part === undefined ? '' : ` ${PARTS[part]}`;
  if (from === undefined || to === undefined) return partWord;
  const range = rangeName(from, to, today);
  if (isWeekend && from === to) return ` hoy, lo que queda de este fin de semana,${partWord}`;
  if (range.kind === 'weekend') return ` este fin de semana${partWord}`;
  if (range.kind === 'month') return `${range.isThis ? ' este mes' : ` en ${MONTHS[range.month - 1]}`}${partWord}`;
  if (range.kind === 'week') return ` la próxima semana${partWord}`;
  if (range.kind === 'until') return ` de aquí ${until(range.last)}${partWord}`;
  if (range.kind === 'range') return ` ${since(range.first)} ${until(range.last)}${partWord}`;
  return range.day.kind === 'today' && part === 'evening' ? ' esta noche' : ` ${named(range.day)}${partWord}`;
}

function hoursOf({ after, before }: Described['wish']): string {
  if (after !== undefined && before !== undefined) return `, entre ${clock(after)} y ${clock(before)},`;
  return `${after === undefined ? '' : ` después de ${clock(after)}`}${before === undefined ? '' : ` antes de ${clock(before)}`}`;
}

/** `las 7:30 de la noche`, as it is said. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const shown = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`;
  const half = hour < 12 ? 'de la mañana' : hour < 19 ? 'de la tarde' : 'de la noche';
  return `${shown.startsWith('1') && !/^1\d/.test(shown) ? 'la' : 'las'} ${shown} ${hour === 12 ? 'del mediodía' : half}`;
}

function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const inHours = hours === 0 ? '' : hours === 1 ? 'una hora' : `${hours} horas`;
  if (rest === 0) return inHours;
  if (rest === 30 && hours > 0) return `${inHours} y media`;
  return `${inHours}${inHours && ' y '}${rest} minutos`;
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;

const milesAway = (miles: number | null) =>
  miles === null
    ? ''
    : miles < 1
      ? ', a menos de una milla'
      : miles === 1
        ? ', a una milla'
        : `, a unas ${miles} millas`;
const inPlace = (place: string | null) => (place === null ? '' : `, en ${place}`);
const quoted = (there: readonly string[]) => listed(there.map((word) => `«${word}»`));

/** Spanish as the site speaks it, to one person. */
export const es: Words = {
  category: (category) => CATEGORIES[category],
  filters: {
    free: 'gratis',
    once: 'una sola vez',
    family: 'dice que es para familias',
    accessible: 'dice cómo es accesible',
  },
  from: (price) => price,
  allAges: 'para todas las edades',
  tonight: 'esta noche',
  onNow: 'en curso',
  onDay: named,
  away: (miles) => `a ${miles} ${miles === 1 ? 'milla' : 'millas'}`,
  inTitle: (there) => `${quoted(there)} en el título`,
  atVenue: (venue) => `en ${venue}`,
  inDescription: (there) => `${quoted(there)} en la descripción`,
  status: (status) => STATUS[status],
  saved: (category) => `guardaste eventos de ${CATEGORIES[category]}`,
  savedVenue: 'guardaste un evento en este lugar',

  describe,
  thing: ({ categories, words }) =>
    words === undefined ? listed(categories.map((category) => KINDS[category])) : eitherOf(words),
  found: (what, shown, total) =>
    total !== null && total > 3 * shown
      ? [
          `Hay mucho de donde elegir: ${what}. Yo empezaría por aquí.`,
          `Tienes para escoger si buscas ${what}. Mira esto primero.`,
        ]
      : shown === 1
        ? [`Te propongo esto: ${what}.`, `Tengo justo una idea: ${what}.`]
        : [`Esto es lo que te propongo: ${what}.`, `Busqué ${what}, y esto me gustó.`],
  unsaid: (missing, shown) => `${shown === 1 ? 'No menciona' : 'Ninguno menciona'} ${quoted(missing)}.`,
  unfelt: (moods, shown) =>
    `${shown === 1 ? 'No dice que sea' : 'Ninguno dice que sea'} ${listed(moods.map((mood) => FEELS[mood][0]))}.`,
  count: (what, n, isMore) =>
    n === 0
      ? `Que yo sepa, no hay ${what}.`
      : isMore
        ? `Conozco al menos ${n}: ${what}.`
        : n === 1
          ? `Es solo uno: ${what}.`
          : `Son ${n}: ${what}.`,
  best: {
    cheapest: (what, title, price, isTied) =>
      price === null
        ? `De ${what}, lo más barato es «${title}», que es gratis.${isTied ? ' También hay otros gratis.' : ''}`
        : `De ${what}, lo más barato es «${title}»: ${price}.${isTied ? ' Hay otros que cuestan lo mismo.' : ''}`,
    dearest: (what, title, price, isTied) =>
      `De ${what}, lo más caro es «${title}»: ${price}.${isTied ? ' Hay otros que cuestan lo mismo.' : ''}`,
    longest: (what, title, minutes) => `De ${what}, lo que más dura es «${title}»: ${lasting(minutes)}.`,
    shortest: (what, title, minutes) => `De ${what}, lo que menos dura es «${title}»: ${lasting(minutes)}.`,
    next: (what, title, when) => `De ${what}, lo próximo es «${title}», ${when}.`,
    ofThose: (n) => `Comparé los próximos ${n}; hay más.`,
  },
  again: () => ['Claro. ¿Qué tal esto otro?', 'Aquí hay más que todavía no has visto.'],
  like: (title) => [`Si te gusta «${title}», mira esto.`, `Esto tiene algo en común con «${title}».`],
  givenUp: (what, givenUp, instead) => [
    givenUp.includes('words')
      ? `No hay nada exactamente así, pero esto se acerca: ${instead}.`
      : `No hay ${what}, pero ${listed(givenUp.flatMap((one) => (one === 'words' ? [] : OTHERWISE[one])))} esto se acerca: ${instead}.`,
  ],
  instead: (what, instead) => [
    `No tengo nada ${what === null ? 'así' : `de ${what}`}. Esto es lo que hay en su lugar: ${instead}.`,
  ],
  moreWider: (what, instead) => [`Eso es todo lo que tengo: ${what}. Esto se acerca: ${instead}.`],
  none: (what) => [
    `Lo siento, no encontré ${what}. ¿Probamos otra cosa?`,
    `Busqué en todo lo que conozco y no encontré ${what}. ¿Probamos de otra manera?`,
  ],
  noMore: (what) => [`Eso es todo lo que tengo: ${what}. ¿Probamos otros días?`],
  nothingLike: (title) => [`Todavía no encontré nada parecido a «${title}».`],
  notCovered: (place, nearby) =>
    `Todavía no conozco eventos en ${place}.${nearby.length > 0 ? ` Las ciudades más cercanas que conozco son ${listed(nearby)}.` : ''}`,

  abroad: (place, home) => `Solo conozco eventos de Estados Unidos, y ninguno en ${place}. ¿Busco en ${home}?`,

  hello: (place) => [
    `¡Hola! ¿Qué se te antoja en ${place}?`,
    `¡Te doy la bienvenida! Dime qué te gusta y lo busco en ${place}.`,
  ],
  thanks: ['De nada. ¡Que lo disfrutes!', 'Con mucho gusto. ¡Que la pases muy bien!'],
  bye: ['¡Hasta pronto!', '¡Adiós! Aquí estaré cuando quieras.'],
  help: (place) =>
    `Soy el concierge de Marquee. Busco entre los eventos que hemos leído de ${place} y te muestro los que coinciden. Nunca invento uno. Dime el tipo de evento, el día, el precio o quién te acompaña, y luego afina: «más barato», «más tarde», «sin bares».`,
  reset: 'Empecemos de nuevo. ¿Qué te gustaría hacer?',
  danger:
    'Siento mucho que todo pese tanto. No tienes que cargarlo a solas: llama al 988, opción 2, gratis y a cualquier hora, y alguien te escuchará.',
  weather:
    'No sé qué tiempo hará: solo conozco eventos. Un pronóstico te dirá más. Puedo buscar eventos al aire libre, o cualquier otro.',
  other: [
    'En eso no puedo ayudarte: solo conozco eventos. Dime qué se te antoja y lo busco.',
    'Lo mío es encontrar planes. ¿Qué te gustaría hacer?',
  ],
  both: (one, other) => listed([one, other]),
  itinerary: {
    told: ({ day, stops: [first, ...others] }) =>
      `${named(day).replace(/^./, (letter) => letter.toUpperCase())}, empieza con «${first?.title}» a ${first?.at}${others.map(({ title, at, miles }, place) => ` y ${place === 1 ? 'termina' : 'sigue'} con «${title}» a ${at}${milesAway(miles)}`).join('')}.`,
    without: (missing) => `Para ${listed(missing)} no tengo nada que encaje: esa parte queda abierta.`,
    onlyOne: (missing, what) => `Para ${listed(missing)} no tengo nada, pero esto es lo que conozco para ${what}.`,
    apart: ['Tengo algo para cada cosa, pero no dos que se sigan el mismo día. Aquí están.'],
  },
  about: {
    whichEvent: '¿De qué evento hablas? Pregúntame otra vez con su nombre.',
    unknown: [
      'No conozco ningún evento con ese nombre aquí. Puede que esté con otro.',
      'Aquí no hay nada con ese nombre. ¿Lo conoces con otro?',
    ],
    which: (titles) =>
      titles.length === 2
        ? `¿A cuál de estos dos te refieres: ${titles.map((title) => `«${title}»`).join(' o ')}?`
        : '¿A cuál de estos te refieres?',
    cancelled: (title, source) => `Lo siento: según ${source}, «${title}» está cancelado.`,
    postponed: (title, source) => `Según ${source}, «${title}» se pospuso.`,
    gone: (title, source) => `«${title}» ya no aparece en ${source}.`,
    was: (title, when, place, source) => `«${title}» ya pasó: según ${source}, fue ${when}${inPlace(place)}.`,
    wasLast: (title, when, place, source) =>
      `Según ${source}, la última vez que hubo «${title}» fue ${when}${inPlace(place)}.`,
    wasOff: (title, when, status, source) =>
      `Según ${source}, «${title}», que iba a ser ${when}, ${status === 'cancelled' ? 'se canceló' : 'se pospuso'}.`,
    back: (when) => `La próxima vez es ${when}.`,
    toCome: (title, when, source) => `«${title}» todavía no ha pasado: según ${source}, es ${when}.`,
    moved: (when) => `Se cambió de fecha: iba a ser ${when}.`,
    on: (title, when, source) => `«${title}» sigue en pie: según ${source}, es ${when}.`,
    starts: (title, when, ends) => `«${title}» es ${when}${ends === null ? '' : ` y termina a ${ends}`}.`,
    where: (title, place) => `«${title}» es en ${place}. El mapa está en su página.`,
    online: (title) => `«${title}» es en línea: no hay que ir a ningún lugar.`,
    free: (title, source) => `«${title}» es gratis, según ${source}.`,
    costs: (title, price, source) => `Según ${source}, el precio de «${title}» es ${price}.`,
    story: (title, text, { when, place, price }) =>
      `«${title}» es ${when}${inPlace(place)}${price === null ? '' : ` (${price})`}.${text === null ? '' : ` Su página dice: ${text}`}`,
    host: (title, organizer, source) => `«${title}» es de ${organizer}, según ${source}.`,
    lasts: (title, minutes) => `«${title}» dura ${lasting(minutes)}.`,
    soldOut: (title, source) => `Según ${source}, ya no hay boletos para «${title}».`,
    accessible: ACCESSIBLE,
    access: (title, stated, unstated, source) =>
      `Según ${source}, «${title}» ${listed(stated)}.${unstated.length === 0 ? '' : ` No dice nada de ${listed(unstated)}.`}`,
    notSoldOut: (title, source) =>
      `No he leído que se hayan agotado los boletos para «${title}», pero no veo cuántos quedan. Eso lo sabe ${source}: el enlace está en su página.`,
    allAges: (title, source) => `Según ${source}, «${title}» es para todas las edades.`,
    ages: (title, ages, source) => `Según ${source}, «${title}» es para estas edades: ${ages}.`,
    families: (title, source) => `Según ${source}, «${title}» es para familias.`,
    rsvp: (title, source) => `${source} pide confirmar la asistencia a «${title}».`,
    freeUnbooked: (title, source) => `«${title}» es gratis, y ${source} no dice nada de reservar.`,
    ticketed: (title, source) =>
      `Hay boletos para «${title}»; ${source} no dice que haya que reservar. El enlace está en su página.`,
    parking: (title, note, source) => `Sobre el estacionamiento de «${title}», ${source} dice: ${note}`,
    noParking: (title, source) =>
      `${source} no dice nada del estacionamiento de «${title}». El mapa está en su página.`,
    runs: (title, end) => `«${title}» está abierto más tiempo${end === null ? '' : `, hasta ${end}`}.`,
    onlyDate: (title, when) => `Conozco una sola fecha de «${title}»: ${when}.`,
    dates: (title, repeats, days, source) =>
      `${repeats === null ? `«${title}» tiene varias fechas.` : `«${title}» es ${OFTEN[repeats]}, según ${source}.`} Las próximas son ${listed(days)}.`,
    noneKnown: 'Eso no lo sé de ninguno de estos. En la página de cada uno hay un enlace a quien lo sabe.',
    venue: (venue, address) =>
      `${venue} es un lugar${address === null ? '' : ` en ${address}`}; conozco sus eventos, no el lugar en sí. Estos son los próximos.`,
    notKnown: (title, source) => `Eso no lo sé de «${title}». Lo sabe ${source}: el enlace está en su página.`,
    when: (day, time) => `${named(day)}${time === null ? '' : ` a ${clock(time)}`}`,
    clock,
  },
  cities: (place, cities) =>
    cities.length > 0
      ? `Cerca de ${place} también conozco ${listed(cities)}. Pídeme una, por ejemplo «música en ${cities[0]}».`
      : `Todavía no conozco otra ciudad cerca de ${place}.`,
  categories: (place, counts) =>
    counts.length > 0
      ? `En ${place} conozco sobre todo ${listed(counts.map(([category]) => KINDS[category]))}, entre otras cosas.`
      : `Todavía no conozco eventos en ${place}.`,

  ask: {
    tonight: '¿Qué hay esta noche?',
    weekend: 'Este fin de semana',
    nextWeekend: 'El próximo fin de semana',
    free: 'Gratis',
    cheaper: 'Más barato',
    else: 'Otra cosa',
    later: 'Más tarde',
    music: 'Música en vivo',
    outdoor: 'Actividades al aire libre',
    date: 'Ideas para una cita',
    kids: 'Para niños',
    tomorrow: 'Mañana',
    nearby: '¿Qué ciudades hay cerca?',
    kinds: '¿Qué tipos de eventos hay?',
  },
  followUp: {
    free: '¿Algo gratis?',
    weekend: '¿Y este fin de semana?',
    kids: '¿Cuáles son para niños?',
    like: '¿Algo como el primero?',
    tomorrow: '¿Y mañana?',
    cities: '¿Qué ciudades hay cerca?',
    date: '¿Ideas para una cita?',
    outdoor: '¿Y al aire libre?',
    else: '¿Qué otra cosa hay?',
  },
};
