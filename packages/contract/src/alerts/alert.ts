/** What administrators are told about without asking (BEY-43). */
export const ALERT_KINDS = [
  'ledger-broken',
  'payments-differ',
  'payments-failing',
  'budget-total',
  'budget-category',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
