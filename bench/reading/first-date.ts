import { readable } from '../reduction/baselines.ts';
import type { LabeledDocument } from './labeled.ts';
import type { FoundEvent } from './score.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE = new RegExp(
  String.raw`\b(${MONTHS.join('|')})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?:,?\s+(20\d\d))?`,
  'i',
);
const CLOCK = /\b(1[0-2]|[1-9])(?::([0-5]\d))?\s?([ap])\.?m\b/i;
/** Characters behind a date in which its hour stands. */
const NEAR = 80;

/** The least that one can do: the title of Firefox's reader view, on the first date in its text. */
export function firstDate({ document, hints }: LabeledDocument): FoundEvent[] {
  const [title = '', ...lines] = readable(new TextDecoder().decode(document.bytes)).split('\n');
  const text = lines.join('\n');
  const date = DATE.exec(text);
  if (title === '' || !date) return [];
  const month = String(MONTHS.indexOf((date[1] ?? '').toLowerCase()) + 1).padStart(2, '0');
  const day = `${date[3] ?? hints.today.slice(0, 4)}-${month}-${(date[2] ?? '').padStart(2, '0')}`;
  const clock = CLOCK.exec(text.slice(date.index, date.index + NEAR));
  if (!clock) return [{ title, start: day }];
  const hour = (Number(clock[1]) % 12) + (clock[3]?.toLowerCase() === 'p' ? 12 : 0);
  return [{ title, start: `${day}T${String(hour).padStart(2, '0')}:${clock[2] ?? '00'}` }];
}
