import type { ElementNode } from '../html/dom.ts';
import { signature } from '../listing/pieces.ts';
import { openPage } from '../page.ts';
import type { Draft, Hints, Method, SourceDocument } from '../types.ts';
import { isSame, shareKept, wantedOf } from './compare.ts';
import { compileList } from './compile-list.ts';
import { type Ground, groundOf } from './ground.ts';
import { byDay, type Group, groupsOf } from './groups.ts';
import { kindOf } from './kind.ts';
import { daysOutside, draftsOf, readList } from './rung.ts';
import { type LearnedExtractor, type LearnedList, MOST_LISTS } from './schema.ts';

const MOST_DRAFTS = 1_000;
/** Free rungs will read the page again: rules that know less than they do are none. */
const LEAST_KEPT = 0.95;
/** Costly: rules that know less are better than asking again. */
const COSTLY: Method = 'language-model';

/**
 * Compiles what another rung worked out for a page into rules that read it again. The rules are tried on the page itself: they must give the
 * same titles and starts, no more and no fewer, and, where free rungs can read it too, keep what those read besides.
 * Pure; null where that cannot be had: a page whose events do not stand apart, or drafts whose evidence is not on it.
 */
export function learn(document: SourceDocument, hints: Hints, drafts: readonly Draft[]): LearnedExtractor | null {
  const method = drafts[0]?.title.evidence[0]?.method;
  if (!method || drafts.length > MOST_DRAFTS) return null;
  try {
    const page = openPage(document, hints);
    return page.format === 'html' ? compile(groundOf(page), drafts, method) : null;
  } catch {
    // What was not foreseen costs a lesson, never the read that it is drawn from.
    return null;
  }
}

function compile(ground: Ground, drafts: readonly Draft[], method: Method): LearnedExtractor | null {
  const groups = groupsOf(drafts, ground);
  if (!groups || groups.length === 0) return null;
  const wanted = wantedOf(drafts, drafts);
  const least = method === COSTLY ? 0 : LEAST_KEPT;
  for (const partition of partitionsOf(groups)) {
    const lists = compileAll(partition, drafts, ground);
    const found = lists && draftsOf(lists, ground);
    if (!lists || !found || !isSame(wanted, found) || shareKept(wanted, found) < least) continue;
    // Another key would make another sighting of the same event.
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

/** Ways to take the groups for lists: all for one; by where their titles stand; days under a title for all. */
function* partitionsOf(groups: readonly Group[]): Generator<Group[][]> {
  yield [[...groups]];
  const alike = [...Map.groupBy(groups, ({ title }) => pathOf(title.element)).values()];
  if (alike.length > 1 && alike.length <= MOST_LISTS && alike.every((list) => list.length > 1)) yield alike;
  const days = byDay(groups);
  if (days.length >= groups.length * 2) yield [days];
}

/** Names and classes from the body down, as members of one list share them. */
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
