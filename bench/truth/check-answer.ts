import type { ChatAnswer, Event } from '@marquee/contract';
import { TODAY } from './town.ts';

const WEEKDAYS = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
} as const;
const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
} as const;
const CATEGORIES: Record<string, string> = {
  música: 'Music',
  comida: 'Food',
  arte: 'Arts',
  'aire libre': 'Outdoor',
  deportes: 'Sports',
  'vida social': 'Social',
  'vida nocturna': 'Nightlife',
  salud: 'Health',
  negocios: 'Business',
  educación: 'Education',
  tecnología: 'Technology',
  'otros temas': 'Other',
};

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const hasWord = (text: string | null, word: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${plain(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(
    plain(text ?? ''),
  );
const quotedIn = (text: string) => [...text.matchAll(/[“«]([^”»]+)[”»]/g)].map(([, word = '']) => word);
const dayOf = ({ startDate }: Event) => startDate.slice(0, 10);
const ahead = (days: number) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);

/** What an answer says that the events' own facts do not bear out: untrue sentences and reasons. It knows the wording of answers and nothing of how they are made. */
export function untruthsOf(answer: ChatAnswer, events: readonly Event[]): string[] {
  const known = new Map(events.map((event) => [event.id, event]));
  const untrue: string[] = [];
  const cards = answer.recommendedEvents.map((card) => {
    const event = known.get(card.id);
    if (!event || event.title !== card.title || event.price !== card.price || event.startDate !== card.startDate)
      untrue.push(`a card is no event: ${card.title}`);
    for (const reason of card.reasons)
      if (event && !isTrueReason(reason, event, answer.language)) untrue.push(`“${event.title}”: ${reason}`);
    return event ?? card;
  });
  return [...untrue, ...untrueSentences(answer, cards, events)];
}

function isTrueReason(reason: string, event: Event, language: 'en' | 'es'): boolean {
  const words = quotedIn(reason);
  if (/ in its title$| en el título$/.test(reason))
    return words.length > 0 && words.every((word) => hasWord(event.title, word));
  if (/ in its description$| en la descripción$/.test(reason))
    return words.length > 0 && words.every((word) => hasWord(event.description, word));
  if (/^(?:free|gratis)$/.test(reason)) return event.priceMin === 0;
  if (reason === event.price) return true;
  if (/^(?:tonight|esta noche)$/.test(reason)) return dayOf(event) === TODAY && event.startDate.slice(11, 13) >= '17';
  if (/^(?:today|hoy)$/.test(reason)) return dayOf(event) === TODAY;
  if (/^(?:tomorrow|mañana)$/.test(reason)) return dayOf(event) === ahead(1);
  if (/^(?:on now|en curso)$/.test(reason)) return dayOf(event) < TODAY;
  if (/families|familias/.test(reason)) return event.familyFriendly;
  if (/all ages|todas las edades/.test(reason)) return event.ages === 'all';
  if (/^(?:cancelled|cancelado)$/.test(reason)) return event.status === 'cancelled';
  if (/^(?:postponed|pospuesto)$/.test(reason)) return event.status === 'postponed';
  if (/^(?:at|en) /.test(reason)) return reason.replace(/^\w+ /, '') === event.venue;
  if (isDay(reason, event, language) !== null) return isDay(reason, event, language) === true;
  const category = CATEGORIES[reason] ?? reason.charAt(0).toUpperCase() + reason.slice(1);
  return (event.categories as readonly string[]).includes(category);
}

/** Whether a named day is the event's; null if the text names none. */
function isDay(text: string, event: Event, language: 'en' | 'es'): boolean | null {
  const weekday = WEEKDAYS[language].findIndex((name) => hasWord(text, name));
  if (weekday !== -1)
    return (
      new Date(`${dayOf(event)}T00:00Z`).getUTCDay() === weekday && dayOf(event) > TODAY && dayOf(event) <= ahead(7)
    );
  const month = MONTHS[language].findIndex((name) => hasWord(text, name));
  const day = /\b(\d{1,2})\b/.exec(text)?.[1];
  if (month === -1 || day === undefined) return null;
  return dayOf(event).slice(5) === `${String(month + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function untrueSentences(
  { message, language }: ChatAnswer,
  cards: readonly Event[],
  events: readonly Event[],
): string[] {
  const untrue: string[] = [];
  const claim = (isTrue: boolean, what: string) => {
    if (!isTrue) untrue.push(`${what}: ${message}`);
  };
  const named = quotedIn(message).filter((title) => events.some((event) => event.title === title));
  const [about] = cards;
  if (about && named.includes(about.title)) {
    const same = events.filter(({ title, id }) => title === about.title && id === about.id);
    const is = (test: (event: Event) => boolean) => same.every(test);
    if (/ as cancelled|está cancelado/.test(message))
      claim(
        is(({ status }) => status === 'cancelled'),
        'cancelled',
      );
    if (/postponed|pospuso/.test(message))
      claim(
        is(({ status }) => status === 'postponed'),
        'postponed',
      );
    if (/ is still on:|sigue en pie:/.test(message))
      claim(
        is(({ status }) => status === 'active'),
        'on',
      );
    if (/is free|es gratis/.test(message))
      claim(
        is(({ priceMin }) => priceMin === 0),
        'free',
      );
    const price = /(?:the price as|el precio de «[^»]+» es) (.+)\.$/.exec(message)?.[1];
    if (price !== undefined)
      claim(
        is((event) => event.price === price),
        'price',
      );
    if (/^“[^”]+” is sold out, |ya no hay boletos/.test(message))
      claim(
        is(({ soldOut }) => soldOut),
        'sold out',
      );
    if (/not read that .+ is sold out|No he leído que se hayan agotado/.test(message))
      claim(
        is(({ soldOut }) => !soldOut),
        'not sold out',
      );
    const place = /(?:” is at|» es en) (.+?)\. /.exec(message)?.[1];
    if (place !== undefined)
      claim(
        is(({ venue }) => venue !== null && place.startsWith(venue)),
        'place',
      );
    const hour = /(?:at|a las?) (\d{1,2})(?::(\d\d))? ?(AM|PM|de la mañana|de la tarde|de la noche)/.exec(message);
    if (hour)
      claim(
        is((event) => Number(event.startDate.slice(11, 13)) % 12 === Number(hour[1]) % 12),
        'hour',
      );
    return untrue;
  }
  if (cards.length === 0) return untrue;
  // What was looked for and not found is said before "these come close" and "here is what is on instead".
  const told = message.replace(
    /^.*?(?:(?:come close|on instead|se acerca|en su lugar): |(?:I have nothing|no tengo nada), )/,
    '',
  );
  const unsaid = /(?:None of them says|It does not say|Ninguno menciona|No menciona) .*$/.exec(told)?.[0] ?? '';
  for (const word of quotedIn(unsaid)) claim(!cards.some((event) => isSaidBy(event, word)), `none says “${word}”`);
  const said = told.slice(0, told.length - unsaid.length);
  for (const word of quotedIn(said).flatMap((text) => text.split(' ')))
    if (word !== 'or')
      claim(
        cards.some((event) => isSaidBy(event, word)),
        `“${word}”`,
      );
  if (/\bfree\b|\bgratis\b/.test(said))
    claim(
      cards.every(({ priceMin }) => priceMin === 0),
      'free',
    );
  const most = /\$(\d+) (?:or less|o menos)/.exec(said)?.[1];
  if (most)
    claim(
      cards.every(({ priceMin }) => priceMin !== null && priceMin <= Number(most)),
      'price',
    );
  if (/\btonight\b|\besta noche\b/.test(said))
    claim(
      cards.every((event) => dayOf(event) === TODAY),
      'tonight',
    );
  if (/(?<!from )\btomorrow\b(?! to)|(?<!de )\bmañana (?:por|en)\b/.test(said))
    claim(
      cards.every((event) => dayOf(event) === ahead(1)),
      'tomorrow',
    );
  const single = WEEKDAYS[language].find((name) => new RegExp(`(?:on|el) ${name}\\b`).test(said));
  if (single)
    claim(
      cards.every((event) => isDay(single, event, language)),
      single,
    );
  if (/this weekend|este fin de semana/.test(said))
    claim(
      cards.every((event) => dayOf(event) >= ahead(1) && dayOf(event) <= ahead(3)),
      'weekend',
    );
  if (/for families|family events|en familia/.test(said))
    claim(
      cards.every(({ familyFriendly }) => familyFriendly),
      'families',
    );
  return untrue;
}

/** A word, or one that means the same, begins like one of the event's. */
function isSaidBy(event: Event, word: string): boolean {
  const SAME: Record<string, string[]> = {
    comedia: ['comedy'],
    teatro: ['theat', 'arts'],
    theater: ['teatro'],
    libro: ['book'],
    baile: ['danc'],
    vino: ['wine'],
    ajedrez: ['chess'],
    dancing: ['danc', 'baile'],
    quilt: ['quilt'],
    show: ['show'],
  };
  const text = plain(`${event.title} ${event.venue ?? ''} ${event.description ?? ''} ${event.categories.join(' ')}`);
  const stems = [plain(word).slice(0, Math.max(3, word.length - 2)), ...(SAME[plain(word)] ?? [])];
  return stems.some((stem) => new RegExp(`(?<![\\p{L}])${stem}`, 'u').test(text));
}
