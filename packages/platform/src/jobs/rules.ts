import type { Control, JobKind, JobPayload } from '@marquee/contract';
import { sourceLease } from '@marquee/domain/sources';

interface JobRule<K extends JobKind> {
  /** The switch that stops it; null: only the emergency shutdown does. */
  control: Control | null;
  /** What it works on alone; null when many may run at once. */
  leaseKey: (payload: JobPayload<K>) => string | null;
}

/** One rule a kind; the compiler asks for it when a kind is added to the contract. */
export const JOB_RULES: { [K in JobKind]: JobRule<K> } = {
  'source.scrape': { control: 'eventScraping', leaseKey: ({ sourceId }) => sourceLease(sourceId) },
  'event.revalidate': { control: 'eventRevalidation', leaseKey: () => null },
  'image.fetch': { control: 'eventScraping', leaseKey: () => null },
  'maintenance.expire': { control: null, leaseKey: () => 'maintenance' },
};
