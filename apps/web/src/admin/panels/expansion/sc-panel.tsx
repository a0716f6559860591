import { definePanel } from '../../kit/define-panel.tsx';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { NextCities } from './next-cities.tsx';
import { RunButton } from './run-button.tsx';
import { Runs } from './runs.tsx';
import { ScProgress } from './sc-progress.tsx';

const STATE = 'SC';
const EVERY_SECONDS = 30;
const NEXT_SECONDS = 60;

/** SC Progress: how far South Carolina is (spec: SHELL-02, EXPAND-05). */
export const scPanel = definePanel({ body: ScBody });

function ScBody() {
  const status = useLive('getExpansionStatus', {}, { everySeconds: EVERY_SECONDS });
  const settings = useLive('getExpansionSettings', {}, { everySeconds: EVERY_SECONDS });
  const next = useLive('listNextCities', {}, { everySeconds: NEXT_SECONDS });
  const runs = useLive('listExpansionRuns', { query: {} }, { everySeconds: EVERY_SECONDS });
  return (
    <>
      <Live of={status} failure={t('expansion.failed')} lines={4}>
        {({ statistics }) => <ScProgress of={statistics} />}
      </Live>
      <Block
        title={t('sc.cities')}
        note={t('expansion.nextNote')}
        aside={
          settings.data && (
            <div className={styles.buttons}>
              <RunButton settings={settings.data} label={t('sc.run')} state={STATE} />
            </div>
          )
        }
      >
        <Live of={next} failure={t('expansion.failed')} lines={6}>
          {(rows) => <NextCities rows={rows.filter(({ state }) => state === STATE)} />}
        </Live>
      </Block>
      <Block title={t('sc.runs')} note={t('expansion.onTheirWayNote')}>
        <Live of={runs} failure={t('expansion.failed')} lines={4}>
          {(answer) => <Runs rows={answer.runs.filter(({ state }) => state === STATE)} />}
        </Live>
      </Block>
    </>
  );
}
