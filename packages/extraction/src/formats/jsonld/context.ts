import { isRecord, type JsonRecord, list, property } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';

/** The names of schema.org's properties and JSON-LD's keywords in nodes whose context spells them in its own way. */
const spelled = new WeakMap<JsonRecord, ReadonlyMap<string, string>>();
let hasAny = false;

/** How a node spells a name; undefined if it does not spell it in a way of its own. */
export function spelledIn(node: JsonRecord, name: string): string | undefined {
  return hasAny ? spelled.get(node)?.get(name) : undefined;
}

const VOCABULARY = /^https?:\/\/(?:www\.)?schema\.org[/#]?$/i;
const MOST_TERMS = 200;

interface Terms {
  /** `s` for `s:startDate`. */
  prefixes: ReadonlySet<string>;
  /** The plain name, or the keyword, of a term. */
  names: ReadonlyMap<string, string>;
}

/**
 * Notes the spellings of a document whose context has prefixes or terms of its own for schema.org (JSON-LD 1.1 §4.1, compact IRIs and
 * aliases of keywords). The plain vocabulary, with or without `schema:`, needs none.
 */
export function learnSpellings(document: unknown): void {
  const contexts = list(document).flatMap((root) => (isRecord(root) ? list(property(root, '@context')) : []));
  const terms = termsOf(contexts.slice(0, MOST_TERMS));
  if (terms.prefixes.size === 0 && terms.names.size === 0) return;
  hasAny = true;
  const waiting: unknown[] = [document];
  for (let visited = 0; waiting.length > 0 && visited < LIMITS.jsonNodes; visited += 1) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value.slice(0, LIMITS.itemsPerList));
    if (!isRecord(value)) continue;
    const own = new Map<string, string>();
    for (const [key, child] of Object.entries(value)) {
      const name = plainName(key, terms);
      if (name !== null && !own.has(name)) own.set(name, key);
      if (typeof child === 'object' && key !== '@context') waiting.push(child);
    }
    if (own.size > 0) spelled.set(value, own);
  }
}

function termsOf(contexts: readonly unknown[]): Terms {
  const prefixes = new Set<string>();
  const named: Array<[term: string, iri: string]> = [];
  for (const context of contexts) {
    if (!isRecord(context)) continue;
    for (const [term, definition] of Object.entries(context).slice(0, MOST_TERMS)) {
      const iri = isRecord(definition) ? property(definition, '@id') : definition;
      if (typeof iri !== 'string' || term.startsWith('@')) continue;
      if (VOCABULARY.test(iri)) {
        if (term !== 'schema') prefixes.add(term);
      } else named.push([term, iri]);
    }
  }
  const names = new Map<string, string>();
  for (const [term, iri] of named) {
    const name = nameOf(iri, prefixes);
    if (name !== null && name !== term) names.set(term, name);
  }
  return { prefixes, names };
}

/** `startDate` for `https://schema.org/startDate` and for `schema:startDate`; `@id` for itself. */
function nameOf(iri: string, prefixes: ReadonlySet<string>): string | null {
  if (iri === '@id' || iri === '@type') return iri;
  const [, vocabulary = '', name = ''] =
    /^(https?:\/\/(?:www\.)?schema\.org[/#]|[\w-]{1,40}:)(\w{1,60})$/i.exec(iri) ?? [];
  const isKnown = vocabulary.includes('/') || vocabulary === 'schema:' || prefixes.has(vocabulary.slice(0, -1));
  return name && isKnown ? name : null;
}

function plainName(key: string, { prefixes, names }: Terms): string | null {
  const named = names.get(key);
  if (named !== undefined) return named;
  const colon = key.indexOf(':');
  return colon > 0 && prefixes.has(key.slice(0, colon)) ? key.slice(colon + 1) : null;
}
