import { localValue } from '../../ui/local-value.ts';
import type { Merged } from './merge-list.ts';

const isMerged = (value: unknown): value is Merged | null =>
  value === null || (typeof value === 'object' && 'user' in value && 'ids' in value && Array.isArray(value.ids));

/** What this browser remembers of an account's list. */
export const mergedIn = (key: string) => localValue<Merged | null>(key, null, isMerged);
