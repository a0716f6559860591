/** What is paid for. */
export const PAYMENT_PURPOSES = ['boost', 'campaign'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** Only forward, except that an unpaid payment may be processed more than once. */
export const PAYMENT_STATUSES = ['unpaid', 'processing', 'succeeded', 'canceled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a list of payments is narrowed by: a payment keeps its status when money of it goes back. */
export const PAYMENT_FILTERS = [...PAYMENT_STATUSES, 'refunded'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Why money goes back. */
export const REFUND_REASONS = [
  'activation-impossible',
  'event-cancelled',
  'campaign-rejected',
  'campaign-stopped',
  'campaign-undelivered',
  'campaign-returned',
  'nothing-bought',
  'other',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const REFUND_STATUSES = ['requested', 'pending', 'succeeded', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
