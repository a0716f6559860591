import { allMatches } from '../../base/matches.ts';
import type { Mark } from '../../candidates/days/mark.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { partsOfTitle, siteNames } from '../../candidates/places/site-names.ts';
import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { holdsAny } from '../../document/html/within.ts';
import { comparable } from '../../document/text.ts';
import { NAMED_AS_EVENT, NO_NAME_OF_EVENT } from '../../rules/event-names.ts';
import { INVITATION } from '../../rules/event-page-words.ts';
import { STANDING_PAGE } from '../../rules/standing-pages.ts';
import { headTitles } from '../choice/page-venue.ts';
import { ONE_EVENT } from '../weights/one-event.ts';
import type { Heading } from './found-heading.ts';
import { hasTime, isLabelled } from './own-days.ts';

/**
 * The event that the head of a page names and its text tells of, where no heading has that name: `Join us for Dinner on the Docks, …` on the page
 * `Dinner on the Docks – The Boat Shed`. It stands where the heading above its day does.
 */
export function toldName(layout: Layout): Heading | null {
  const days = layout.marks.filter((one) => isToCome(one, layout));
  const mark = days.find((one) => isTimedOnLine(one, layout)) ?? days[0];
  if (!mark) return null;
  for (const title of namesInHead(layout)) {
    const name = toldIn(title, layout);
    const piece = name && placeAbove(mark, layout);
    if (name && piece) return { piece, title, confirmed: true, name: { ...name, text: title } };
  }
  return null;
}

function isToCome(mark: Mark, layout: Layout): boolean {
  return (mark.until ?? mark.date) >= layout.page.hints.today && (hasTime(mark, layout) || isLabelled(mark, layout));
}

/** A festival names its days in the head of each page, the parade its hour. */
function isTimedOnLine({ end }: Mark, layout: Layout): boolean {
  const line = layout.visible.text.indexOf('\n', end);
  return holdsAny(layout.times, end, line < 0 ? layout.visible.text.length : line);
}

/** The parts of the head's titles that name neither the site nor a page that every site has. */
function namesInHead(layout: Layout): string[] {
  const sites = siteNames(layout, 'detail').filter(({ own }) => own);
  const own = new Set(sites.map(({ name }) => comparable(name)));
  return headTitles(layout.page).flatMap((head) => {
    const { parts, kept } = partsOfTitle(head);
    // The name of a page stands before that of its site.
    const first = kept.find((part) => !own.has(comparable(part)));
    const isNamed = first !== undefined && (parts.length > 1 || NAMED_AS_EVENT.test(first));
    return isNamed &&
      first.length >= ONE_EVENT.toldName.shortest &&
      !STANDING_PAGE.test(first) &&
      !NO_NAME_OF_EVENT.test(first)
      ? [first]
      : [];
  });
}

/** Where the text, and not a link, says a name that is one of an event, or invites to what it names. */
function toldIn(name: string, layout: Layout): Stretch | null {
  const written = name
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
  const { text } = layout.visible;
  for (const { index, 0: found } of allMatches(new RegExp(`(?<!\\p{L})${written}(?!\\p{L})`, 'giu'), text)) {
    if (isInLink(layout.pieceAt(index))) continue;
    if (NAMED_AS_EVENT.test(name) || INVITATION.test(layout.visible.lineAt(index)))
      return { start: index, end: index + found.length };
  }
  return null;
}

function isInLink(piece: Piece | undefined): boolean {
  return piece === undefined || piece.carrier.name === 'a';
}

/** The last heading above a day, otherwise what stands right above it. */
function placeAbove({ start }: Mark, layout: Layout): Piece | null {
  const above = layout.piecesIn({ start: Math.max(0, start - ONE_EVENT.toldName.reach), end: start });
  return above.findLast(({ carrier }) => /^h[1-3]$/.test(carrier.name)) ?? above.at(-1) ?? null;
}
