import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { pageOf, pageQuery } from '../page.ts';
import { sentence } from '../sentence.ts';
import {
  ALERT_AGAIN_HOURS,
  ALERT_CHANNELS,
  ALERT_NEWS,
  ALERT_RULE_NAMES,
  ALERT_SEVERITIES,
  ALERT_UNITS,
  ALL_ALERTS,
  DELIVERY_STATES,
} from './alert.ts';

const rule = z.enum(ALERT_RULE_NAMES, { error: 'must be one of the rules' });
const severity = z.enum(ALERT_SEVERITIES, { error: `must be ${ALERT_SEVERITIES.join(' or ')}` });
const silenced = z.enum([...ALERT_RULE_NAMES, ALL_ALERTS], { error: 'must be one of the rules, or all' });

/** A time without alerts; it ends by itself. */
const alertSilence = z.object({
  id: z.string(),
  rule: silenced,
  reason: z.string(),
  by: z.string(),
  since: z.string(),
  until: z.string(),
});
export type AlertSilence = z.output<typeof alertSilence>;

/** What fires now. */
const firingAlert = z.object({
  id: z.string(),
  rule,
  title: sentence,
  severity,
  /** Where one acts, within the site. */
  path: z.string(),
  unit: z.enum(ALERT_UNITS),
  since: z.string(),
  /** When it was last told to be firing. */
  figure: z.number(),
  threshold: z.number(),
  /** What was found, in a sentence. */
  detail: sentence,
  silencedUntil: z.string().nullable(),
});
export type FiringAlert = z.output<typeof firingAlert>;
export type ToldFiringAlert = z.input<typeof firingAlert>;

const alertRule = z.object({
  rule,
  title: sentence,
  /** What it watches, in a sentence. */
  about: sentence,
  path: z.string(),
  unit: z.enum(ALERT_UNITS),
  /** Now; null while there is nothing to watch. */
  figure: z.number().nullable(),
  detail: sentence,
  isOn: z.boolean(),
  threshold: z.number(),
  least: z.number(),
  most: z.number(),
  severity,
  byMail: z.boolean(),
  byWebhook: z.boolean(),
  againHours: z.number(),
  /** Whether anything differs from how the rule was made. */
  isChanged: z.boolean(),
  version: z.number().int(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  firing: firingAlert.nullable(),
  silence: alertSilence.nullable(),
});
export type ToldAlertRuleState = z.input<typeof alertRule>;

const webhook = z.object({
  url: z.string().nullable(),
  isOn: z.boolean(),
  version: z.number().int(),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  /** Until when the former secret signs, too. */
  formerUntil: z.string().nullable(),
});
export type AlertWebhook = z.output<typeof webhook>;

/** The secret is shown once: with the answer that made it. */
const webhookChange = webhook.extend({ secret: z.string().nullable() });
export type AlertWebhookChange = z.output<typeof webhookChange>;

const delivery = z.object({
  id: z.string(),
  firingId: z.string().nullable(),
  title: sentence,
  news: z.enum(ALERT_NEWS),
  channel: z.enum(ALERT_CHANNELS),
  /** The address of a person, or the host of the webhook. */
  target: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number().int(),
  /** What the webhook answered. */
  status: z.number().int().nullable(),
  durationMs: z.number().int().nullable(),
  error: sentence.nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type ToldAlertDelivery = z.input<typeof delivery>;

/** One time that a rule fired. */
const pastAlert = firingAlert.omit({ silencedUntil: true }).extend({
  /** The worst figure while it lasted. */
  worst: z.number(),
  /** Null while it fires. */
  resolvedAt: z.string().nullable(),
  /** Well again; or the rule was turned off. */
  ending: z.enum(['well', 'off']).nullable(),
  silencedBy: z.string().nullable(),
  /** Who was told and how: at most twenty. */
  deliveries: z.array(delivery),
});
export type ToldPastAlert = z.input<typeof pastAlert>;

const historyFilters = {
  rule: rule.optional(),
  state: z.enum(['firing', 'resolved']).optional(),
};

const version = z.number().int().min(0);

export const alertEndpoints = defineEndpoints({
  getAlerts: {
    method: 'GET',
    path: '/api/admin/alerts',
    access: 'admin',
    summary: 'What is watched, its figures now, what fires, who is told, and what is silenced.',
    response: z.object({
      at: z.string(),
      /** When the rules were last looked at: each minute, while the schedule runs. Null: never. */
      lookedAt: z.string().nullable(),
      rules: z.array(alertRule),
      silences: z.array(alertSilence),
      webhook,
      /** Administrators who get letters. */
      recipients: z.array(z.string()),
    }),
  },

  listFiringAlerts: {
    method: 'GET',
    path: '/api/admin/alerts/firing',
    access: 'admin',
    summary: 'What fires now, the gravest first.',
    response: z.array(firingAlert),
  },

  updateAlertRule: {
    method: 'POST',
    path: '/api/admin/alerts/rules/:rule',
    access: 'admin',
    summary: 'Sets a rule; refused outside its bounds, or if somebody else changed it meanwhile.',
    params: z.object({ rule }),
    body: z.object({
      /** What was being edited. */
      version,
      isOn: z.boolean(),
      threshold: z.number().finite(),
      severity,
      byMail: z.boolean(),
      byWebhook: z.boolean(),
      againHours: z
        .number()
        .int('must be a whole number of hours')
        .min(ALERT_AGAIN_HOURS.least, `must be at least ${ALERT_AGAIN_HOURS.least} hour`)
        .max(ALERT_AGAIN_HOURS.most, `must be at most ${ALERT_AGAIN_HOURS.most} hours`),
    }),
    response: z.object({ rule, version: z.number().int() }),
  },

  resetAlertRule: {
    method: 'POST',
    path: '/api/admin/alerts/rules/:rule/reset',
    access: 'admin',
    summary: 'Sets a rule as it was made.',
    params: z.object({ rule }),
    body: z.object({ version }),
    response: z.object({ rule, version: z.number().int() }),
  },

  setAlertWebhook: {
    method: 'POST',
    path: '/api/admin/alerts/webhook',
    access: 'admin',
    summary: 'Sets the address that alerts are sent to. The first time, the answer shows its secret, once.',
    body: z.object({ version, url: z.string().trim().min(1).max(2_000), isOn: z.boolean() }),
    response: webhookChange,
  },

  rotateAlertSecret: {
    method: 'POST',
    path: '/api/admin/alerts/webhook/secret',
    access: 'admin',
    summary: 'Makes a new secret and shows it once; the former one signs, too, for another day.',
    body: z.object({ version }),
    response: webhookChange,
  },

  testAlerts: {
    method: 'POST',
    path: '/api/admin/alerts/test',
    access: 'admin',
    summary: 'Sends a test by mail to whoever asks, or to the webhook. Its delivery tells the outcome.',
    body: z.object({ channel: z.enum(ALERT_CHANNELS) }),
    response: delivery,
  },

  readAlertDelivery: {
    method: 'GET',
    path: '/api/admin/alerts/deliveries/:id',
    access: 'admin',
    summary: 'One delivery: whether it arrived.',
    params: z.object({ id: z.string().min(1).max(64) }),
    response: delivery,
  },

  silenceAlerts: {
    method: 'POST',
    path: '/api/admin/alerts/silences',
    access: 'admin',
    summary: 'Silences a rule or everything until a time, at most for a week. It is still recorded.',
    body: z.object({
      rule: silenced,
      until: z.iso.datetime({ offset: true, error: 'must be an ISO date and time, 2026-12-05T07:00:00Z' }),
      reason: z.string().trim().min(1, 'must say why').max(500),
    }),
    response: alertSilence,
  },

  endAlertSilence: {
    method: 'POST',
    path: '/api/admin/alerts/silences/:id/end',
    access: 'admin',
    summary: 'Ends a silence early. A second call changes nothing.',
    params: z.object({ id: z.string().min(1).max(64) }),
    body: z.object({}),
    response: alertSilence,
  },

  listPastAlerts: {
    method: 'GET',
    path: '/api/admin/alerts/history',
    access: 'admin',
    summary: 'When each rule fired, with what figure, who was told, and until when; newest first.',
    query: z.object({ ...historyFilters, ...pageQuery }),
    response: pageOf(pastAlert),
  },

  exportPastAlerts: {
    kind: 'document',
    method: 'GET',
    path: '/api/admin/alerts/history.csv',
    access: 'admin',
    summary: 'The history of alerts as a table (RFC 4180), newest first, at most 5,000 rows.',
    query: z.object(historyFilters),
    contentTypes: ['text/csv'],
  },

  listAlertDeliveries: {
    method: 'GET',
    path: '/api/admin/alerts/deliveries',
    access: 'admin',
    summary: 'Letters and calls about alerts with their outcome, newest first.',
    query: z.object({
      channel: z.enum(ALERT_CHANNELS).optional(),
      state: z.enum(DELIVERY_STATES).optional(),
      ...pageQuery,
    }),
    response: pageOf(delivery),
  },
});
