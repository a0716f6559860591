import { DEFAULT_ZONE } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import type { Shown } from '../copies/read-public.ts';
import type { PageDocument } from './page-document.ts';

/** The oldest of the copies that a page shows; null if it shows none. */
export function copyOf(shown: ReadonlyArray<Shown<unknown>>, timezone = DEFAULT_ZONE): PageDocument['copy'] {
  const times = shown.flatMap(({ asOf }): Instant[] => (asOf === null ? [] : [asOf]));
  return times.length === 0 ? null : { asOf: Math.min(...times), timezone };
}
