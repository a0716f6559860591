import { DAYS } from '../../decide/weights/days.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { VisibleText } from '../../document/html/visible-text.ts';
import { type MonthHeading, monthBetween } from './month-headings.ts';

/**
 * Month headings without those that are links to other months. Of months side by side the only one that is no link is the one shown; between two
 * links, `‹ March`, `May ›`, it is the month that they leave out; three links and more name none.
 */
export function withoutMonthLinks(months: readonly MonthHeading[], visible: VisibleText): MonthHeading[] {
  const runs: MonthHeading[][] = [];
  for (const month of months) {
    const last = runs.at(-1)?.at(-1);
    if (last && !/[\p{L}\p{N}]/u.test(visible.text.slice(last.end, month.start))) runs.at(-1)?.push(month);
    else runs.push([month]);
  }
  return runs.flatMap((run) => shownIn(run, visible));
}

function shownIn(run: MonthHeading[], visible: VisibleText): MonthHeading[] {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || run.length < 2) return run;
  const unlinked = run.filter(({ start }) => !isInLink(visible.elementAt(start)));
  if (unlinked.length === run.length) return run;
  if (unlinked.length > 0) return unlinked.length === 1 ? unlinked : run;
  if (run.length >= DAYS.monthLinks.fewest) return [];
  const between = monthBetween(first, last);
  return between ? [{ ...between, start: first.start, end: last.end, yearWritten: last.yearWritten }] : run;
}

function isInLink(element: ElementNode | null): boolean {
  for (let node = element, up = 0; node && up < DAYS.monthLinks.lookUp; node = node.parent, up += 1)
    if (
      (node.name === 'a' && attribute(node, 'href') !== undefined) ||
      node.name === 'button' ||
      node.name === 'option'
    )
      return true;
  return false;
}
