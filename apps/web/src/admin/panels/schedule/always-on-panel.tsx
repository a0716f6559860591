import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Processes, processName } from './processes.tsx';
import { startEngine, stopEngine } from './schedule-actions.ts';

/** Spec: S2§7, CALL-149. */
const EVERY_SECONDS = 5;
const PROCESSES = ['discovery', 'scraping', 'expansion', 'optimization'] as const;

/** Always-On Engine: the scheduler's fast profile (spec: ALWAYS-01 to ALWAYS-03; docs/spec/decisions.md 76). */
export const alwaysOnPanel = definePanel({ body: AlwaysOnBody });

function AlwaysOnBody() {
  const status = useLive('getAlwaysOn', {}, { everySeconds: EVERY_SECONDS });
  const all = useLive('listSchedules', {}, { everySeconds: EVERY_SECONDS });
  return (
    <>
      <Live of={status} failure={t('engine.loadFailed')} lines={5}>
        {(answer) => <Engine status={answer} />}
      </Live>
      <Block title={t('engine.now')} note={t('engine.nowNote')}>
        <Live of={all} failure={t('schedule.loadFailed')} lines={4}>
          {({ schedules }) => <Processes rows={schedules} />}
        </Live>
      </Block>
    </>
  );
}

function Engine({ status: { isActive, processes, intervals } }: { status: Answer<'getAlwaysOn'> }) {
  const isShutDown = useLive('getSystemControls', {}).data?.globalControls.emergencyShutdown.active ?? false;
  return (
    <Block
      title={t('engine.title')}
      note={t('engine.note')}
      aside={
        <div className={styles.autoRefresh}>
          <ToneBadge tone={isActive ? 'good' : 'neutral'}>
            {t(isActive ? 'engine.badge.on' : 'engine.badge.off')}
          </ToneBadge>
          <EngineButton isActive={isActive} isShutDown={isShutDown} />
        </div>
      }
    >
      {isShutDown && !isActive && <p className={styles.quiet}>{t('engine.shutDown')}</p>}
      {!isActive && <p className={styles.quiet}>{t('engine.whyStopped')}</p>}
      <Tiles label={t('engine.processes')}>
        {PROCESSES.map((process) => (
          <Tile
            key={process}
            name="engine.process"
            label={processName(process)}
            value={
              <ToneBadge tone={processes[process] ? 'good' : 'neutral'}>
                {t(processes[process] ? 'schedule.running' : 'schedule.stopped')}
              </ToneBadge>
            }
            hint={t('engine.minutes', { minutes: intervals[process] })}
          />
        ))}
      </Tiles>
    </Block>
  );
}

/** Start only when stopped, Stop only when active (spec: ALWAYS-01). */
function EngineButton({ isActive, isShutDown }: { isActive: boolean; isShutDown: boolean }) {
  const start = useAction(startEngine);
  const stop = useAction(stopEngine);
  const { confirm, confirmation } = useConfirm();
  async function pressStop(): Promise<void> {
    const confirmLabel = t('engine.stop');
    if (await confirm({ title: confirmLabel, description: t('engine.stopAsk'), confirmLabel }))
      await stop.run({ body: undefined });
  }
  return (
    <>
      {isActive ? (
        <Button size="sm" pending={stop.isPending} onClick={() => void pressStop()}>
          {t('engine.stop')}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="primary"
          pending={start.isPending}
          disabled={isShutDown}
          onClick={() => void start.run({ body: undefined })}
        >
          {t('engine.start')}
        </Button>
      )}
      {confirmation}
    </>
  );
}
