import { dollars, duration, plainText, stamp, wholeNumber } from '../../kit/format.ts';
import { AUDIT_FIELDS, AUDIT_VALUES, t } from '../../messages.ts';

/** Names of what is referred to by id: `event:01j…`. */
export type Names = Readonly<Record<string, string>>;

/** `imageExtraction` as `Image extraction`, where nobody has called it better. */
export function fieldLabel(field: string): string {
  const known = AUDIT_FIELDS[field];
  if (known) return known;
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const SWITCHES = new Set(['enabled', 'active']);
/** Fields whose values are tokens or counts, not instants, however they end. */
const INSTANT = /(?:At|Until)$/;

/** A value in words; null where there is none. */
export function valueWords(field: string, value: unknown, names: Names): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') {
    if (SWITCHES.has(field)) return value ? t('audit.on') : t('audit.off');
    return value ? t('audit.yes') : t('audit.no');
  }
  if (typeof value === 'number') return figure(field, value);
  if (typeof value !== 'string') return plainText(value);
  if (INSTANT.test(field) && !Number.isNaN(Date.parse(value))) return stamp(value);
  return AUDIT_VALUES[field]?.[value] ?? nameOf(value, names) ?? value;
}

function figure(field: string, value: number): string {
  if (INSTANT.test(field)) return stamp(new Date(value).toISOString());
  if (field.endsWith('Cents')) return dollars(value);
  if (field.endsWith('Ms')) return duration(value / 1_000);
  return wholeNumber(value);
}

/** Whatever its kind: ids are unique, and a city's slug is none of theirs. */
function nameOf(id: string, names: Names): string | undefined {
  return names[`event:${id}`] ?? names[`source:${id}`] ?? names[`city:${id}`];
}
