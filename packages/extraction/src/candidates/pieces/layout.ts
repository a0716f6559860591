import { type Keeper, oncePer } from '../../base/kept.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import { type Piece, piecesOf, signature } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import { firstFrom, within } from '../../document/html/within.ts';
import type { Page } from '../../document/page.ts';
import type { Mark } from '../days/mark.ts';
import { marksOf } from '../days/marks.ts';
import { timesOf } from '../days/page-times.ts';
import { struckTimes } from '../days/struck.ts';
import type { TimeMention } from '../times/written-times.ts';
import { titleText } from './title-text.ts';

/** The layout of a page: its days, times and pieces of text in order, each found once. */
export interface Layout extends Keeper {
  page: Page;
  visible: VisibleText;
  marks: readonly Mark[];
  times: readonly TimeMention[];
  pieces: readonly Piece[];
  piecesIn(range: Stretch): Piece[];
  /** The piece at an offset. */
  pieceAt(offset: number): Piece | undefined;
  /** The title that a piece would give, without its date and time; null if it cannot be one. */
  titleOf(piece: Piece): string | null;
  /** Whether this stretch has a possible title. */
  isTitled(range: Stretch): boolean;
  linksIn(range: Stretch): ElementNode[];
  /** Element names and classes from the body down: members of one list share it, also across parents. */
  pathId(element: ElementNode): number;
}

/** Computed once per page, for all rungs that read its visible text. */
export const layoutOf = oncePer(makeLayout);

function makeLayout(page: Page): Layout {
  const visible = page.visible();
  const { marks, mentions: dates } = marksOf(page);
  const times = marks.length > 0 ? struckTimes(timesOf(visible, dates), marks, page) : [];
  const mentions = [...marks, ...times].sort((a, b) => a.start - b.start);
  const pieces = marks.length > 0 ? piecesOf(visible, mentions) : [];
  const titles = titlesOf(pieces, mentions);
  return {
    page,
    kept: new Map(),
    visible,
    marks,
    times,
    pieces,
    pieceAt: (offset) => pieces[firstFrom(pieces, offset + 1) - 1],
    piecesIn: ({ start, end }) => pieces.slice(firstFrom(pieces, start), firstFrom(pieces, end)),
    titleOf: ({ index }) => titles.at(index),
    isTitled: ({ start, end }) => titles.nextFrom(firstFrom(pieces, start)) < firstFrom(pieces, end),
    linksIn: linkFinder(page, visible),
    pathId: pathIds(),
  };
}

function linkFinder(page: Page, visible: VisibleText): (range: Stretch) => ElementNode[] {
  let links: Array<Stretch & { element: ElementNode }> | null = null;
  return ({ start, end }) => {
    links ??= page.elements('a').flatMap((element) => {
      const range = visible.rangeOf(element);
      return range ? [{ start: range[0], end: range[1], element }] : [];
    });
    return within(links, start, end).map(({ element }) => element);
  };
}

/** The titles of pieces, each computed on first use: most pages need only some of them. */
function titlesOf(pieces: readonly Piece[], mentions: readonly Stretch[]) {
  const titles: Array<string | null | undefined> = [];
  /** Without a day or time in it, a text gives the same title wherever it stands: `More info` stands in each record. */
  const plain = new Map<string, string | null>();
  /** The next piece with a title, from each requested piece. */
  const next: number[] = [];
  function at(index: number): string | null {
    const piece = pieces[index];
    if (!piece) return null;
    const known = titles[index];
    if (known !== undefined) return known;
    const title = read(piece);
    titles[index] = title;
    return title;
  }
  function read(piece: Piece): string | null {
    const own = touching(mentions, piece);
    if (own.length > 0) return titleText(piece, own);
    const known = plain.get(piece.text);
    if (known !== undefined) return known;
    const title = titleText(piece, own);
    plain.set(piece.text, title);
    return title;
  }
  function nextFrom(from: number): number {
    let found = from;
    while (found < pieces.length && next[found] === undefined && at(found) === null) found += 1;
    found = next[found] ?? found;
    for (let index = from; index <= found && next[index] === undefined; index += 1) next[index] = found;
    return found;
  }
  return { at, nextFrom };
}

/** The parts of dates and times within a piece; a range may cover several pieces. */
function touching(mentions: readonly Stretch[], { start, end }: Stretch): Stretch[] {
  const found: Stretch[] = [];
  let at = Math.max(0, firstFrom(mentions, start) - 2);
  for (let mention = mentions[at]; mention && mention.start < end; at += 1, mention = mentions[at])
    if (mention.end > start) found.push({ start: Math.max(start, mention.start), end: Math.min(end, mention.end) });
  return found;
}

function pathIds(): (element: ElementNode) => number {
  const ids = new Map<ElementNode, number>();
  /** For each path the next steps: texts of both would be as many as there are elements. */
  const below = new Map<number, Map<string, number>>();
  let count = 0;
  return function pathId(element: ElementNode): number {
    const known = ids.get(element);
    if (known !== undefined) return known;
    const parent = element.parent ? pathId(element.parent) : 0;
    let steps = below.get(parent);
    if (!steps) below.set(parent, (steps = new Map<string, number>()));
    const step = signature(element);
    let id = steps.get(step);
    if (id === undefined) steps.set(step, (id = count += 1));
    ids.set(element, id);
    return id;
  };
}
