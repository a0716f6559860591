import { NEARLY_SPENT_PERCENT } from '../budget/budget.ts';

/** What a figure counts. */
export const ALERT_UNITS = ['minutes', 'hours', 'percent', 'count'] as const;
export type AlertUnit = (typeof ALERT_UNITS)[number];

export const ALERT_SEVERITIES = ['critical', 'warning'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];

export interface AlertRuleFacts {
  unit: AlertUnit;
  /** The figure from which on it fires, until an administrator sets another, within these bounds. */
  threshold: number;
  least: number;
  most: number;
  severity: AlertSeverity;
  /** Administrators are told again after so many hours while it lasts. */
  againHours: number;
}

/** Everything that is watched (BEY-43). Each rule compares one figure with its threshold; more is worse. */
export const ALERT_RULES = {
  'reading-stalls': { unit: 'minutes', threshold: 60, least: 10, most: 1_440, severity: 'critical', againHours: 4 },
  'queue-stalls': { unit: 'minutes', threshold: 30, least: 5, most: 1_440, severity: 'critical', againHours: 4 },
  'engine-stopped': { unit: 'minutes', threshold: 60, least: 10, most: 10_080, severity: 'warning', againHours: 24 },
  'budget-total': {
    unit: 'percent',
    threshold: NEARLY_SPENT_PERCENT,
    least: 10,
    most: 100,
    severity: 'warning',
    againHours: 24,
  },
  'budget-category': {
    unit: 'percent',
    threshold: NEARLY_SPENT_PERCENT,
    least: 10,
    most: 100,
    severity: 'warning',
    againHours: 24,
  },
  'budget-forecast': { unit: 'hours', threshold: 6, least: 1, most: 22, severity: 'warning', againHours: 24 },
  'payments-failing': { unit: 'count', threshold: 3, least: 1, most: 100, severity: 'critical', againHours: 4 },
  'payments-differ': { unit: 'count', threshold: 1, least: 1, most: 100, severity: 'critical', againHours: 24 },
  'refunds-failing': { unit: 'count', threshold: 1, least: 1, most: 100, severity: 'critical', againHours: 24 },
  'ledger-broken': { unit: 'count', threshold: 1, least: 1, most: 100, severity: 'critical', againHours: 24 },
  errors: { unit: 'count', threshold: 50, least: 1, most: 10_000, severity: 'critical', againHours: 4 },
  'dead-letters': { unit: 'count', threshold: 5, least: 1, most: 1_000, severity: 'warning', againHours: 24 },
  'city-sources-failing': { unit: 'percent', threshold: 50, least: 5, most: 100, severity: 'warning', againHours: 24 },
  'city-stale': { unit: 'hours', threshold: 24, least: 1, most: 720, severity: 'warning', againHours: 24 },
} as const satisfies Record<string, AlertRuleFacts>;

export type AlertRule = keyof typeof ALERT_RULES;
export const ALERT_RULE_NAMES = Object.keys(ALERT_RULES) as [AlertRule, ...AlertRule[]];

/** Hours between two letters about the same, at least and at most. */
export const ALERT_AGAIN_HOURS = { least: 1, most: 168 } as const;

/** What is told: that it fires, that it still does, that it is well again, and that a test arrived. */
export const ALERT_NEWS = ['firing', 'still-firing', 'resolved', 'test'] as const;
export type AlertNews = (typeof ALERT_NEWS)[number];

export const ALERT_CHANNELS = ['mail', 'webhook'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** A silence of everything. */
export const ALL_ALERTS = 'all';
/** The longest silence: what is forgotten must not stay silent. */
export const LONGEST_SILENCE_HOURS = 168;

/** The former secret of the webhook stays valid for so long after a new one was made. */
export const FORMER_SECRET_HOURS = 24;
