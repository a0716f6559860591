import { isNote, type Segment, segmentsOf } from './segments.ts';

/** The limits that venues set; other numbers are ranges of a children's program or of a sport. */
const LIMIT =
  '(16|18|19|21)\\s?(?:\\+|plus\\b|(?:and|&|or) (?:over|up|older|above)\\b|years? (?:of age )?(?:and|&|or) (?:over|up|older|above)\\b)';
const SUBJECT =
  '(?:(?:this|(?:this|the|our) (?:event|show|concert|party|venue|night|class|program|evening)|attendees|guests|patrons|participants|you|everyone|admission|entry) (?:is|are|will be|must be)(?: strictly)? )?';
const LEAD =
  '(?:(?:strictly|restricted to|open to|limited to|for|only|must be|(?:a|an)|age (?:limit|restriction|requirement)|ages?):? ){0,3}';
const AFTER =
  '(?:[ ,]+(?:only|event|show|party|night|venue|welcome|please|to (?:enter|attend)|(?:with |valid )*(?:photo )?(?:id|i\\.d)(?: required)?))*';
const NOTE = new RegExp(`^[^\\w$]*${SUBJECT}${LEAD}${LIMIT}${AFTER}\\W*$`, 'i');
const ALL_NOTE =
  /^\W*(?:(?:this|(?:this|the) (?:event|show|concert|class|program)) is )?(?:an |open to |for |suitable for |ages?: ?)*all[ -]ages(?: (?:are )?(?:welcome|show|event|concert|friendly))*\W*$/i;
const NOTES = /[\n.!?;|·•]+|\s[–—-]\s/g;

/** A limit beside other words: not a part of a number, a price or a range. */
const IN_TITLE = new RegExp(`(?<![\\w$.–-])(?:ages?:? )?${LIMIT}(?![\\w$])`, 'i');
const ALL_IN_TITLE = /(?<!\b(?:of|for women of|for men of) )\ball[ -]ages\b/i;
const PRICE_PARTS = /[,;|·/()\n]+|\s[–—-]\s/g;
/** Prices of some of the visitors. */
const SOME_VISITORS = /\b(?:adults?|seniors?|kids?|child(?:ren)?|students?|youth|teens?|under|members?)\b/i;

/** `21+` or `all`, and where a text says so. */
export interface Ages {
  value: string;
  at: Segment;
}

/** One of these is in everything that speaks of a limit or of its absence. */
const HINT = /16|18|19|21|all[ -]ages/i;

export function agesInTitle(title: string): Ages | null {
  if (!HINT.test(title)) return null;
  const at = { text: title, from: 0 };
  const limit = IN_TITLE.exec(title)?.[1];
  if (limit) return { value: `${limit}+`, at };
  return ALL_IN_TITLE.test(title) ? { value: 'all', at } : null;
}

export function agesInPrice(text: string): Ages | null {
  return !HINT.test(text) || SOME_VISITORS.test(text) ? null : agreed(segmentsOf(text, PRICE_PARTS));
}

/** A note of its own: a sentence or a line about nothing else. `Ages 5–12` is a range, `21+ to drink` is about the bar. */
export function agesInText(text: string): Ages | null {
  return HINT.test(text) ? agreed(segmentsOf(text, NOTES).filter(isNote)) : null;
}

/** Null where a text says two things. */
function agreed(notes: readonly Segment[]): Ages | null {
  const found = notes.flatMap((at): Ages[] => {
    if (!HINT.test(at.text)) return [];
    const limit = NOTE.exec(at.text)?.[1];
    if (limit) return [{ value: `${limit}+`, at }];
    return ALL_NOTE.test(at.text) ? [{ value: 'all', at }] : [];
  });
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : null;
}

/** `18+`, `21-`, `All ages`, `This is a 21+ event`: a value that is about ages; null for a range such as `5-12`. */
export function statedAges(source: string): string | null {
  const text = source.trim();
  const open = /^(\d{1,2})\s?(?:\+|-|–)?$/.exec(text)?.[1];
  if (open !== undefined) return Number(open) >= 16 && Number(open) <= 21 && /\D$/.test(text) ? `${open}+` : null;
  return agesInText(text)?.value ?? null;
}
