import type { FlyerLine, FlyerText } from '@marquee/kernel';
import { FLYERS } from '../../decide/weights/flyers.ts';
import { tidyLine } from './tidy-line.ts';
import { withEnye } from './with-enye.ts';

/** Pieces of text that stand beside each other. */
export interface FlyerRow {
  text: string;
  /** Where it begins in the text of the flyer. */
  start: number;
  /** The height of its largest piece in pixels: the size of its type. */
  size: number;
  /** Its upper and lower edge, along the direction of the flyer's lines. */
  top: number;
  bottom: number;
  /** Of its most doubtful piece. */
  confidence: number;
  pieces: readonly FlyerLine[];
}

export interface FlyerLayout {
  rows: readonly FlyerRow[];
  /** All rows, from top to bottom, one a line, but for a date that goes on. */
  text: string;
}

const GOES_ON = /\d(?:st|nd|rd|th)?\s(?:of|de|del)$|\d(?:st|nd|rd|th)$/i;

/** Rows of text in the order in which a person reads them, also if the picture is tilted. */
export function layOut({ lines }: FlyerText): FlyerLayout {
  const tilt = usualAngle(lines);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const placed = lines
    .map((line) => ({ line, across: line.x * cos + line.y * sin, down: line.y * cos - line.x * sin }))
    .toSorted((a, b) => a.down - b.down);
  const groups: Array<typeof placed> = [];
  for (const piece of placed) {
    const beside = groups.find((group) => group.every((other) => isSameRow(piece, other)));
    if (beside) beside.push(piece);
    else groups.push([piece]);
  }
  let text = '';
  const sorted = groups.map((group) => group.toSorted((a, b) => a.across - b.across));
  const texts = withEnye(sorted.map((pieces) => tidyLine(pieces.map(({ line }) => line.text).join(' '))));
  const rows = sorted.map((pieces, at): FlyerRow => {
    const start = text.length;
    const own = texts[at] ?? '';
    // A date that is set on two lines: `SATURDAY THE 13TH OF`, `MARCH`.
    text += GOES_ON.test(own) ? `${own} ` : `${own}\n`;
    return {
      text: own,
      start,
      size: Math.max(...pieces.map(({ line }) => line.height)),
      top: Math.min(...pieces.map(({ down, line }) => down - line.height / 2)),
      bottom: Math.max(...pieces.map(({ down, line }) => down + line.height / 2)),
      confidence: Math.min(...pieces.map(({ line }) => line.confidence)),
      pieces: pieces.map(({ line }) => line),
    };
  });
  return { rows, text };
}

interface Placed {
  line: FlyerLine;
  across: number;
  down: number;
}

function isSameRow(one: Placed, other: Placed): boolean {
  const [small, large] = [one.line.height, other.line.height].toSorted((a, b) => a - b) as [number, number];
  const apart = Math.abs(one.across - other.across) - (one.line.width + other.line.width) / 2;
  return (
    Math.abs(one.down - other.down) < small * FLYERS.flyerLayout.sameRow &&
    small > large * FLYERS.flyerLayout.sameSize &&
    apart > -small
  );
}

/** In radians: that of the middle one of the wide lines. */
function usualAngle(lines: readonly FlyerLine[]): number {
  const wide = lines.filter(({ width, height }) => width > height * 3).map(({ angle }) => angle);
  const sorted = wide.toSorted((a, b) => a - b);
  return ((sorted[Math.floor(sorted.length / 2)] ?? 0) * Math.PI) / 180;
}

/** The rows that a stretch of the flyer's text lies in. */
export function rowsOf({ rows }: FlyerLayout, stretch: { start: number; end: number }): FlyerRow[] {
  return rows.filter(({ start, text }) => start < stretch.end && start + text.length > stretch.start);
}
