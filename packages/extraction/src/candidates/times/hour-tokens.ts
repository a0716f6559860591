import { allMatches } from '../../base/matches.ts';
import { TIMES } from '../../decide/weights/times.ts';
import { ENDS_HOUR, halfOfPart, SAYS_HOUR, SPANISH_HOUR_SIGN, SPANISH_PART_OF_DAY } from '../../rules/spanish-hours.ts';

/** A number or word that may be an hour. Offsets refer to the searched text. */
export interface Token {
  start: number;
  end: number;
  hour: number;
  minute: number;
  half: 'a' | 'p' | null;
  /** `7` alone is a time only as one end of a range. */
  bare: boolean;
  /** `19:30`, `07:30`, noon: no am or pm is missing. */
  settled: boolean;
}

const TOKEN = new RegExp(
  String.raw`(?<![\w$.:/#])(?:(noon|midnight|mediod[ií]a|medianoche)(?!\p{L})|(\d{1,2})(?:([:.]|(?<=\d)h(?=\d\d(?!\d)))(\d{2})(?::\d{2})?|(?<=\d)(\d{2})(?=\s?[ap]\.?m\b|\s?[-–]\s?\d{3,4}\s?[ap]\.?m\b))?(?:(?:\s?:?([ap])\.?\s?m\b\.?(?!\w|%|\.\d)|([ap])\b(?![\w%/]|\.\d))|${SPANISH_PART_OF_DAY}|${SPANISH_HOUR_SIGN}|(?![\w%/]|:(?! \p{L})|\.\d|-(?!noon|midnight|to\b|til)[a-z])))`,
  'giu',
);
/** `doors 7.30`; without such words it is an amount or a version. */
const SAID_BEFORE = /(?:\b(?:at|from|until|till|las?|doors?(?: open)?|show|music|starts?|begins?|time):?|@)\s$/i;
/** `Psalm 7:30`, `Luke 2:10`: a verse. */
export const VERSE_BEFORE =
  /\b(?:genesis|exodus|psalms?|proverbs|isaiah|jeremiah|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|colossians|hebrews|revelation)\s$/i;
/** `Doors 7 / Show 8`: the whole hours of an evening, with nothing behind that they could count. */
const STAGE_BEFORE =
  /\b(?:doors?|shows?|music|bands?|concerts?|curtain|dinner|supper|cocktails)(?: (?:opens?|starts?|begins?))?(?: at)?:?\s$/i;
const STAGE_BEHIND = /^\s{0,3}(?:$|[\n/|,;•·)–—-]|(?:\. |\b(?:unless|sharp|nightly|every|each|on|both)\b))/i;
const NOON = /^(?:noon|mediod)/i;
const O_CLOCK = /^\s?o[’'‘]clock\b/i;
/** All that may be hours, in order. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of allMatches(TOKEN, text)) {
    const [whole, word, hourText, mark, minutesBehind, minutesBeside, spaced, attached, part, sign] = match;
    const minuteText = minutesBehind ?? minutesBeside;
    const [start, end] = [match.index, match.index + whole.length];
    if (word) {
      tokens.push({
        start,
        end,
        hour: NOON.test(word) ? 12 : 0,
        minute: 0,
        half: null,
        bare: false,
        settled: true,
      });
      continue;
    }
    const hour = Number(hourText);
    const isStage =
      minuteText === undefined &&
      hour >= TIMES.hourTokens.earliestStage &&
      hour < 12 &&
      isOfStage(text, { start, end });
    const half = halfOf(spaced ?? attached) ?? (part ? halfOfPart(part, hour) : isStage ? 'p' : null);
    const minute = Number(minuteText ?? 0);
    if (hour > (half ? 12 : 23) || minute > 59) continue;
    if (mark === '.' && !half && !SAID_BEFORE.test(text.slice(Math.max(0, match.index - 16), match.index))) continue;
    if (mark === ':' && !half && VERSE_BEFORE.test(text.slice(Math.max(0, match.index - 16), match.index))) continue;
    const before = text.slice(Math.max(0, start - 16), start);
    const says = half === null && SAYS_HOUR.test(before);
    // `19 h` is an hour where nothing says that it is a length; `8 h` may be one.
    const isOfDay =
      sign !== undefined &&
      (minuteText !== undefined || says || (hour > 12 && ENDS_HOUR.test(text.slice(end, end + 8))));
    if (sign !== undefined && !isOfDay) continue;
    const isSaid = says || isOfDay || (half === null && O_CLOCK.test(text.slice(end, end + 9)));
    const settled =
      half !== null ||
      (isOfDay && hour >= TIMES.hourTokens.earliestOfDay) ||
      hour > 12 ||
      hour === 0 ||
      (minuteText !== undefined && hourText?.startsWith('0') === true);
    tokens.push({
      start,
      end,
      hour,
      minute,
      half,
      bare: half === null && minuteText === undefined && !isSaid,
      settled,
    });
  }
  return tokens;
}

function isOfStage(text: string, { start, end }: Pick<Token, 'start' | 'end'>): boolean {
  return STAGE_BEHIND.test(text.slice(end, end + 12)) && STAGE_BEFORE.test(text.slice(Math.max(0, start - 24), start));
}

function halfOf(letter: string | undefined): 'a' | 'p' | null {
  if (letter === undefined) return null;
  return letter.toLowerCase() === 'a' ? 'a' : 'p';
}
