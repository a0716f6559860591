import { ALERT_RULE_NAMES, type AlertRule } from '@marquee/contract';
import { alertFirings, alertLooks, committed, plus, type Statement, write } from '@marquee/db';
import { type Instant, newId } from '@marquee/kernel';
import { and, eq, isNull } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';
import { FIGURES, type Reading } from './figures.ts';
import { readFacts } from './read-facts.ts';
import { recipients } from './recipients.ts';
import { type RuleSettings, readSettings } from './settings.ts';
import { type SilenceRow, silenceOf, silencesNow } from './silences.ts';
import { type Step, stepOf } from './step.ts';
import { type Audience, tell } from './tell.ts';
import { MAIN, readWebhook } from './webhook.ts';

type Firing = typeof alertFirings.$inferSelect;

interface Looked {
  rule: AlertRule;
  setting: RuleSettings;
  reading: Reading;
  firing: Firing | undefined;
  silence: SilenceRow | undefined;
  audience: Audience;
  now: Instant;
}

/**
 * Looks at every rule once: compares its figure, and tells administrators what changed (BEY-43). Each rule's change is one commit with its
 * letters and calls. Of two looks at once the second finds the change made and does nothing. Returns how many changes were told.
 */
export async function watchAlerts(deps: ChangeDeps): Promise<number> {
  const now = deps.clock.now();
  const [settings, firings, silences, facts, people, webhook] = await Promise.all([
    readSettings(deps),
    deps.db.select().from(alertFirings).where(isNull(alertFirings.resolvedAt)),
    silencesNow(deps),
    readFacts(deps),
    recipients(deps),
    readWebhook(deps),
  ]);
  const host = webhook?.isOn ? new URL(webhook.url).host : null;
  let told = 0;
  for (const rule of ALERT_RULE_NAMES) {
    const setting = settings[rule];
    const firing = firings.find((open) => open.rule === rule);
    const silence = silenceOf(silences, rule);
    const reading = FIGURES[rule](facts);
    const step = stepOf({
      setting,
      figure: reading.figure,
      open: firing ?? null,
      isSilenced: silence !== undefined,
      now,
    });
    const audience = { mail: setting.byMail ? people : [], webhook: setting.byWebhook ? host : null };
    const isMade = await make(deps, step, { rule, setting, reading, firing, silence, audience, now });
    if (isMade && 'tell' in step && step.tell !== null) told += 1;
  }
  const looked = { id: MAIN, at: now };
  await deps.db.insert(alertLooks).values(looked).onConflictDoUpdate({ target: alertLooks.id, set: looked });
  return told;
}

/** Commits one step; false if there is nothing to do, or another look was first. */
async function make(deps: ChangeDeps, step: Step, looked: Looked): Promise<boolean> {
  if (step.kind === 'none') return false;
  if (step.kind === 'silenced' && looked.firing?.silencedBy === looked.silence?.by) return false;
  const { guard, statements } = looked.firing ? changed(deps, step, looked, looked.firing) : fired(deps, step, looked);
  return committed(deps.db, statements, [guard]);
}

interface Commit {
  guard: Statement;
  statements: Statement[];
}

function fired(deps: ChangeDeps, step: Step, { rule, setting, reading, silence, audience, now }: Looked): Commit {
  const { severity, threshold } = setting;
  const figure = reading.figure ?? 0;
  const news = 'tell' in step ? step.tell : null;
  const firing = {
    id: newId(deps.clock, deps.random),
    rule,
    severity,
    firedAt: now,
    figure,
    threshold,
    worst: figure,
    detail: reading.detail,
    toldAt: news === null ? null : now,
    silencedBy: silence?.by ?? null,
  };
  const told = { firingId: firing.id, rule, severity, firedAt: now, figure, threshold, detail: reading.detail };
  return {
    guard: write.insert(alertFirings).values(firing).onConflictDoNothing(),
    statements: news === null ? [] : tell(deps, { ...told, news }, audience).statements,
  };
}

function changed(deps: ChangeDeps, step: Step, looked: Looked, firing: Firing): Commit {
  const { rule, setting, reading, silence, audience, now } = looked;
  const figure = reading.figure ?? 0;
  const news = 'tell' in step ? step.tell : null;
  const worst = Math.max(firing.worst, figure);
  const current = { figure, worst, detail: reading.detail, threshold: setting.threshold, severity: setting.severity };
  const changes: Partial<Firing> = {
    none: {},
    fire: {},
    tell: { ...current, toldAt: now, calmSince: null },
    silenced: { ...current, silencedBy: silence?.by ?? null, calmSince: null },
    worse: { worst },
    stir: { calmSince: null, worst },
    calm: { calmSince: now },
    resolve: {
      resolvedAt: now,
      ending: 'ending' in step ? step.ending : null,
      ...(silence ? { silencedBy: silence.by } : {}),
    },
  }[step.kind];
  const told = { firingId: firing.id, rule, severity: setting.severity, firedAt: firing.firedAt, figure };
  return {
    guard: write
      .update(alertFirings)
      .set({ ...changes, revision: plus(alertFirings.revision, 1) })
      .where(
        and(
          eq(alertFirings.id, firing.id),
          eq(alertFirings.revision, firing.revision),
          isNull(alertFirings.resolvedAt),
        ),
      ),
    statements:
      news === null
        ? []
        : tell(deps, { ...told, threshold: setting.threshold, detail: reading.detail, news }, audience).statements,
  };
}
