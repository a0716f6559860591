import { readStated } from '../../candidates/days/stated.ts';
import { findDates } from '../../candidates/days/written-dates.ts';
import type { FlatField } from './flatten.ts';
import { clockOf, epochMs } from './moment.ts';
import { any } from './naming/words.ts';

const STARTS = words('start from first opening');
const ENDS = words('end until till through thru stop to last closing');
const DATES = words(
  'start end date dates datetime time times at on when day timestamp millis occurrence occurs local utc iso unix epoch schedule next from until',
);
/** Dates of the record, of its sale and of the people who maintain it. */
const OF_OTHER_THINGS = words(
  'pub dc created create creation updated update modified modify modification published publish posted post sale sales onsale presale reg registration register registered deadline announce announced announcement expire expires expiration expiry added lookup geocode sync synced cached fetched deleted rsvp cutoff visible visibility unpublish archive archived issued submitted approved door doors ticket tickets offer offers birth purchase cancel refund edited changed revision etag version access login uploaded image user author signup checkin setup teardown booking recurrence repeat exceptions exception reminder reminders',
);

type DateKind = 'moment' | 'day' | 'time' | 'words';

export interface DateField {
  field: FlatField;
  kind: DateKind;
  role: 'start' | 'end' | 'date';
  /** Its name says which end of the event it is, and not only that it is a date. */
  strong: boolean;
  score: number;
}

/** The date fields of an item, best first. */
export function dateFields(fields: readonly FlatField[]): DateField[] {
  return fields
    .flatMap((field) => dateField(field) ?? [])
    .sort((a, b) => b.score - a.score || a.field.depth - b.field.depth);
}

function dateField(field: FlatField): DateField | null {
  const { words: path, leaf } = field;
  if (typeof field.value === 'boolean') return null;
  const role = roleOf(path);
  if (!role) return null;
  const kind = kindOf(field.value);
  if (!kind) return null;
  const [isEnd, isStart] = [role === 'end', role === 'start'];
  const has = (word: string) => path.has(word);
  let score = kind === 'moment' ? 4 : kind === 'day' ? 3 : kind === 'time' ? 2 : 1;
  if (isStart || isEnd) score += 3;
  if (has('local')) score += 1;
  if (has('next')) score += 1;
  if (has('utc') || has('gmt')) score -= 2;
  if (has('display') || has('formatted') || has('pretty')) score -= 2;
  if (field.inList) score -= 4;
  if (leaf.includes('day') && kind !== 'moment') score -= 1;
  return { field, kind, role, strong: isStart || isEnd, score };
}

/** The meaning of a field by the words in its name; null if it is not a date of the event. Fields with the same path share their words. */
function roleOf(path: ReadonlySet<string>): DateField['role'] | null {
  const known = roles.get(path);
  if (known !== undefined) return known;
  const role = any(path, DATES) && !any(path, OF_OTHER_THINGS) ? endOrStart(path) : null;
  roles.set(path, role);
  return role;
}

const roles = new WeakMap<ReadonlySet<string>, DateField['role'] | null>();

function endOrStart(path: ReadonlySet<string>): DateField['role'] {
  if (any(path, ENDS)) return 'end';
  return any(path, STARTS) ? 'start' : 'date';
}

function kindOf(value: string | number): DateKind | null {
  if (epochMs(value) !== null) return 'moment';
  if (typeof value === 'number') return null;
  const text = value.trim();
  if (text.length < 3 || text.length > 120 || !/\d|noon|midnight/i.test(text)) return null;
  const stated = /^\d{4}/.test(text) || text.length <= 80 ? readStated(text) : null;
  if (stated) return stated.time === undefined ? 'day' : 'moment';
  if (findDates(text).length > 0) return 'words';
  return clockOf(text) ? 'time' : null;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}
