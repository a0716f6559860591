import type { Category } from '@marquee/contract';
import type { DayName } from '../local-day.ts';
import { rangeName } from '../local-day.ts';
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
const LOST: Record<GivenUp, string> = {
  words: 'con ese nombre',
  price: 'a ese precio',
  hours: 'a esa hora',
  days: 'esos días',
  distance: 'tan cerca',
};
const PARTS = { morning: 'por la mañana', afternoon: 'por la tarde', evening: 'por la noche' } as const;

function named(day: DayName): string {
  if (day.kind === 'today') return 'hoy';
  if (day.kind === 'tomorrow') return 'mañana';
  return day.kind === 'weekday' ? `el ${WEEKDAYS[day.weekday]}` : `el ${day.day} de ${MONTHS[day.month - 1]}`;
}

function describe({ wish, place, today }: Described): string {
  const kinds = wish.categories.map((category) => CATEGORIES[category]).join(' y ');
  const events = `eventos${wish.free ? ' gratis' : ''}${kinds && ` de ${kinds}`}`;
  const what =
    wish.words === undefined ? events : `«${wish.words}»${kinds && ` en ${kinds}`}${wish.free ? ', gratis,' : ''}`;
  const who =
    wish.party === 'kids'
      ? ' para familias'
      : wish.party === 'date'
        ? ' para una cita'
        : wish.party === 'friends'
          ? ' para ir con amistades'
          : '';
  const cost = wish.mostDollars === undefined ? '' : ` por $${wish.mostDollars} o menos`;
  const known = wish.accessible ? ' que se sabe que son accesibles' : '';
  return `${what}${who}${known}${cost}${daysOf(wish, today)}${hoursOf(wish)} en ${place}`;
}

function daysOf({ from, to, part, isWeekend }: Described['wish'], today: string): string {
  const partWord = part === undefined ? '' : ` ${PARTS[part]}`;
  if (from === undefined || to === undefined) return partWord;
  const range = rangeName(from, to, today);
  if (isWeekend && from === to) return ` hoy, lo que queda de este fin de semana,${partWord}`;
  if (range.kind === 'weekend') return ` este fin de semana${partWord}`;
  if (range.kind === 'range') return ` desde ${named(range.first)} hasta ${named(range.last)}${partWord}`;
  return range.day.kind === 'today' && part === 'evening' ? ' esta noche' : ` ${named(range.day)}${partWord}`;
}

function hoursOf({ after, before }: Described['wish']): string {
  return `${after === undefined ? '' : ` después de las ${after}`}${before === undefined ? '' : ` antes de las ${before}`}`;
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`;

/** Spanish as the site speaks it, to one person. */
export const es: Words = {
  category: (category) => CATEGORIES[category],
  filters: { free: 'gratis', family: 'dice que es para familias', accessible: 'dice cómo es accesible' },
  from: (price) => price,
  allAges: 'para todas las edades',
  tonight: 'esta noche',
  onNow: 'en curso',
  onDay: named,
  away: (miles) => `a ${miles} ${miles === 1 ? 'milla' : 'millas'}`,
  inTitle: (term) => `«${term}» en el título`,
  atVenue: (venue) => `en ${venue}`,
  inDescription: (term) => `«${term}» en la descripción`,
  saved: (category) => `guardaste eventos de ${CATEGORIES[category]}`,
  savedVenue: 'guardaste un evento en este lugar',

  describe,
  found: (what, shown, total) =>
    total !== null && total > shown
      ? [
          `Encontré ${total} resultados para ${what}. Yo empezaría por aquí.`,
          `Hay mucho de donde elegir: ${total} resultados para ${what}. Mira estos primero.`,
        ]
      : shown === 1
        ? [`Encontré un resultado para ${what}.`, `Hay un resultado para ${what}. Aquí está.`]
        : [`Esto es lo que encontré para ${what}.`, `Busqué ${what}. Mira lo que hay.`],
  again: () => ['Claro. ¿Qué tal esto otro?', 'Aquí hay más que todavía no has visto.'],
  like: (title) => [`Si te gusta «${title}», mira esto.`, `Esto tiene algo en común con «${title}».`],
  givenUp: (what, givenUp) => [
    `No encontré nada para ${what}. ${givenUp.length > 1 ? 'Esto es lo que más se acerca.' : `No hay nada ${LOST[givenUp[0] ?? 'words']}, pero esto se acerca.`}`,
  ],
  moreWider: (what) => [`Eso es todo lo que tengo para ${what}. Esto se acerca.`],
  none: (what) => [
    `Lo siento, no encontré nada para ${what}. ¿Probamos otra cosa?`,
    `Busqué en todo lo que conozco y no encontré nada para ${what}. Probemos de otra manera.`,
  ],
  noMore: (what) => [`Eso es todo lo que tengo para ${what}. ¿Probamos otros días?`],
  nothingLike: (title) => [`Todavía no encontré nada parecido a «${title}».`],
  notCovered: (place, nearby) =>
    `Todavía no conozco eventos en ${place}.${nearby.length > 0 ? ` Las ciudades más cercanas que conozco son ${listed(nearby)}.` : ''}`,

  hello: (place) => [
    `¡Hola! ¿Qué se te antoja en ${place}?`,
    `¡Te doy la bienvenida! Dime qué te gusta y lo busco en ${place}.`,
  ],
  thanks: ['De nada. ¡Que lo disfrutes!', 'Con mucho gusto. ¡Que la pases muy bien!'],
  help: (place) =>
    `Soy el concierge de Marquee. Busco entre los eventos que hemos leído de ${place} y te muestro los que coinciden. Nunca invento uno. Dime el tipo de evento, el día, el precio o quién te acompaña, y luego afina: «más barato», «más tarde», «sin bares».`,
  reset: 'Empecemos de nuevo. ¿Qué te gustaría hacer?',
  weather:
    'No sé qué tiempo hará: solo conozco eventos. Un pronóstico te dirá más. Puedo buscar eventos al aire libre, o cualquier otro.',
  cities: (place, cities) =>
    cities.length > 0
      ? `Cerca de ${place} también conozco ${listed(cities)}. Pídeme una, por ejemplo «música en ${cities[0]}».`
      : `Todavía no conozco otra ciudad cerca de ${place}.`,
  categories: (place, counts) =>
    counts.length > 0
      ? `En ${place} conozco eventos de ${listed(counts.map(([category, n]) => `${CATEGORIES[category]} (${n})`))}.`
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
