import type { Control, JobKind, JobPayload } from '@marquee/contract';
import { sourceLease } from '@marquee/domain/sources';

interface JobRule<K extends JobKind> {
  /** The control that stops it; null: only the emergency shutdown does. */
  control: Control | null;
  /** The object that it locks; null if many may run at once. */
  leaseKey: (payload: JobPayload<K>) => string | null;
  /** The shutdown stops what the engine does by itself; somebody waits for this. */
  outlastsShutdown?: true;
}

/** One rule per kind; a kind added to the contract without a rule does not compile. */
export const JOB_RULES: { [K in JobKind]: JobRule<K> } = {
  'source.scrape': { control: 'eventScraping', leaseKey: ({ sourceId }) => sourceLease(sourceId) },
  // What a publisher asked for is not the engine's own work.
  'source.obey-publisher': { control: null, leaseKey: ({ host }) => `publisher:${host}`, outlastsShutdown: true },
  'city.discover': { control: 'autonomousDiscovery', leaseKey: ({ citySlug }) => `discovery:${citySlug}` },
  'candidate.check': { control: 'autonomousDiscovery', leaseKey: ({ candidateId }) => `candidate:${candidateId}` },
  // An administrator decided it.
  'source.hand-over': { control: null, leaseKey: ({ sourceId }) => `hand-over:${sourceId}`, outlastsShutdown: true },
  // Each city is asked about by itself: an override may allow it in one place.
  'expansion.run': { control: null, leaseKey: () => 'expansion' },
  'expansion.look': { control: null, leaseKey: () => 'expansion' },
  // Never while it is read.
  'source.recover': { control: 'autonomousDiscovery', leaseKey: ({ sourceId }) => sourceLease(sourceId) },
  'event.revalidate': { control: 'eventRevalidation', leaseKey: () => null },
  'image.fetch': { control: 'eventScraping', leaseKey: () => null },
  // One after the other: so many wait for each source.
  'picture.keep': { control: 'eventScraping', leaseKey: ({ sourceId }) => `pictures:${sourceId}` },
  'images.fill': { control: 'dynamicImageGeneration', leaseKey: () => 'images.fill' },
  'mail.send': { control: null, leaseKey: () => null, outlastsShutdown: true },
  // What is wrong is told while everything is stopped, too.
  'alert.call': { control: null, leaseKey: ({ deliveryId }) => `alert:${deliveryId}`, outlastsShutdown: true },
  'kept-changes.tell': { control: null, leaseKey: () => 'kept-changes' },
  'sales.tell': { control: null, leaseKey: () => 'sales' },
  'weekly-letters.write': { control: null, leaseKey: () => 'weekly-letters' },
  'newsletters.write': { control: null, leaseKey: () => 'newsletters' },
  'dataset.write': { control: null, leaseKey: ({ datasetId }) => `dataset:${datasetId}` },
  // Money is not the engine's own work: somebody has paid.
  'payment.settle': { control: null, leaseKey: () => null, outlastsShutdown: true },
  'payment.refund': { control: null, leaseKey: ({ refundId }) => `refund:${refundId}`, outlastsShutdown: true },
  'payment.sweep': { control: null, leaseKey: () => 'payment.sweep', outlastsShutdown: true },
  'payment.reconcile': { control: null, leaseKey: () => 'payment.reconcile', outlastsShutdown: true },
  'ledger.verify': { control: null, leaseKey: () => 'ledger.verify', outlastsShutdown: true },
  'boost.settle': { control: null, leaseKey: ({ boostId }) => `boost:${boostId}`, outlastsShutdown: true },
  'boosts.sweep': { control: null, leaseKey: () => 'boosts.sweep', outlastsShutdown: true },
  'campaign.settle': { control: null, leaseKey: ({ campaignId }) => `campaign:${campaignId}`, outlastsShutdown: true },
  'campaigns.earn': { control: null, leaseKey: () => 'campaigns.earn', outlastsShutdown: true },
  'ads.refresh': { control: null, leaseKey: () => 'ads.refresh', outlastsShutdown: true },
  // Each step checks the control of what it does, and ends its operation with the reason.
  'operation.step': {
    control: null,
    leaseKey: ({ operationId }) => `operation:${operationId}`,
    outlastsShutdown: true,
  },
  'cities.move': { control: null, leaseKey: () => 'cities.move' },
  'maintenance.expire': { control: null, leaseKey: () => 'maintenance' },
  'maintenance.archive': { control: null, leaseKey: () => 'archive' },
  'maintenance.restore': { control: null, leaseKey: () => 'archive' },
};
