import type { LabeledDocument } from './labeled.ts';

const JSON_SCRIPT = /<script\b[^>]*type\s*=\s*["']?application\/(?:ld\+)?json[^>]*>[\s\S]*?<\/script\s*>/gi;
const ITEM_TAG = /<(?:meta|link)\b[^>]*\bitemprop\b[^>]*>/gi;
const ITEM_ATTRIBUTE =
  /\s(?:itemprop|itemtype|itemid|itemref|itemscope|typeof|vocab)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?(?=[\s/>])/gi;

/** The page without what it states as data: JSON-LD and other JSON scripts, microdata, RDFa. What a visitor sees stays. */
export function withoutData(one: LabeledDocument): LabeledDocument {
  const text = new TextDecoder().decode(one.document.bytes);
  const bare = text.replace(JSON_SCRIPT, '').replace(ITEM_TAG, '').replace(ITEM_ATTRIBUTE, '');
  return { ...one, document: { ...one.document, bytes: new TextEncoder().encode(bare) } };
}
