import { say } from '@marquee/kernel';
import { boundLists } from '../../base/bounded-lists.ts';
import { finding, listsCut } from '../../base/findings.ts';
import { isRecord, type JsonRecord, list, property, step, words } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import { type StepBudget, stepBudget } from '../../base/step-budget.ts';
import type { Finding } from '../../base/types.ts';
import { attribute, rawText } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { learnSpellings, spelledIn } from './context.ts';
import { isEventType } from './event-types.ts';
import { parseLenient } from './lenient-json.ts';

/** A value and its locator: `script[2]#/@graph/0/startDate` is the second JSON-LD script of the page and a JSON pointer (RFC 6901). */
export interface Located<T> {
  value: T;
  at: string;
}

/** The JSON-LD of a page, and its nodes by `@id`. */
export interface LinkedData {
  roots: Array<Located<unknown>>;
  byId: Map<string, Located<JsonRecord>>;
  findings: Finding[];
  /** The step budget for examining its values. */
  steps: StepBudget;
  /** The number of list items examined. */
  lists: Map<readonly unknown[], ReadonlyArray<Located<unknown>>>;
}

export function newLinkedData(roots: LinkedData['roots'], byId: LinkedData['byId']): LinkedData {
  return { roots, byId, findings: [], steps: stepBudget(LIMITS.linkedDataSteps), lists: new Map() };
}

export function linkedDataOf(page: Page): LinkedData {
  const data = newLinkedData([], new Map());
  const sources = sourcesOf(page);
  if (sources.length > LIMITS.linkedDataScripts)
    data.findings.push(
      finding('too-large', say('document.tooManyScripts', { n: sources.length, n2: LIMITS.linkedDataScripts })),
    );
  for (const { text, name } of sources.slice(0, LIMITS.linkedDataScripts)) {
    if (!text.trim()) continue;
    const parsed = parseLenient(text);
    // The document already has a finding about its missing end.
    const isToldAlready = page.isCut && page.format === 'json';
    if (!parsed && !isToldAlready) data.findings.push(finding('bad-json', say('document.linkedDataBroken'), name));
    if (parsed) {
      if (parsed.repaired && !isToldAlready)
        data.findings.push(finding('json-repaired', say('document.linkedDataRepaired'), name));
      if (isHolder(parsed.value) && boundLists(parsed.value)) data.findings.push(listsCut(name));
      learnSpellings(parsed.value);
      data.roots.push({ value: parsed.value, at: `${name}#` });
    }
  }
  for (const node of walk(data)) {
    const id = words(keyword(node, '@id').value);
    // A bare reference names a node and is not one itself.
    if (id && Object.keys(node.value).length > 1 && !data.byId.has(id)) data.byId.set(id, node);
  }
  return data;
}

function sourcesOf(page: Page): Array<{ text: string; name: string }> {
  if (page.format === 'json') return [{ text: page.text, name: 'document' }];
  return page
    .elements('script')
    .filter((script) => /^application\/ld\+json/i.test(attribute(script, 'type')?.trim() ?? ''))
    .map((script, index) => ({ text: rawText(script), name: `script[${index + 1}]` }));
}

/** Properties that point to related events, which have pages of their own. */
const NOT_ENTERED = new Set(['superEvent', 'previousStartDate']);

/** Every object of the document in order, iteratively, with bounded depth and number. */
export function* walk(data: LinkedData): Generator<Located<JsonRecord>> {
  const waiting: Array<Located<unknown> & { depth: number }> = data.roots
    .map((root) => ({ ...root, depth: 0 }))
    .reverse();
  let visited = 0;
  for (let next = waiting.pop(); next && visited < LIMITS.jsonNodes; next = waiting.pop()) {
    visited += 1;
    const { value, at, depth } = next;
    if (!isHolder(value)) continue;
    if (isRecord(value)) yield { value, at };
    if (depth >= LIMITS.jsonDepth) continue;
    const names = Object.keys(value);
    for (let index = names.length - 1; index >= 0; index -= 1) {
      const name = names[index] ?? '';
      const child: unknown = (value as Record<string, unknown>)[name];
      if (isHolder(child) && !NOT_ENTERED.has(name))
        waiting.push({ value: child, at: at + step(name), depth: depth + 1 });
    }
  }
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A property under its plain name, or with the vocabulary spelled out. */
export function get(node: Located<JsonRecord>, name: string): Located<unknown> {
  const alias = spelledIn(node.value, name);
  if (alias !== undefined) return { value: property(node.value, alias), at: node.at + step(alias) };
  for (const spelled of spellingsOf(name)) {
    const value = property(node.value, spelled);
    if (value !== undefined) return { value, at: node.at + step(spelled) };
  }
  return { value: undefined, at: node.at + step(name) };
}

/** A keyword, such as `@id`, by itself or by the name that the context gives it. */
function keyword(node: Located<JsonRecord>, name: string): Located<unknown> {
  const spelled = spelledIn(node.value, name) ?? name;
  return { value: property(node.value, spelled), at: node.at + step(spelled) };
}

const spellings = new Map<string, readonly string[]>();

/** Composed once for each of the names that the readers ask for. */
function spellingsOf(name: string): readonly string[] {
  const known = spellings.get(name);
  if (known) return known;
  const made = [name, `schema:${name}`, `http://schema.org/${name}`, `https://schema.org/${name}`];
  spellings.set(name, made);
  return made;
}

/** The items of a value, with `{"@value": …}`, `{"@list": […]}` and references resolved; none once the step budget is spent. */
export function items(located: Located<unknown>, data: LinkedData): ReadonlyArray<Located<unknown>> {
  const { value, at } = located;
  if (value === undefined || value === null || !data.steps.take()) return [];
  if (!Array.isArray(value)) return itemsOfOne(value, at, data);
  const known = data.lists.get(value);
  if (known) return known;
  if (!data.steps.take(value.length)) return [];
  const found = value.flatMap((one: unknown, index) => itemsOfOne(one, at + step(index), data));
  data.lists.set(value, found);
  return found;
}

const HOLDERS = ['@value', '@list', '@set'];

function itemsOfOne(value: unknown, at: string, data: LinkedData): ReadonlyArray<Located<unknown>> {
  if (!isRecord(value)) return value === null ? [] : [{ value, at }];
  for (const holder of HOLDERS) {
    const held = property(value, holder);
    if (held === undefined) continue;
    const values = list(held);
    return data.steps.take(values.length) ? values.map((one) => ({ value: one, at: at + step(holder) })) : [];
  }
  const id = words(keyword({ value, at }, '@id').value);
  const target = id && Object.keys(value).length === 1 ? data.byId.get(id) : undefined;
  return [target ?? { value, at }];
}

/** This many characters of a text cost one step: processing time grows with its length. */
const CHARS_A_STEP = 32;

/** The first item that is text. */
export function textOf(located: Located<unknown>, data: LinkedData): Located<string> | null {
  for (const { value, at } of items(located, data)) {
    const text = words(value);
    if (text !== null) return data.steps.take(Math.ceil(text.length / CHARS_A_STEP)) ? { value: text, at } : null;
  }
  return null;
}

/**
 * The members of an enumeration, such as an event's status or days of the week: an IRI as a text, or a node with that IRI or a name
 * (JSON-LD 1.1 §4.2.2).
 */
export function membersOf(located: Located<unknown>, data: LinkedData): Array<Located<string>> {
  return items(located, data).flatMap(({ value, at }) => {
    if (!isRecord(value)) {
      const text = words(value);
      return text === null ? [] : [{ value: text, at }];
    }
    const node = { value, at };
    return (
      textOf(keyword(node, '@id'), data) ?? textOf(get(node, 'url'), data) ?? textOf(get(node, 'name'), data) ?? []
    );
  });
}

/** The first member of an enumeration. */
export function memberOf(located: Located<unknown>, data: LinkedData): Located<string> | null {
  return membersOf(located, data)[0] ?? null;
}

/** The name of a member without its vocabulary: `Monday` for `schema:Monday` and `https://schema.org/Monday/`. */
export function memberName(member: string): string {
  return member
    .trim()
    .replace(/\/$/, '')
    .replace(/^.*[/#:]/, '');
}

/** Its types without the vocabulary's URL: `Event`, `MusicEvent`. */
export function typesOf(node: JsonRecord): string[] {
  return list(property(node, spelledIn(node, '@type') ?? '@type'))
    .map((type) => words(type)?.replace(/^.*[/#:]/, ''))
    .filter((type) => type !== undefined);
}

export function isEventNode(node: JsonRecord): boolean {
  return typesOf(node).some(isEventType);
}
