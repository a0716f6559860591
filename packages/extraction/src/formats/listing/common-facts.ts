import { allMatches } from '../../base/matches.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { placeHeldIn, placeNamedIn, spanishPlaceIn } from '../../candidates/places/named-place.ts';
import { labeledPlaceIn } from '../../candidates/places/place.ts';
import type { Grouping } from '../../candidates/records/grouping.ts';
import { headingIn } from '../../candidates/records/sections.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { LISTING } from '../../decide/weights/listing.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { holdsAny, within } from '../../document/html/within.ts';
import { MONTH_START } from '../../rules/months.ts';
import { SPANISH_WEEKDAYS, WEEKDAY_STEM } from '../../rules/weekdays.ts';

/** Facts in the text above a list that apply to all of its days. */
export interface CommonFacts {
  time: TimeMention | null;
  place: (Stretch & { value: string }) | null;
  /** `All talks will be held at …`: names in what is told of one of them are no other place. */
  isPlaceOfAll: boolean;
}

const OF_ALL = new RegExp(
  String.raw`\b(?:meets?|meetings?|runs?|begins?|starts?|held|hosted|located|gathers?|occurs?|takes? place|convenes?|hearings?|(?:music|concerts|shows|films|classes|storytimes?) every ${WEEKDAY_STEM}day|(?:work|study) sessions?|curtain(?: time)?(?: is)? at|(?:each|every) (?:show|concert|performance|film|game|event|night|evening)|unless (?:otherwise )?(?:noted|stated|specified|indicated|posted)(?: otherwise)?|${WEEKDAY_STEM}days(?=,?\s(?:at\s)?\d)|(?:shows|concerts|performances|films|movies) at|for all|all (?:events|shows|concerts|classes|programs|performances|walks|talks|films|movies|screenings|games|sessions|lectures|readings|recitals|services|rehearsals)|tod[oa]s l[oa]s (?:eventos|funciones|conciertos|clases|presentaciones|charlas|pel[ií]culas|proyecciones|sesiones|lecturas|recitales|talleres))\b`,
  'i',
);
const NOT_OF_ALL =
  /\b(?:hours|box office|phone|call|(?<!\b(?:are|doors?) )open(?:s|ing)?(?! to (?:all|the public))|closed|deadline|by noon|cancell?ed|(?<!otherwise )posted)\b/i;
/** `Time: 7:00 PM`, `When: second Tuesdays at 7 pm`, on a line of its own; a list of definitions has the label on the line above. */
const LABEL =
  /^\W*(?:(?:(?:meeting|class|show|concert|talk|lecture|event|start|curtain)s?\s?)?(?:times?|when|horas?|horario|cu[aá]ndo)\s?:|(?:live )?music,?\s(?:is\s)?(?:from\s)?\d)/i;
const LABEL_ABOVE = /(?:^|\n)\s*(?:times?|when|horas?|horario|cu[aá]ndo)\s?:?\s*$/i;
/** `Noon, in the Central Office` under the heading of a section. */
const STARTS_WITH_TIME = /^\W*(?:noon|\d{1,2}(?::\d\d)?\s?[ap]\.?m)\b/i;
const ALL_HELD =
  /\ball (?:[\p{L}’'-]+ ){1,3}(?:are|will be|is)(?: \p{L}+ly)? (?:held|at|in)\b|\ball (?:[\p{L}’'-]+ ){1,3}(?:will )?take place\b/iu;
const UNLESS = /\bunless\b/i;
/** What a line below a list says of all of it: `Shows start at 8`, `*All concerts at 7 pm`, `Showtime: 8 pm`. */
const OF_ALL_ABOVE =
  /^\W*(?:(?:all|each|every)\s|(?:(?:show|start|curtain)\s?times?)\s?:|(?:shows|concerts|performances|films|movies|screenings|games|music)\s(?:starts?|begins?|at)\b|curtain\b)|\bfor (?:all|each|every)\b/i;
const RULE = new RegExp(
  String.raw`\b(?:all|every|monthly|weekly|regular|(?:first|second|third|fourth|last|1st|2nd|3rd|4th) ${WEEKDAY_STEM}day|(?:on|are) ${WEEKDAY_STEM}days)\b`,
  'i',
);
const OVER = /\b(?:was|were|founded|last (?:year|month|week|season))\b/i;
/** `The market runs Saturdays May 2 – October 31, 8 a.m.`, which says less of the bands that play there. */
const DATED = new RegExp(String.raw`\b${MONTH_START}[a-z]{0,6}\.? \d`, 'i');
const YEAR = /\b(?:19|20)\d\d\b/;
/** `Second Tuesdays, 7 pm, St. Brendan's Hall`, `Leonard M. Louie Fieldhouse`: these periods do not end a sentence. */
const SENTENCE = /[^\n.!?]+(?:(?:\.(?!\s+\p{Lu}|\n|$)|(?<=(?:,|\b(?:at|in|of))\s(?:St|Mt|Ft)|\s\p{Lu})\.)[^\n.!?]*)*/gu;

/** `The board meets at 5:30 p.m. in the Community Room, 330 Elm Street`: one time and one place for days without their own. */
export function commonFacts({ records, above }: Grouping, layout: Layout): CommonFacts {
  const none = { time: null, place: null, isPlaceOfAll: false };
  const start = records[0]?.start ?? 0;
  // Meetings with a name of their own, `June 4 – Special Meeting, noon`, are often at another hour.
  const usual = records.filter(({ name }) => !name);
  const timed = usual.filter((record) => holdsAny(layout.times, record.start, record.end)).length;
  if (records.length < 2) return none;
  const isUntimed = timed <= usual.length * LISTING.commonFacts.fewTimed;
  const from = Math.max(above ?? 0, start - LISTING.commonFacts.lookBack);
  const nearest = headingIn({ start: from, end: start }, layout);
  // `Wednesday Concerts, 6–8 pm` applies to the list below; a heading with only a place may belong to anything.
  const head = nearest && (above !== undefined || holdsAny(layout.times, nearest.start, nearest.end)) ? nearest : null;
  const isHead = (one: Stretch) => head !== null && head.start >= one.start && head.start < one.end;
  const isBelowHead = (one: Stretch & { text: string }) =>
    above !== undefined && head !== null && one.start >= head.end && STARTS_WITH_TIME.test(one.text);
  const sentences = sentencesIn({ start: from, end: start }, layout).filter(
    (one) =>
      (OF_ALL.test(one.text) || LABEL.test(one.text) || isLabeled(one, layout) || isHead(one) || isBelowHead(one)) &&
      !NOT_OF_ALL.test(one.text) &&
      !OVER.test(one.text),
  );
  // `Music starts at 9 unless it says different`: some days have another hour.
  const fallback = sentences.filter(({ text }) => UNLESS.test(text));
  const told = isUntimed ? sentences : fallback;
  const undated = told.filter(({ text }) => !DATED.test(text));
  const near = hourOf(undated, layout) ?? (undated.length < told.length ? hourOf(told, layout) : undefined);
  const isAlone = near === undefined && isUntimed && above === undefined;
  const time = isAlone
    ? (hourOf(rulesAbove(start, layout), layout) ?? hourOf(rulesBelow(records, layout), layout))
    : near;
  const place = sentences.flatMap((one) => {
    const found = placeNamedIn(one.text, { between: true }) ?? placeHeldIn(one.text) ?? spanishPlaceIn(one.text);
    if (!found) return [];
    const isOfAll = ALL_HELD.test(one.text);
    return [{ start: one.start + found.start, end: one.start + found.end, value: found.value, isOfAll }];
  })[0];
  return {
    time: time ?? null,
    place: place ?? labeledPlaceIn({ start: from, end: start }, layout),
    isPlaceOfAll: place?.isOfAll ?? false,
  };
}

function isLabeled({ start }: Stretch, { visible: { text } }: Layout): boolean {
  return LABEL_ABOVE.test(text.slice(Math.max(0, start - LISTING.commonFacts.labelChars), start));
}

type Sentence = Stretch & { text: string };

/** Those that are not about one day alone. */
function sentencesIn({ start, end }: Stretch, layout: Layout): Sentence[] {
  return allMatches(SENTENCE, layout.visible.text.slice(start, end))
    .map(({ 0: text, index }) => ({ start: start + index, end: start + index + text.length, text }))
    .filter((one) => within(layout.marks, one.start, one.end).every(({ until }) => until !== undefined));
}

/** The rules in the text far above a list. */
function rulesAbove(end: number, layout: Layout): Sentence[] {
  return sentencesIn({ start: Math.max(0, end - LISTING.commonFacts.ruleLookBack), end }, layout).filter(
    ({ text }) =>
      OF_ALL.test(text) && RULE.test(text) && !NOT_OF_ALL.test(text) && !OVER.test(text) && !YEAR.test(text),
  );
}

/** `Music starts at 8 unless noted`, `All shows at 8 pm` right below a list. */
function rulesBelow(records: Grouping['records'], layout: Layout): Sentence[] {
  const start = records.at(-1)?.end ?? 0;
  return sentencesIn({ start, end: start + LISTING.commonFacts.lookBelow }, layout).filter(
    ({ text }) =>
      (OF_ALL.test(text)
        ? UNLESS.test(text) || OF_ALL_ABOVE.test(text)
        : LABEL.test(text) && OF_ALL_ABOVE.test(text)) &&
      !NOT_OF_ALL.test(text) &&
      !OVER.test(text),
  );
}

/** The one hour of all sentences; null if they have several, or one that may be of either half of the day, undefined without any. */
function hourOf(sentences: readonly Sentence[], layout: Layout): TimeMention | null | undefined {
  // The point of `7 p.m.` ends the sentence, too.
  const times = sentences
    .flatMap((one) => within(layout.times, one.start, one.end + 1))
    .filter(({ role }) => role === 'show');
  const [time] = times;
  if (!time) return undefined;
  return times.every(({ from }) => from === time.from) && (!time.halfDayUnknown || isOverNoon(time)) ? time : null;
}

/** `11:30 to 1:00` */
function isOverNoon({ from, to }: TimeMention): boolean {
  return from < '12:00' && from >= LISTING.commonFacts.earliest && to !== undefined && to > '12:00';
}

/** The one hour that the lines of a section's head tell, `Tuesdays, 6–9 pm`, `Lake Lawn – Fridays at noon`; null without one. */
export function hourAbove(head: Stretch, layout: Layout): TimeMention | null {
  const told = sentencesIn(head, layout).filter(
    ({ text }) => HAS_WEEKDAYS.test(text) && !NOT_OF_ALL.test(text) && !OVER.test(text),
  );
  return hourOf(told, layout) ?? null;
}

const HAS_WEEKDAYS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:every |each )?${WEEKDAY_STEM}days?|daily|nightly|${SPANISH_WEEKDAYS})(?!\p{L})`,
  'iu',
);
