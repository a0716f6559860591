import { ALERT_RULES, type AlertChannel, type AlertNews, type AlertRule, type AlertSeverity } from '@marquee/contract';
import { alertDeliveries, type Statement, write } from '@marquee/db';
import { type Instant, inEnglish, type Message, newId, say } from '@marquee/kernel';
import type { ChangeDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { writeLetters } from '../mail/index.ts';
import { figureText, RULE_PATHS } from './words.ts';

export interface AlertMessage {
  /** Of the firing; null: a test. */
  firingId: string | null;
  rule: AlertRule | null;
  news: AlertNews;
  severity: AlertSeverity;
  firedAt: Instant;
  figure: number;
  threshold: number;
  detail: Message;
}

/** Who is told. `webhook`: its host; null: not by webhook. */
export interface Audience {
  mail: readonly string[];
  webhook: string | null;
}

/** Statements that tell administrators: a letter for each and one call of the webhook, each with its delivery and its job. */
export function tell(
  deps: ChangeDeps,
  told: AlertMessage,
  audience: Audience,
): { statements: Statement[]; ids: string[] } {
  const now = deps.clock.now();
  const words = wordsOf(told);
  const delivery = (channel: AlertChannel, target: string) => ({
    id: newId(deps.clock, deps.random),
    firingId: told.firingId,
    title: titleOf(told.rule),
    news: told.news,
    channel,
    target,
    state: 'waiting' as const,
    createdAt: now,
  });
  const letters = audience.mail.map((to) => ({ ...delivery('mail', to), letterId: newId(deps.clock, deps.random) }));
  const calls = (audience.webhook === null ? [] : [audience.webhook]).map((host) => {
    return { ...delivery('webhook', host), payload: payloadOf(told, now) };
  });
  const rows = [...letters, ...calls];
  const written = letters.map(({ letterId, target }) => {
    return { id: letterId, kind: 'operator-alert' as const, to: target, language: 'en' as const, data: words };
  });
  const statements = [
    ...rows.map((row) => write.insert(alertDeliveries).values(row)),
    ...writeLetters(deps, written),
    ...enqueue(
      deps,
      calls.map(({ id }) => ({
        kind: 'alert.call' as const,
        payload: { deliveryId: id },
        subject: id,
        citySlug: null,
      })),
    ),
  ];
  return { statements, ids: rows.map(({ id }) => id) };
}

const titleOf = (rule: AlertRule | null) => say(rule === null ? 'alert.aTest' : `alert.title.${rule}`);

/** What a letter says: administrators get theirs in English. */
function wordsOf({ rule, news, severity, firedAt, figure, threshold, detail: found }: AlertMessage) {
  const [title, detail] = [inEnglish(titleOf(rule)), inEnglish(found)];
  if (rule === null) return { news, title, severity, advice: '', facts: [], detail, path: TEST_PATH };
  const { unit } = ALERT_RULES[rule];
  const facts = [
    { label: 'Figure', value: figureText(unit, figure) },
    { label: 'Threshold', value: figureText(unit, threshold) },
    { label: 'Since', value: inEnglish(say('alert.time', { time: { at: firedAt } })) },
  ];
  const advice = inEnglish(say(`alert.advice.${rule}`));
  return { news, title, severity, advice, facts, detail, path: RULE_PATHS[rule] };
}

/** What the webhook is sent, in English; `path` becomes an address when it is sent. */
function payloadOf(told: AlertMessage, now: Instant): Record<string, unknown> {
  const { rule, news, severity, firedAt, figure, threshold, detail, firingId } = told;
  return {
    type: `alert.${news}`,
    timestamp: new Date(now).toISOString(),
    data: {
      alertId: firingId,
      rule,
      title: inEnglish(titleOf(rule)),
      severity,
      since: new Date(firedAt).toISOString(),
      figure,
      threshold,
      unit: rule === null ? null : ALERT_RULES[rule].unit,
      detail: inEnglish(detail),
      advice: rule === null ? null : inEnglish(say(`alert.advice.${rule}`)),
      path: rule === null ? TEST_PATH : RULE_PATHS[rule],
    },
  };
}

/** Where the settings are. */
const TEST_PATH = '/admin/error-diagnostics?tab=alerts';
