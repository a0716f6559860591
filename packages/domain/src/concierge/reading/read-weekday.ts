import { addDays } from '../../places/index.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { ahead, type Days, WEEKDAY, weekdayOf } from './weekdays.ts';

/** One day that is named. */
export function readDay(phrase: Phrase, today: string): Days | null {
  const on = (count: number): Days => ({ from: addDays(today, count), to: addDays(today, count) });
  if (phrase.take(/\b(?:(?:the )?day after tomorrow|overmorrow|pasado manana)\b/)) return on(2);
  if (
    phrase.take(
      /\b(?:tomorrow|tmrw|manana)(?: night| noche)? (?:or|and|o|y) (?:the |el )?(?:day after|next day|pasado(?: manana)?|dia siguiente)\b/,
    )
  )
    return { from: addDays(today, 1), to: addDays(today, 2) };
  if (phrase.take(/\b(?:tomorrow(?:'s)?|tmrw|tmw|tomorow|tommorow|tmr|2morrow|tomoz)(?= |$|[.,!?])/)) return on(1);
  // In Spanish the word for morning is that for tomorrow.
  if (phrase.take(/(?<!\bla |\besta |\bmanana )\bmanana(?= (?:por|en|a|de|temprano|noche|tarde|en la) )/)) return on(1);
  if (!phrase.has(/\b(?:la|esta) manana\b(?!.*\bmanana\b)/) && phrase.take(/(?<!\bla |\besta )\bmanana\b/))
    return on(1);
  if (phrase.has(/\besta manana\b|\bthis (?:morning|afternoon|morn|arvo)\b|\besta tarde\b/))
    return phrase.take(/\b(?:esta|this)(?= (?:manana|morn|morning|afternoon|tarde))/) ? on(0) : null;
  if (
    phrase.take(
      /\b(?:later )?(?:today(?:'s)?|hoy(?: mismo)?|right now|now(?= *(?:\||$|[.?!]))|rn|(?<!a partir de |de )ahora(?: mismo)?(?! (?:dime|busco|quiero|que|si|me|dame|necesito|buscame))|ahorita|2day|this very moment|last minute|(?:with)?in (?:the next |an? |like an? )*(?:few |couple (?:of )?|\d{1,2} )?hours?(?! (?:of|from|away|drive|radius)\b)|en un(?:a hora| rato)|al rato)(?= |$|[.,!?|])/,
    )
  )
    return on(0);
  return readWeekday(phrase, today);
}

function readWeekday(phrase: Phrase, today: string): Days | null {
  const weekday = weekdayOf(today);
  const named = phrase.take(
    pattern(
      `\\b(?:(?:on|only|this|next|coming|every|any|el|este|solo|los|para el|del|proximo|all|come) )*(${WEEKDAY})(?= |'|$|[.,?!/])(?! (?:night )?(?:fever|night live))(?:'s)?(?: (?:que (?:viene|entra)|proximo))?`,
    ),
  );
  if (!named) return null;
  const days = ahead(named[1], weekday);
  const isNext = /\bnext |\bproximo|que (?:viene|entra)/.test(named[0]);
  // "Next Friday" on a Thursday is that of the coming week.
  const isOfThisWeek = days <= (7 - weekday) % 7;
  const at = addDays(today, isNext && isOfThisWeek ? days + 7 : days);
  return { from: at, to: at };
}
