import { casual as english, type ParsedResult } from 'chrono-node/en';
import { casual as spanish } from 'chrono-node/es';
import { monthOf } from './month-of.ts';
import type { Phrase } from './phrase.ts';

const MONTHS = [
  'january|enero',
  'february|febrero',
  'march|marzo',
  'april|abril',
  'may|mayo',
  'june|junio',
  'july|julio',
  'august|agosto',
  'september|septiembre',
  'october|octubre',
  'november|noviembre',
  'december|diciembre',
];
/** `in october`, without a day: a word like `march` or `may` is a month only there. */
const MONTH = new RegExp(
  `\\b(?:in|during|this|en|durante) (?:${MONTHS.map((names) => `(${names})`).join('|')})\\b(?! \\d)`,
);

/** Dates that a request writes out: `Dec 5`, `10/17`, `in three days`, `between Oct 9 and Oct 12`, `5 de diciembre`, `in October`. */
export function readDates(phrase: Phrase, today: string): { from: string; to: string } | null {
  const month = phrase.take(MONTH);
  if (month) {
    const index = month.slice(1).findIndex((name) => name !== undefined);
    const ahead = (index + 12 - (Number(today.slice(5, 7)) - 1)) % 12;
    const { from, to } = monthOf(today, ahead);
    return { from: from < today ? today : from, to };
  }
  if (!phrase.has(/\d|\b(?:in|within|en) (?:a|an|one|two|three|four|five|six|un|una|dos|tres|cuatro|cinco)\b/))
    return null;
  const at = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  const text = phrase.rest.replace(/\bbetween\b(.+?)\band\b/, (_, first: string) => `       ${first}  - `);
  const found = [
    ...english.parse(text, at, { forwardDate: true }),
    ...spanish.parse(text, at, { forwardDate: true }),
  ].find(isDated);
  if (!found) return null;
  phrase.takeAt(found.index, found.text.length);
  const from = dayOf(found.start);
  const to = found.end ? dayOf(found.end) : from;
  return from < today || to < from ? null : { from, to };
}

/** A clock time alone is no date. */
function isDated({ start, text }: ParsedResult): boolean {
  return /\d|[a-z]{3}/.test(text) && (start.isCertain('day') || start.isCertain('weekday'));
}

function dayOf(part: ParsedResult['start']): string {
  const [year, month, day] = [part.get('year') ?? 0, part.get('month') ?? 1, part.get('day') ?? 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
