import { ALERT_RULE_NAMES, ALERT_RULES, type Endpoints, type ToldAlertRuleState, type ToldOf } from '@marquee/contract';
import { alertLooks } from '@marquee/db';
import { say } from '@marquee/kernel';
import type { NowDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';
import { FIGURES } from './figures.ts';
import { firingOf, openFirings } from './list-firing.ts';
import { readFacts } from './read-facts.ts';
import { recipients } from './recipients.ts';
import { readSettings, unchanged } from './settings.ts';
import { silenceRecord } from './silence-alerts.ts';
import { silenceOf, silencesNow } from './silences.ts';
import { readWebhook, webhookOf } from './webhook.ts';
import { RULE_PATHS } from './words.ts';

const COMPARED = ['isOn', 'threshold', 'severity', 'byMail', 'byWebhook', 'againHours'] as const;

/** What is watched with its figures now, what fires, who is told, what is silenced. Reads about what a look of the schedule reads. */
export async function alertBoard(deps: NowDeps): Promise<ToldOf<Endpoints['getAlerts']>> {
  const [settings, firings, silences, facts, people, webhook, [looked]] = await Promise.all([
    readSettings(deps),
    openFirings(deps),
    silencesNow(deps),
    readFacts(deps),
    recipients(deps),
    readWebhook(deps),
    deps.db.select().from(alertLooks).limit(1),
  ]);
  const rules = ALERT_RULE_NAMES.map((rule): ToldAlertRuleState => {
    const { changes, changedAt, changedBy, ...setting } = settings[rule];
    const path = RULE_PATHS[rule];
    const { unit, least, most } = ALERT_RULES[rule];
    const made = unchanged(rule);
    const firing = firings.find((open) => open.rule === rule);
    const silence = silenceOf(silences, rule);
    return {
      rule,
      title: say(`alert.title.${rule}`),
      about: say(`alert.about.${rule}`),
      path,
      unit,
      least,
      most,
      ...FIGURES[rule](facts),
      ...setting,
      isChanged: COMPARED.some((field) => setting[field] !== made[field]),
      version: changes,
      changedAt: isoOf(changes === 0 ? null : changedAt),
      changedBy: changes === 0 ? null : changedBy,
      firing: firing ? firingOf(firing, silences) : null,
      silence: silence ? silenceRecord(silence) : null,
    };
  });
  return {
    at: isoOf(deps.clock.now()),
    lookedAt: isoOf(looked?.at ?? null),
    rules,
    silences: silences.map(silenceRecord),
    webhook: webhookOf(webhook),
    recipients: people,
  };
}
