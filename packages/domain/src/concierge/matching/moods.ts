import type { Category, Event } from '@marquee/contract';
import { folded } from '../../search-words/index.ts';
import type { Mood } from '../reading/wish.ts';

interface Facts {
  /** Words of a title or description that speak for it, and against it; without accents. */
  for: RegExp;
  against?: RegExp;
  categories?: Partial<Record<Category, number>>;
}

const FACTS: Record<Mood, Facts> = {
  loud: {
    for: /\b(?:loud|rock|punk|metal|hardcore|djs?|rave|techno|edm|drums?|drumline|brass|karaoke|dance party|fiesta|banda|rumba)\b/g,
    against: /\b(?:quiet|silent|acoustic|meditation)\b/,
    categories: { Nightlife: 1, Music: 1 },
  },
  quiet: {
    for: /\b(?:quiet|calm|silent|acoustic|gentle|meditation|mindful\w*|poetry|book club|reading|chess|yoga|tea|candlelight|stargazing|sound bath|tranquil[oa]?|acustic[oa]|meditacion|poesia|lectura|ajedrez)\b/g,
    against: /\b(?:loud|rock|punk|metal|djs?|rave|party|brass|karaoke|fiesta)\b/,
    categories: { Nightlife: -2, Sports: -1 },
  },
  weird: {
    for: /\b(?:weird|odd|odd(?:ity|ities)|strange|bizarre|quirky|unusual|burlesque|drag|ghosts?|haunted|aliens?|ufos?|seance|zombies?|experimental|curiosities|freak|rar[oa]s?|extran[oa]s?|fantasmas?)\b/g,
  },
  spooky: {
    for: /\b(?:spooky|ghosts?|haunt(?:ed|s|ing)|hallowe+n|seance|murder(?: mystery)?|vampires?|zombies?|crypts?|graveyard|cemetery|macabre|embrujad[oa]s?|fantasmas?|terror|panteon)\b/g,
  },
  cozy: {
    for: /\b(?:cozy|cosy|candle(?:light|s)?|by candle|tea|knit|purl|soup|supper|fireside|fire pit|hearth|blankets?|book club|board games?|acoustic|storytelling|poetry|acogedor[a]?|velas?|tejer|sopa|chimenea)\b/g,
    against: /\b(?:loud|rave|punk|metal|5k|10k)\b/,
    categories: { Sports: -2, Business: -2 },
  },
  festive: {
    for: /\b(?:festive|festivals?|fest|parades?|holidays?|christmas|lights|carols?|carnival|fiesta|desfile|navidad|villancicos|luces)\b/g,
  },
  active: {
    for: /\b(?:climb(?:ing)?|paddle|kayak|canoe|hik(?:e|ing)|rid(?:e|ing)|bik(?:e|ing)|runs?|running|race|swim|scramble|5k|10k|relay|trails?|prowl|safari|escalar|remar|caminata|correr|carrera|bici)\b/g,
    categories: { Sports: 2, Outdoor: 2 },
  },
  creative: {
    for: /\b(?:draw(?:ing)?|paint(?:ing)?|pottery|clay|craft|crafts|carving|print(?:ing)?|sketch|collage|make your own|build|zine|journaling|write|writing|workshop|pintar|dibujar|ceramica|manualidades|taller)\b/g,
    categories: { Arts: 1 },
  },
  funny: {
    for: /\b(?:funny|comedy|comedies|comic|improv|stand-?up|laugh(?:s|ter)?|farce|roast|bad roommates|comedia|risas?|comic[oa]s?)\b/g,
  },
  seated: {
    for: /\b(?:seated|seating|seats|sit-down|auditorium|theat(?:er|re)|symphony|orchestra|films?|screening|recital|opera|ballet|play|lecture|asientos|butacas|teatro|cine|sinfonica)\b/g,
    against: /\b(?:standing room|dance|dancing|hike|walk|run|5k|de pie|baile|caminata)\b/,
    categories: { Arts: 1, Outdoor: -2, Sports: -1 },
  },
  indoors: {
    for: /\b(?:indoors?|inside|bajo techo|techado)\b/g,
    against: /\b(?:outdoors?|outside|open[- ]air|on the lawn|hike|patio|al aire libre|caminata)\b/,
    categories: { Outdoor: -3, Arts: 1 },
  },
};
const PER_WORD = 2;

/** Pieces of words with which an event may say that it is so; how others feel stands in the order of a list alone. */
const TERMS: Partial<Record<Mood, string>> = {
  spooky: 'ghost haunt spooky hallow seance murder vampire fantasma',
  cozy: 'cozy candle knit soup supper fireside storytelling book club',
  festive: 'festiv festival parade holiday christmas lights carol navid',
  active: 'climb paddle kayak hike ride run 5k trail race',
  creative: 'draw paint pottery craft carv print sketch collage zine',
  funny: 'comed improv stand-up laugh funny',
};
export const moodTerms = (moods: readonly Mood[] = []): string[] =>
  moods.flatMap((mood) => TERMS[mood]?.split(' ') ?? []);

/** Whether anything in an event's own words speaks for how it should feel. */
export const hasMood = ({ title, description }: Event, moods: readonly Mood[] = []): boolean =>
  moodWords(`${title} ${description ?? ''}`, moods).length > 0;

/** The words of a text that speak for some moods, as they stand there in lower case. */
export function moodWords(text: string, moods: readonly Mood[] = []): string[] {
  const told = text.toLowerCase();
  // Without accents the letters stand where they stood only in text that is composed.
  const bare = folded(text.normalize('NFC'));
  const found = moods.flatMap((mood) =>
    [...bare.matchAll(FACTS[mood].for)].map(({ 0: word, index }) =>
      bare.length === told.length ? told.slice(index, index + word.length) : word,
    ),
  );
  return [...new Set(found)].slice(0, 3);
}

/** The events that should feel so first; otherwise in their order. */
export function moodFirst(events: Event[], moods: readonly Mood[] = []): Event[] {
  if (moods.length === 0) return events;
  const worth = new Map(events.map((event) => [event, moods.reduce((sum, mood) => sum + worthOf(event, mood), 0)]));
  return events.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}

function worthOf(event: Event, mood: Mood): number {
  const { for: speaking, against, categories = {} } = FACTS[mood];
  const text = folded(`${event.title} ${event.description ?? ''}`);
  const words = new Set([...text.matchAll(speaking)].map(([word]) => word)).size;
  const ofKind = event.categories.reduce((sum, category) => sum + (categories[category] ?? 0), 0);
  return Math.min(words, 2) * PER_WORD + ofKind - (against?.test(text) ? PER_WORD : 0);
}
