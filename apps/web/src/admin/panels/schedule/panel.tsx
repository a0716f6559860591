import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Ago, Block, Facts } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { ConfigureDialog } from './configure.tsx';
import { inTime, Processes } from './processes.tsx';
import { toggleSchedule } from './schedule-actions.ts';
import { StatusTiles } from './status.tsx';

/** Spec: S1§7, CALL-070; CALL-069 more often. */
const EVERY_SECONDS = 10;
const STATUS_SECONDS = 5;

/** System Scheduling: what runs, when, and its settings (spec: SCHED-01 to SCHED-09). */
export const schedulePanel = definePanel({ body: SchedulingBody });

function SchedulingBody() {
  const status = useLive('getSchedulerStatus', {}, { everySeconds: STATUS_SECONDS });
  const all = useLive('listSchedules', {}, { everySeconds: EVERY_SECONDS });
  const config = useLive('getScheduleConfig', {}, { everySeconds: EVERY_SECONDS });
  return (
    <>
      <Live of={all} failure={t('schedule.loadFailed')} lines={3}>
        {(answer) => <StatusTiles of={answer} isRunning={status.data?.isRunning ?? answer.isRunning} />}
      </Live>
      <Block
        title={t('schedule.processes')}
        note={t('schedule.processesNote')}
        aside={status.data && <Buttons isRunning={status.data.isRunning} />}
      >
        <Live of={all} failure={t('schedule.loadFailed')} lines={4}>
          {({ schedules }) => <Processes rows={schedules} />}
        </Live>
      </Block>
      <Live of={config} failure={t('schedule.loadFailed')} lines={6}>
        {(answer) => <Configuration config={answer} />}
      </Live>
    </>
  );
}

/** Start or stop, of the scheduler and of all below it (docs/spec/decisions.md 78). */
function Buttons({ isRunning }: { isRunning: boolean }) {
  const toggle = useAction(toggleSchedule);
  const { confirm, confirmation } = useConfirm();
  const send = (system: 'scheduler' | 'all', enabled: boolean) => toggle.run({ body: { system, enabled } });
  async function stop(system: 'scheduler' | 'all'): Promise<void> {
    const isAll = system === 'all';
    const confirmLabel = t(isAll ? 'schedule.stopAll' : 'schedule.stop');
    const description = t(isAll ? 'schedule.stopAllAsk' : 'schedule.stopAsk');
    if (await confirm({ title: confirmLabel, description, confirmLabel, danger: true })) await send(system, false);
  }
  const pending = toggle.isPending;
  return (
    <div className={styles.buttons}>
      {isRunning ? (
        <Button size="sm" disabled={pending} onClick={() => void stop('scheduler')}>
          {t('schedule.stop')}
        </Button>
      ) : (
        <Button size="sm" variant="primary" disabled={pending} onClick={() => void send('scheduler', true)}>
          {t('schedule.start')}
        </Button>
      )}
      <Button size="sm" disabled={pending} onClick={() => void send('all', true)}>
        {t('schedule.startAll')}
      </Button>
      <Button size="sm" disabled={pending} onClick={() => void stop('all')}>
        {t('schedule.stopAll')}
      </Button>
      {confirmation}
    </div>
  );
}

function Configuration({ config }: { config: Answer<'getScheduleConfig'> }) {
  const [isOpen, setOpen] = useState(false);
  const { effective, intervals } = config;
  const { minScrapingInterval, discoveryInterval } = intervals.continuousScraper;
  const inForce = (ms: number, set: number) =>
    ms === set ? inTime(ms) : `${inTime(ms)} (${t('schedule.setTo', { every: inTime(set) })})`;
  return (
    <Block
      title={t('schedule.details')}
      aside={
        <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
          {t('word.configure')}
        </Button>
      }
    >
      <Facts
        facts={[
          [t('schedule.version'), config.version],
          [t('schedule.updated'), <Ago key="at" at={config.lastUpdated} never={t('schedule.unchanged')} />],
          ...(config.updatedBy === null ? [] : [[t('schedule.by'), config.updatedBy] as const]),
          [t('schedule.floor'), inForce(effective.scrapingMs, minScrapingInterval)],
          [t('schedule.discovery'), inForce(effective.discoveryMs, discoveryInterval)],
          [t('schedule.newSource'), inTime(effective.newSourceMs)],
          [t('schedule.concurrent'), wholeNumber(effective.maxConcurrent)],
          [t('schedule.delay'), t('schedule.milliseconds', { ms: wholeNumber(effective.delayMs) })],
        ]}
      />
      <p className={styles.nothing}>{t('schedule.adaptive')}</p>
      {isOpen && <ConfigureDialog config={config} onClose={() => setOpen(false)} />}
    </Block>
  );
}
