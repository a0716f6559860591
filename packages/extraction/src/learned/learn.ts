import type { Draft, Hints, Method, SourceDocument } from '../base/types.ts';
import { LEARNED } from '../decide/weights/learned.ts';
import type { ElementNode } from '../document/html/dom.ts';
import { signature } from '../document/html/pieces.ts';
import { openPage } from '../document/page.ts';
import { isSame, shareKept, wantedOf } from './compare.ts';
import { compileList } from './compile-list.ts';
import { type Ground, groundOf } from './ground.ts';
import { byDay, type Group, groupsOf } from './groups.ts';
import { kindOf } from './kind.ts';
import { daysOutside, draftsOf, readList } from './rung.ts';
import { type LearnedExtractor, type LearnedList, MOST_LISTS } from './schema.ts';

const MOST_DRAFTS = 1_000;
/** From a model: rules that find less are still better than asking again. */
const COSTLY: Method = 'language-model';

/**
 * Compiles the drafts that another rung read from a page into rules that read it again. The rules are tried on the page itself: they must
 * give exactly the same titles and starts, and, if free rungs can read the page, keep the other values too.
 * Pure; null if this is impossible: the page's events are not in separate parts, or the drafts' evidence is not on the page.
 */
export function learn(document: SourceDocument, hints: Hints, drafts: readonly Draft[]): LearnedExtractor | null {
  const method = drafts[0]?.title.evidence[0]?.method;
  if (!method || drafts.length > MOST_DRAFTS) return null;
  try {
    const page = openPage(document, hints);
    return page.format === 'html' ? compile(groundOf(page), drafts, method) : null;
  } catch {
    // An unexpected error loses the rules, but not the drafts they come from.
    return null;
  }
}

function compile(ground: Ground, drafts: readonly Draft[], method: Method): LearnedExtractor | null {
  const groups = groupsOf(drafts, ground);
  if (!groups || groups.length === 0) return null;
  const wanted = wantedOf(drafts, drafts);
  const least = method === COSTLY ? 0 : LEARNED.learn.leastKept;
  for (const partition of partitionsOf(groups)) {
    const lists = compileAll(partition, drafts, ground);
    const found = lists && draftsOf(lists, ground);
    if (!lists || !found || !isSame(wanted, found) || shareKept(wanted, found) < least) continue;
    // A different key would create a second sighting of the same event.
    if (least > 0 && !isSameKeys(drafts, found)) continue;
    const read = lists.map((list) => readList(list, ground));
    const items = read.flatMap((one) => one.items).sort((a, b) => a.start - b.start);
    const learned = {
      events: drafts.length,
      items: items.length,
      telling: read.reduce((sum, one) => sum + one.telling, 0),
      daysOutside: daysOutside(ground, items),
    };
    return { form: 1, learnedFrom: method, lists, learned, ...kindOf(ground, drafts) };
  }
  return null;
}

function isSameKeys(drafts: readonly Draft[], found: readonly Draft[]): boolean {
  return new Set(drafts.map(({ key }) => key)).isSubsetOf(new Set(found.map(({ key }) => key)));
}

/** Ways to form lists: all groups; the page's own event and the list beside it; by the positions of the titles; days under a title. */
function* partitionsOf(groups: readonly Group[]): Generator<Group[][]> {
  yield [[...groups]];
  const rungs = [...Map.groupBy(groups, ({ drafts }) => drafts[0]?.title.evidence[0]?.method).values()];
  if (rungs.length > 1 && rungs.length <= MOST_LISTS) yield rungs;
  const alike = [...Map.groupBy(groups, ({ title }) => pathOf(title.element)).values()];
  if (alike.length > 1 && alike.length <= MOST_LISTS && alike.every((list) => list.length > 1)) yield alike;
  const days = byDay(groups);
  if (days.length >= groups.length * 2) yield [days];
}

/** Element names and classes from the body down, shared by the members of one list. */
function pathOf(element: ElementNode): string {
  let path = '';
  for (let node: ElementNode | null = element; node; node = node.parent) path = `${signature(node)}>${path}`;
  return path;
}

function compileAll(partition: Group[][], drafts: readonly Draft[], ground: Ground): LearnedList[] | null {
  const lists: LearnedList[] = [];
  for (const groups of partition) {
    const own = groups.flatMap((group) => group.drafts);
    const compiled = compileList(groups, wantedOf(own, drafts), ground);
    if (!compiled) return null;
    lists.push(compiled.list);
  }
  return lists;
}
