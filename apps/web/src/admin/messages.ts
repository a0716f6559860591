import { catalog } from '../messages/catalog.ts';
import { messages } from './messages/all.generated.ts';
import { AUDIT_TOPICS as topics } from './messages/audit-actions.ts';
import { AUDIT_FIELDS as fields, AUDIT_SYSTEM as system, AUDIT_VALUES as values } from './messages/audit-fields.ts';
import { figuresMessages } from './messages/figures.ts';
import { tableOf } from './tables.ts';

/**
 * All texts of the console, in English; prescribed texts as in the specification. Loaded only with the console, as their
 * translation is (open-console.ts).
 */
export { messages };

export const AUDIT_TOPICS = tableOf('topics', topics);
export const AUDIT_FIELDS = tableOf('fields', fields);
export const AUDIT_VALUES = tableOf('values', values);
export const AUDIT_SYSTEM = tableOf('system', system);

export const t = catalog('console', messages);
type MessageKey = keyof typeof messages;

type WithoutMeans<K> = K extends `means.${infer Name}` ? Name : never;

/** The keys of the labels of all figures: a figure without a definition does not compile. */
export type FigureName = WithoutMeans<keyof typeof figuresMessages>;
export const FIGURE_NAMES = Object.keys(figuresMessages).map((key) => key.replace('means.', '') as FigureName);

/** Keys of the messages that take no values. */
export type TextKey = { [K in MessageKey]: (typeof messages)[K] extends string ? K : never }[MessageKey];

/** The text of a key that is made from stored data, which may be older than this build; undefined if there is none. */
export function textNamed(key: string): string | undefined {
  return isTextKey(key) ? t(key) : undefined;
}

const isTextKey = (key: string): key is TextKey =>
  Object.hasOwn(messages, key) && typeof messages[key as MessageKey] === 'string';
