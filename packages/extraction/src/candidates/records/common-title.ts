import { allMatches } from '../../base/matches.ts';
import { RECORDS } from '../../decide/weights/records.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { GENERIC_TITLE } from '../../rules/generic-titles.ts';
import { BODY_WORD } from '../../rules/meeting-words.ts';
import type { Layout } from '../pieces/layout.ts';
import type { Grouping } from './grouping.ts';
import { hasDayOfItsOwn, headingIn } from './sections.ts';

const KINDS =
  "(?:meetings?|hearings?|sessions?|concerts?|screenings?|auctions?|farmers'? markets?|storytimes?|performances?|games?|classes|tours?|workshops?)";
const OF_KIND = new RegExp(KINDS, 'iu');
const KIND = new RegExp(String.raw`\b(?:[\p{L}'’&-]+ ){0,4}${KINDS}\b`, 'giu');
const LEADING =
  /^(?:(?:the|a|an|its|their|our|this|all|of|for|at|in|to|and|or|holds?|hosts?|following|is|are|be|by|with|on|[ap]\.?m\.?|schedule|dates?|calendar|list|begins?|starts?|20\d\d|monthly|weekly|regular(?:ly)?|annual|scheduled|upcoming|next|public|attend|review|monitor|evaluate|improve|watch|view|join|plan|see|will|has|each|every|register|board['’]s)\s)+/i;
/** `meetings of the Library Board of Trustees`. */
const MEETINGS_OF =
  /\b(?:meetings?|hearings?|sessions?) of the (\p{Lu}[\p{L}'’&-]*(?:\s(?:(?:of|and|the|for|on)\s(?:the\s)?)?\p{Lu}[\p{L}'’&-]*){0,7})/gu;
const ROOM_BEHIND = /^\s(?:rooms?|halls?|chambers?|cent(?:er|re)|space|officer)\b/i;
/** `Meeting Dates` gives no title, `Board of Education Meeting Dates` does. */
const LIST_BEHIND = /^\s(?:schedule|dates?|calendar|minutes|agendas?|notices?)\b/i;
/** `There are no meetings in July` gives no title. */
const NONE = /\b(?:no|not|any|other|without)\b/i;

/** `The Board of Education holds its monthly Board meeting …` above a table of dates: the title of all of them. */
export function commonTitle({ records, above: floor }: Grouping, layout: Layout): (Stretch & { text: string }) | null {
  const end = records[0]?.start ?? 0;
  const from = Math.max(floor ?? 0, end - RECORDS.commonTitle.lookBack);
  const above = layout.visible.text.slice(from, end);
  const body = lastOf(allMatches(MEETINGS_OF, above));
  if (body?.[1]) {
    const start = from + body.index + body[0].length - body[1].length;
    return { start, end: start + body[1].length, text: body[1] };
  }
  let best: (Stretch & { text: string }) | null = null;
  for (const match of OF_KIND.test(above) ? allMatches(KIND, above) : []) {
    const lead = LEADING.exec(match[0])?.[0].length ?? 0;
    const text = match[0].slice(lead).replace(/s$/, '');
    const behind = above.slice(match.index + match[0].length);
    if (text.split(' ').length < 2 || NONE.test(text) || GENERIC_TITLE.test(text) || ROOM_BEHIND.test(behind)) continue;
    if (LIST_BEHIND.test(behind) && !BODY_WORD.test(text)) continue;
    const start = from + match.index + lead;
    if (hasDayOfItsOwn(start, layout)) continue;
    // The words closest to the dates are the most likely; names are more likely than other words.
    if (!best || /\b\p{Lu}/u.test(text) >= /\b\p{Lu}/u.test(best.text))
      best = { start, end: start + text.length, text };
  }
  const isNamed = best !== null && /\b\p{Lu}/u.test(best.text);
  if (isNamed) return best;
  const head = floor === undefined ? bodyAbove(records, layout) : sectionAbove({ start: from, end }, layout);
  return head ?? bodyThatMeets(above, from) ?? best;
}

/** `The Board of Commissioners meets on the third Tuesday` */
const BODY_MEETS =
  /(?:^|[\n.]\s?)(?:The )?(\p{Lu}[\p{L}'’&-]*(?:\s(?:\(\p{Lu}[^()\n]{2,30}\)|(?:(?:of|and|the|for|on)\s(?:the\s)?)?\p{Lu}[\p{L}'’&-]*)){0,7}) (?:meets|convenes|holds (?:its|regular|public)|will meet|will hold)\b/gu;

function bodyThatMeets(above: string, from: number): (Stretch & { text: string }) | null {
  const match = lastOf(allMatches(BODY_MEETS, above));
  const text = match?.[1];
  if (!match || !text || !BODY_WORD.test(text)) return null;
  const start = from + match.index + match[0].indexOf(text);
  return { start, end: start + text.length, text };
}

function lastOf(matches: Iterable<RegExpExecArray>): RegExpExecArray | undefined {
  return [...matches].at(-1);
}

/** The title of the days in one section of a page, unless its heading only says what kind of list they are. */
function sectionAbove(above: Stretch, layout: Layout): (Stretch & { text: string }) | null {
  const heading = headingIn(above, layout);
  const text = heading && layout.titleOf(heading);
  return text && !LIST_NAME.test(text) ? { start: heading.start, end: heading.end, text } : null;
}

const LIST_NAME = /\b(?:dates|schedules?|calendars?|20\d\d|meetings|events|upcoming|agendas|minutes)\b/i;

const OF_MEETINGS = /\b(?:meets?|meetings?|hearings?|sessions?|agendas?)\b/i;

/** The heading of a page about a body that meets, if the text or a heading above the dates mentions meetings. */
function bodyAbove(records: Grouping['records'], layout: Layout): (Stretch & { text: string }) | null {
  const end = records[0]?.start ?? 0;
  const above = layout.piecesIn({ start: Math.max(0, end - RECORDS.commonTitle.lookBack), end });
  const heading = above.findLast(
    ({ text, carrier }) => /^h1$/.test(carrier.name) && BODY_WORD.test(text) && text.length <= 90,
  );
  if (!heading || !above.some((piece) => piece.start >= heading.start && OF_MEETINGS.test(piece.text))) return null;
  const lead = LIST_AHEAD.exec(heading.text)?.[0].length ?? 0;
  return { start: heading.start + lead, end: heading.end, text: heading.text.slice(lead) };
}

/** `Meetings & Agendas: River Corridor Coalition` */
const LIST_AHEAD =
  /^(?:meetings?|agendas?|minutes|schedules?|calendars?|dates)(?:(?:,| &| and) (?:meetings?|agendas?|minutes|schedules?|dates))*\s?[:–—|-]\s(?=\p{Lu})/iu;
