import type { Grouping } from '../listing/groupings.ts';
import type { Layout } from '../listing/layout.ts';
import type { Mark } from '../listing/marks.ts';
import { comparable } from '../normalise/text.ts';
import { addDays } from '../time/local.ts';
import type { Heading } from './heading.ts';
import { hasTime, isLabelled } from './own-days.ts';

const EVENT_PATH =
  /\/(?:[\w-]*-)?(?:events?|event-?details?|calendar|meetings?|shows?|concerts?|performances?|programs?|exhibitions?|classes|workshops?|festivals?)(?:\/|-|$|\?)/i;
const ARTICLE_PATH =
  /\/(?:news|blog|blogs|article|articles|story|stories|press|posts?|recipes?|products?|shop|forum|forums|threads?)(?:\/|$)/i;
const LIST_NAME =
  /^(?:upcoming |all |our |community |public |full |city )*(?:events?|calendars?|schedules?|shows?|concerts?|meetings?|programs?|news|blog)(?: calendar| schedule| list(?:ing)?s?)?$|calendar of events|what s on/i;

/** Is the page about the event of this heading, on these days? Not a list of events, not an article with its date of publication. */
export function isAboutOneEvent(
  heading: Heading,
  marks: readonly Mark[],
  lists: readonly Grouping[],
  layout: Layout,
): boolean {
  const { page, visible } = layout;
  const [mark] = marks;
  if (!mark || LIST_NAME.test(comparable(heading.title))) return false;
  const path = page.url.replace(/^https?:\/\/[^/]+/, '');
  const labelled = isLabelled(mark, layout);
  const timed = hasTime(mark, layout);
  const toCome = (mark.until ?? mark.date) >= addDays(page.hints.today, -1);
  if (ARTICLE_PATH.test(path) && !labelled) return false;
  const isEventPath = EVENT_PATH.test(path);
  if (!isEventPath && !labelled && !(toCome && (timed || mark.until))) return false;
  const gap = mark.start >= heading.piece.end ? visible.text.slice(heading.piece.end, mark.start) : '';
  const lines = gap.split('\n').length - 1;
  const inLongList = lists.some(
    ({ records }) => records.length >= 5 && records.some((record) => record.marks.includes(mark)),
  );
  const inList = lists.some(({ records }) => records.some((record) => record.marks.includes(mark)));
  const score =
    (namesAddress(heading.title, path) ? 2 : 0) +
    (heading.confirmed ? 1 : 0) +
    (labelled ? 1 : 0) +
    (timed ? 0.5 : 0) +
    (lines <= 3 ? 1.5 : lines <= 8 ? 1 : 0) +
    (isEventPath ? 1 : 0) +
    (toCome ? 0.5 : 0) -
    (inList ? 2.5 : 0) -
    (inLongList ? 2 : 0) -
    (lists.length > 0 && !namesAddress(heading.title, path) ? 1 : 0);
  return score >= 3.5;
}

/** `/events/bird-blind-birding` under the heading `Bird Blind Birding`. */
function namesAddress(title: string, path: string): boolean {
  const words = comparable(title)
    .split(' ')
    .filter((word) => word.length > 2);
  const slug = ` ${comparable(
    decodeSafe(
      path
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter(Boolean)
        .at(-1) ?? '',
    ),
  )} `;
  const found = words.filter((word) => slug.includes(` ${word} `) || slug.includes(` ${word}`));
  return words.length > 0 && found.length >= Math.max(1, words.length * 0.6);
}

function decodeSafe(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
