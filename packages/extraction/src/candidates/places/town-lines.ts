import { allMatches } from '../../base/matches.ts';
import { PLACES } from '../../decide/weights/places.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import { comparable } from '../../document/text.ts';
import type { Layout } from '../pieces/layout.ts';

/** `Low Cut, Pale Rider, Triple Rock, Minneapolis, 8 pm`: who plays, the venue, its town. */
export interface TownLine extends Stretch {
  title: Stretch;
  venue: Stretch;
  town: string;
}

const TOWN = /^\p{Lu}[\p{L}.' -]+$/u;
/** What follows the town: a price, an age, a remark in brackets. */
const REMARK =
  /^(?:\(.*\)|\[.*\]|\$.*|.*\$|free\b.*|no cover|all ages|a\/a|\d\d\+|sold out|doors?|show|tba|[^\p{L}\p{N}]*)$/iu;
/** `Oakland a/a $20 8pm` */
const REMARKS_BEHIND = /(?:[\s–—-]+(?:\$|free\b|a\/a\b|all ages\b|\d\d\+).*|[\s\ufffc–—-]+|\s*\ufffc.*)$/i;
const AT_VENUE = /\s(?:at|@)\s+(?=\S)/g;
/** Stands for each character of a day or time. */
const BLANK_MENTION = '\ufffc';

/** Null if the line is not of this form. Days and times in it do not count. */
export function readTownLine({ start, end }: Stretch, layout: Layout): TownLine | null {
  if (end - start > PLACES.townLines.longest) return null;
  let line = layout.visible.text.slice(start, end);
  for (const mention of [...within(layout.marks, start, end), ...within(layout.times, start, end)]) {
    const [from, to] = [mention.start - start, Math.min(end, mention.end) - start];
    line = `${line.slice(0, from)}${BLANK_MENTION.repeat(to - from)}${line.slice(to)}`;
  }
  const parts: Stretch[] = [];
  for (const { index, 0: part } of allMatches(/[^,;]+/g, line)) {
    const own = part.replaceAll(BLANK_MENTION, ' ').trim();
    if (REMARK.test(own)) continue;
    const lead = part.search(/[^\s\ufffc–—-]/);
    const text = part.slice(lead).replace(REMARKS_BEHIND, '');
    parts.push({ start: index + lead, end: index + lead + text.length });
  }
  const textOf = (part: Stretch) => line.slice(part.start, part.end);
  const [town, venue] = [parts.at(-1), parts.at(-2)];
  if (!town || !venue || textOf(town).split(' ').length > PLACES.townLines.townWords || !TOWN.test(textOf(town)))
    return null;
  const at = allMatches(AT_VENUE, textOf(venue)).at(-1);
  const named = at ? { start: venue.start + at.index + at[0].length, end: venue.end } : venue;
  const last = at ? { start: venue.start, end: venue.start + at.index } : parts.at(-3);
  const first = at && parts.length === 2 ? last : parts[0];
  if (
    !first ||
    !last ||
    !/\p{L}/u.test(line.slice(first.start, last.end)) ||
    line.slice(first.start, last.end).includes(BLANK_MENTION)
  )
    return null;
  const placed = (from: number, to: number) => ({ start: start + from, end: start + to });
  return {
    start,
    end,
    title: placed(first.start, last.end),
    venue: placed(named.start, named.end),
    town: comparable(textOf(town)),
  };
}

/** Whether the last parts of these lines are towns: few names, each for many lines. */
export function areTowns(lines: readonly TownLine[]): boolean {
  return (
    lines.length >= PLACES.townLines.fewest &&
    new Set(lines.map(({ town }) => town)).size <= lines.length * PLACES.townLines.different
  );
}
