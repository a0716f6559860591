import type { Layout } from '../layout/layout.ts';
import type { Piece } from '../layout/pieces.ts';
import { comparable } from '../normalize/text.ts';
import { headTitle } from '../places/page-venue.ts';
import { nameOf } from '../titles/title-slots.ts';

/** The subject of the page. */
export interface Heading {
  piece: Piece;
  title: string;
  /** The page's head has the same text. */
  confirmed: boolean;
}

const LEVELS = ['h1', 'h2', 'h3'];

/** The heading that repeats the page's title; otherwise the only first-level heading. */
export function findHeading(layout: Layout): Heading | null {
  const head = comparable(headTitle(layout.page));
  const headings = layout.pieces.flatMap((piece) => {
    const level = levelOf(piece);
    const title = level === null ? null : layout.titleOf(piece);
    if (level === null || title === null) return [];
    const name = nameOf(piece, title);
    const confirmed =
      name.length >= 3 && head !== '' && (head.startsWith(name) || (name.startsWith(head) && head.length >= 8));
    return [{ piece, title, confirmed, level }];
  });
  const [first] = headings.filter(({ confirmed }) => confirmed).sort((a, b) => a.level - b.level);
  if (first)
    return (
      nearestToDay(
        headings.filter(({ piece, title }) => nameOf(piece, title) === nameOf(first.piece, first.title)),
        layout,
      ) ?? first
    );
  const top = headings.filter(({ level }) => level === 0);
  return new Set(top.map(({ piece, title }) => nameOf(piece, title))).size === 1 ? (top[0] ?? null) : null;
}

function levelOf({ carrier }: Piece): number | null {
  for (let node = carrier, up = 0; up < 3; up += 1) {
    const level = LEVELS.indexOf(node.name);
    if (level >= 0) return level;
    if (!node.parent) return null;
    node = node.parent;
  }
  return null;
}

/** If a heading appears several times, for narrow and wide screens, the one with a day closest below it counts. */
function nearestToDay<T extends Heading>(headings: readonly T[], layout: Layout): T | null {
  const distance = ({ piece }: T) =>
    (layout.marks.find(({ start }) => start >= piece.end)?.start ?? Infinity) - piece.end;
  return headings.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
