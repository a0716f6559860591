import type { JobKind, OPERATION_PRIORITIES } from '@marquee/contract';

interface JobType {
  type: string;
  priority: (typeof OPERATION_PRIORITIES)[number];
}

/** Money must not be interrupted between asking and noting. */
const PAYMENTS: JobType = { type: 'payments', priority: 'critical' };
const DISCOVERY: JobType = { type: 'discovery', priority: 'normal' };
const EXPANSION: JobType = { type: 'expansion', priority: 'normal' };
const IMAGES: JobType = { type: 'images', priority: 'low' };
const MAIL: JobType = { type: 'mail', priority: 'high' };
const MAINTENANCE: JobType = { type: 'maintenance', priority: 'low' };

/** What each kind of job is, for the protection status. */
const TYPES: Readonly<Record<JobKind, JobType>> = {
  'source.scrape': { type: 'scraping', priority: 'normal' },
  'source.obey-publisher': { type: 'publishers', priority: 'high' },
  'source.hand-over': { type: 'source', priority: 'normal' },
  'source.recover': { type: 'source', priority: 'normal' },
  'city.discover': DISCOVERY,
  'candidate.check': DISCOVERY,
  'expansion.run': EXPANSION,
  'expansion.look': EXPANSION,
  'event.revalidate': { type: 'revalidation', priority: 'low' },
  'image.fetch': IMAGES,
  'picture.keep': IMAGES,
  'images.fill': IMAGES,
  'mail.send': MAIL,
  'alert.call': { type: 'alert', priority: 'normal' },
  'kept-changes.tell': MAIL,
  'sales.tell': MAIL,
  'weekly-letters.write': MAIL,
  'newsletters.write': MAIL,
  'dataset.write': { type: 'data sets', priority: 'low' },
  'payment.settle': PAYMENTS,
  'payment.refund': PAYMENTS,
  'payment.sweep': PAYMENTS,
  'payment.reconcile': PAYMENTS,
  'ledger.verify': PAYMENTS,
  'boost.settle': PAYMENTS,
  'boosts.sweep': PAYMENTS,
  'campaign.settle': PAYMENTS,
  'campaigns.earn': PAYMENTS,
  'ads.refresh': { type: 'ads', priority: 'normal' },
  'operation.step': { type: 'operations', priority: 'high' },
  'cities.move': MAINTENANCE,
  'maintenance.expire': MAINTENANCE,
  'maintenance.archive': MAINTENANCE,
  'maintenance.restore': MAINTENANCE,
};

/** The type of a stored job; one of an older version is named by what stands before its dot. */
export function typeOf(kind: string): JobType {
  return kind in TYPES ? TYPES[kind as JobKind] : { type: kind.split('.')[0] ?? kind, priority: 'normal' };
}
