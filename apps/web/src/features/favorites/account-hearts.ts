import { localValue } from '../../ui/local-value.ts';
import type { Merged } from './merge-hearts.ts';

const isMerged = (value: unknown): value is Merged | null =>
  value === null || (typeof value === 'object' && 'user' in value && 'ids' in value && Array.isArray(value.ids));

export const merged = localValue<Merged | null>('marquee.heartsOfAccount', null, isMerged);
