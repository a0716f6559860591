import type { OPERATION_PRIORITIES } from '@marquee/contract';

export type Priority = (typeof OPERATION_PRIORITIES)[number];

/** What each kind of job is, for the protection status; a kind that is not here is named by what stands before its dot. */
const TYPES: Readonly<Record<string, { type: string; priority: Priority }>> = {
  'source.scrape': { type: 'scraping', priority: 'normal' },
  'event.revalidate': { type: 'revalidation', priority: 'low' },
  'image.fetch': { type: 'images', priority: 'low' },
  'mail.send': { type: 'mail', priority: 'high' },
  'source.obey-publisher': { type: 'publishers', priority: 'high' },
  'maintenance.expire': { type: 'maintenance', priority: 'low' },
  'maintenance.archive': { type: 'maintenance', priority: 'low' },
  'maintenance.restore': { type: 'maintenance', priority: 'low' },
  'dataset.write': { type: 'data sets', priority: 'low' },
  'operation.step': { type: 'operations', priority: 'high' },
};

/** Money must not be interrupted between asking and noting. */
const CRITICAL = /^(?:payment|ledger|boosts?|campaigns?)\./;

export function typeOf(kind: string): { type: string; priority: Priority } {
  if (CRITICAL.test(kind)) return { type: 'payments', priority: 'critical' };
  const named = TYPES[kind];
  if (named) return named;
  // Cities are opened and sources found under these names.
  if (/^(?:expansion|state)\./.test(kind)) return { type: 'expansion', priority: 'normal' };
  if (/^(?:city|candidate|discovery)\./.test(kind)) return { type: 'discovery', priority: 'normal' };
  return { type: kind.split('.')[0] ?? kind, priority: 'normal' };
}
