import type { DraftInput } from '@marquee/testkit';

/** Thursday, eight in the morning in Columbia. */
export const NOW = Date.parse('2026-10-01T12:00:00Z');
export const TODAY = '2026-10-01';

const TITLES = [
  'Jazz at the Depot',
  'Comedy by Candle',
  'Dragons of the Deep',
  'Drag Bingo',
  'Stand-Up Comedy Hour',
  'Blues on the River',
  'Salsa Night',
  'Kids Storytime',
  'Farmers Market',
  'Pottery for Beginners',
  'Sunrise Yoga',
  'Trivia at Ten',
  'Oyster Roast',
  'Noche de Cumbia',
  'Feria del Libro',
  'Romeo and Juliet',
  'Craft Beer Festival',
  'Outdoor Movie: Coco',
  'Basketball: Home Opener',
  'Startup Pitch Night',
  'Robotics Workshop',
  'Ghost Tour',
  'Chess Club',
  'Gospel Brunch',
  'Art Walk',
  'Punk in the Basement',
  'Quilt Show',
  'The Lantern Parade',
  'Wildflower Walk',
  'Wine Tasting',
  'Karaoke Free-for-All',
  'Teatro al Aire Libre',
  'Country Jamboree',
  'Escape Room Marathon',
  'Halloween Costume Contest',
  'Bach to the Future',
  'Open Mic',
  'Pumpkin Patch Opening',
  'Volunteer River Cleanup',
  'Line Dancing Lesson',
];
const VENUES = [
  'Old Depot',
  'Congaree Stage',
  'Jazz House',
  'City Library',
  'Riverfront Park',
  'Tap Room',
  'Free Times Hall',
];
const TEXTS = [
  null,
  'A quiet evening with a jazz trio.',
  'Bring the whole neighborhood.',
  'Comedy, music and food trucks.',
  'Free parking. Dance all night.',
  'Para toda la comunidad.',
];
const PRICES: Array<NonNullable<DraftInput['price']> | null> = [
  null,
  { minCents: 0, text: 'Free' },
  { minCents: 500, text: '$5' },
  { minCents: 1500, text: '$15' },
  { minCents: 4000, maxCents: 6000, text: '$40-$60' },
];

/** Numbers from 0 to below 1, the same for the same seed. */
function pickBy(random: () => number) {
  return <T>(from: readonly T[]): T => {
    const [one] = from.slice(Math.floor(random() * from.length));
    if (one === undefined) throw new Error('there is nothing to pick from');
    return one;
  };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The events of a town: every title two or three times, on days of the next six weeks, at all hours, in all states. */
export function townOf(seed: number): DraftInput[] {
  const random = seeded(seed);
  const pick = pickBy(random);
  return TITLES.flatMap((title, at) =>
    Array.from({ length: 2 + (at % 2) }, (_, nth) => {
      const day = new Date(Date.parse(TODAY) + Math.floor(random() * 42) * 86_400_000).toISOString().slice(0, 10);
      const hour = pick([9, 11, 14, 17, 19, 20, 22]);
      const start = random() < 0.1 ? day : `${day}T${String(hour).padStart(2, '0')}:${pick(['00', '30'])}`;
      const description = pick(TEXTS);
      const price = pick(PRICES);
      const state = random();
      return {
        title: nth === 0 ? title : `${title} ${['II', 'III'][nth - 1]}`,
        start,
        ...(start.length > 10 && random() < 0.5 ? { end: `${day}T23:30` } : {}),
        venue: pick(VENUES),
        ...(description ? { description } : {}),
        ...(price ? { price } : {}),
        ...(state < 0.08 ? { status: 'cancelled' as const } : state < 0.14 ? { status: 'postponed' as const } : {}),
        ...(random() < 0.08 ? { soldOut: true as const } : {}),
        ...(random() < 0.2 ? { familyFriendly: true as const } : {}),
      };
    }),
  );
}

const TOPICS = [
  'jazz',
  'stand-up comedy',
  'drag',
  'blues',
  'karaoke',
  'pottery',
  'yoga',
  'wine',
  'chess',
  'live music',
  'theater',
  'food',
  'outdoors',
  'quilts',
  'something',
  'craft beer',
  'ceilidh',
  'dancing or karaoke',
  'salsa and wine',
  'punk show at the basement',
  'dinner, a show, then drinks',
  'wine then karaoke',
  'something quiet',
  'weird stuff',
];
const TEMAS = [
  'jazz',
  'comedia',
  'teatro',
  'cumbia',
  'libros',
  'yoga',
  'música en vivo',
  'comida',
  'baile',
  'algo',
  'ajedrez',
  'vino',
  'salsa o karaoke',
];
const WHEN = [
  '',
  ' tonight',
  ' tomorrow',
  ' this weekend',
  ' saturday night',
  ' on the 17th',
  ' next week',
  ' in november',
  ' friday or saturday',
  ' after 8pm',
  ' before noon',
  ' until tuesday',
  ' for halloween',
];
const CUANDO = [
  '',
  ' esta noche',
  ' mañana',
  ' este fin de semana',
  ' el sábado por la noche',
  ' el 17',
  ' la próxima semana',
  ' en noviembre',
  ' después de las 8',
  ' hasta el martes',
];
const COST = ['', ' free', ' under $10', ' cheap', ' 20 bucks max'];
const COSTO = ['', ' gratis', ' por menos de 10 dólares', ' barato'];
const WHO = ['', ' for kids', ' with my wife', ' with friends', ', not a bar', ', no jazz', ' plz', ' lol im so bored'];
const QUIEN = ['', ' para niños', ' con mi novia', ', sin bares', ' porfa'];
const ASKS = [
  'is TITLE still on?',
  'what time does TITLE start',
  'how much is TITLE',
  'where is TITLE',
  'is TITLE sold out',
  'how long is TITLE',
  'is TITLE wheelchair accessible',
  'did I miss TITLE?',
  'when was TITLE',
  'is TITLE for kids',
  '¿ya pasó TITLE?',
  '¿sigue en pie TITLE?',
  '¿a qué hora es TITLE?',
  '¿cuánto cuesta TITLE?',
  '¿dónde es TITLE?',
];
const NEXT = [
  'cheaper',
  'something else',
  'later',
  'what about sunday?',
  'free ones',
  'with kids',
  'ugh actually make it friday',
  'más barato',
  'vale, ¿y el domingo?',
  'otra cosa',
  'what time does it start',
  'is it free?',
  'thanks',
  'this bot sucks',
  'tell me a joke',
];

/** A conversation of one to three messages. */
export function conversationOf(seed: number): { messages: string[]; language: 'en' | 'es' } {
  const random = seeded(seed * 7_919 + 13);
  const pick = pickBy(random);
  const isSpanish = random() < 0.4;
  const first =
    random() < 0.25
      ? pick(ASKS).replace('TITLE', pick(TITLES))
      : isSpanish
        ? `${pick(TEMAS)}${pick(COSTO)}${pick(CUANDO)}${pick(QUIEN)}`
        : `${pick(TOPICS)}${pick(COST)}${pick(WHEN)}${pick(WHO)}`;
  const more = Array.from({ length: Math.floor(random() * 3) }, () => pick(NEXT));
  return { messages: [first, ...more], language: isSpanish ? 'es' : 'en' };
}
