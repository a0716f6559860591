import { language } from '../messages/language.ts';
import type { AUDIT_TOPICS } from './messages/audit-actions.ts';
import type { AUDIT_FIELDS, AUDIT_SYSTEM, AUDIT_VALUES } from './messages/audit-fields.ts';

/** Tables of words that are not catalogs: their keys come from stored data. */
export interface Tables {
  topics: typeof AUDIT_TOPICS;
  fields: typeof AUDIT_FIELDS;
  values: typeof AUDIT_VALUES;
  system: typeof AUDIT_SYSTEM;
}

let spanish: Tables | undefined;

/** Adds the Spanish tables, before the parts of the console read them. */
export function addTables(tables: Tables): void {
  spanish = tables;
}

/** The table in the language of the console. */
export function tableOf<N extends keyof Tables>(name: N, english: Tables[N]): Tables[N] {
  return (language() === 'es' ? spanish?.[name] : undefined) ?? english;
}
