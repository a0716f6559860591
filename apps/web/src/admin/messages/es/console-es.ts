import type { Translated } from '../../../messages/catalog.ts';
import type { messages } from '../../messages.ts';
import type { Tables } from '../../tables.ts';
import { messagesEs } from './all.generated.ts';
import { topicsEs } from './audit-actions.ts';
import { fieldsEs, systemEs, valuesEs } from './audit-fields.ts';

/** Spanish for the console, to one person (tú). Loaded with the console, by who wants it. */
export const consoleEs: Translated<typeof messages> = messagesEs;

export const tablesEs: Tables = {
  topics: topicsEs,
  fields: fieldsEs,
  values: valuesEs,
  system: systemEs,
};
