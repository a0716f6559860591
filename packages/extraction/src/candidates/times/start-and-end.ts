import { TIMES } from '../../decide/weights/times.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import type { TimeMention } from './written-times.ts';

const NAMED = { start: nameOf('start'), end: nameOf('end') } as const;

/** Adjacent times in elements named for a start and an end are one time with its end; any other two are two showings. */
export function joinEnds(times: readonly TimeMention[], visible: VisibleText): TimeMention[] {
  const joined: TimeMention[] = [];
  for (let i = 0; i < times.length; i += 1) {
    const [first, second] = [times[i], times[i + 1]];
    if (!first) continue;
    if (second && isEndOf(second, first, visible)) {
      joined.push({ ...first, end: second.end, to: second.from });
      i += 1;
    } else joined.push(first);
  }
  return joined;
}

function isEndOf(second: TimeMention, first: TimeMention, visible: VisibleText): boolean {
  if (first.to !== undefined || second.to !== undefined || second.start - first.end > TIMES.startAndEnd.besideChars)
    return false;
  if (first.halfDayUnknown || second.halfDayUnknown || first.role !== 'show' || second.role !== 'show') return false;
  return isIn('start', visible.elementAt(first.start)) && isIn('end', visible.elementAt(second.start));
}

function isIn(name: keyof typeof NAMED, element: ElementNode | null): boolean {
  for (let node = element, above = 0; node && above <= TIMES.startAndEnd.boxes; node = node.parent, above += 1)
    if (NAMED[name].test(attribute(node, 'class') ?? '')) return true;
  return false;
}

/** `start`, `evo_start`, `start-time`, `startTime`, but not `kickstart` or `weekend`. */
function nameOf(word: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s_-])${word}(?=$|[\s_-]|[A-Z])`);
}
