import type { RecordedEvent } from './recorded.ts';

/**
 * Whether a text still holds what a person needs of an event, as the page writes it. On purpose it knows nothing of how extraction
 * finds dates: the forms are made from the truth and looked for in the page; one that the page has must be in the reduced text.
 */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** Behind a number that is a day: no further digit, no clock. */
const NO_CLOCK = '(?![\\d:]|\\s?[ap]\\.?m)';

/** Letters and digits only, single blanks, a blank at both ends. */
export function comparable(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${plain.trim()} `;
}

export function titlesOf({ title, titleAlt = [] }: RecordedEvent): string[] {
  return [title, ...(Array.isArray(titleAlt) ? titleAlt : [titleAlt])].map(comparable);
}

/** The ways in which a page may write the day: for certain (month and day), or under a heading that names the month. */
export function dateForms(start: string): Forms {
  const [year = 0, month = 1, day = 1] = start.slice(0, 10).split('-').map(Number);
  const name = MONTHS[month - 1] ?? '';
  const short = name.slice(0, 3);
  const word = `(?:${name}|${short}t?\\.?)`;
  const weekday = (WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '').slice(0, 3);
  const sure = [
    new RegExp(`\\b${word}[\\s,]{0,3}0?${day}(?:st|nd|rd|th)?${NO_CLOCK}`, 'i'),
    new RegExp(`(?<!\\d)0?${day}(?:st|nd|rd|th)?[\\s,-]{0,3}(?:of\\s)?${word}(?![a-z])`, 'i'),
    new RegExp(`(?<![\\d/])0?${month}[/.]0?${day}(?!\\d|/\\d{3,}[/-])`),
    new RegExp(`${year}-?0?${month}-?0?${day}(?!\\d)`),
  ];
  const likely = [
    new RegExp(`\\b${weekday}[a-z]{0,6}\\.?,?\\s+(?:the\\s)?0?${day}(?:st|nd|rd|th)?${NO_CLOCK}`, 'i'),
    new RegExp(
      `\\b${word}\\s+0?\\d{1,2}(?:st|nd|rd|th)?\\s?(?:[-–—&,]|and|to)\\s?(?:[a-z]{3}[a-z]*,?\\s)?0?${day}${NO_CLOCK}`,
      'i',
    ),
  ];
  return { sure, likely };
}

/** The ways in which a page may write the time; none where the truth has none. */
export function timeForms(start: string): Forms {
  const clock = /T(\d{2}):(\d{2})/.exec(start);
  if (!clock) return { sure: [], likely: [] };
  const [hour, minute] = [Number(clock[1]), clock[2] ?? '00'];
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  const half = hour < 12 ? 'a' : 'p';
  const minutes = minute === '00' ? '(?:[:.]00)?' : `[:.]${minute}`;
  const sure = [
    new RegExp(`(?<![\\d:])0?${hour12}${minutes}(?::00)?\\s?${half}\\.?\\s?m?\\b`, 'i'),
    new RegExp(`(?<![\\d:])${pad(hour)}:${minute}`),
  ];
  const likely = [
    new RegExp(`(?<![\\d:])0?${hour12}${minutes}(?::00)?\\s?(?:-|–|—|to|until)\\s?(?:\\d|noon|midnight)`, 'i'),
    new RegExp(`(?<![\\d:])0?${hour12}:${minute}(?!\\d)`),
  ];
  if (hour === 12 && minute === '00') sure.push(/\bnoon\b/i);
  if (hour === 0 && minute === '00') sure.push(/\bmidnight\b/i);
  return { sure, likely };
}

interface Forms {
  sure: readonly RegExp[];
  likely: readonly RegExp[];
}

/**
 * Whether one of the forms that the page has is kept: of those it shows, or else of those in its markup; the likely ones count only
 * where it has no sure one. Null where it has none.
 */
export function isKept({ sure, likely }: Forms, pages: readonly string[], reduced: string): boolean | null {
  for (const forms of [sure, likely]) {
    for (const page of pages) {
      const written = forms.filter((form) => form.test(page));
      if (written.length > 0) return written.some((form) => form.test(reduced));
    }
  }
  return null;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
