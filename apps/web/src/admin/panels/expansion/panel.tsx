import { useState } from 'react';
import { stateName } from '../../../messages/states.ts';
import { Button } from '../../../ui/button.tsx';
import type { Answer } from '../../kit/calls.ts';
import { definePanel } from '../../kit/define-panel.tsx';
import { decimal, tokenCount, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Columns } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { NextCities } from './next-cities.tsx';
import { RunButton } from './run-button.tsx';
import { Decisions, Runs } from './runs.tsx';
import { ScProgress } from './sc-progress.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { States, StatesMap, type Status } from './states.tsx';
import { Tokens } from './tokens.tsx';

/** Spec: CALL-045, CALL-047, CALL-050; CALL-046 every minute. */
const EVERY_SECONDS = 30;
const NEXT_SECONDS = 60;

/** Autonomous Expansion Control (spec: EXPAND-01 to EXPAND-11). */
export const expansionPanel = definePanel({ body: ExpansionBody });

function ExpansionBody() {
  const status = useLive('getExpansionStatus', {}, { everySeconds: EVERY_SECONDS });
  const settings = useLive('getExpansionSettings', {}, { everySeconds: EVERY_SECONDS });
  const budget = useLive('getTokenBudget', {}, { everySeconds: EVERY_SECONDS });
  const next = useLive('listNextCities', {}, { everySeconds: NEXT_SECONDS });
  const runs = useLive('listExpansionRuns', { query: {} }, { everySeconds: EVERY_SECONDS });
  return (
    <>
      <Live of={settings} failure={t('expansion.failed')} lines={3}>
        {(set) => <StatusTiles settings={set} status={status.data} budget={budget.data} />}
      </Live>
      <Block
        title={t('expansion.next')}
        note={t('expansion.nextNote')}
        aside={settings.data && <Buttons settings={settings.data} />}
      >
        <Live of={next} failure={t('expansion.failed')} lines={6}>
          {(rows) => <NextCities rows={rows} />}
        </Live>
      </Block>
      <Live of={runs} failure={t('expansion.failed')} lines={4}>
        {(answer) => (
          <>
            <Block title={t('expansion.onTheirWay')} note={t('expansion.onTheirWayNote')}>
              <Runs rows={answer.runs} />
            </Block>
            <Columns>
              <Block title={t('expansion.decisions')}>
                <Decisions of={answer.rounds} />
              </Block>
              <Live of={budget} lines={3}>
                {(data) => <Tokens of={data} />}
              </Live>
            </Columns>
          </>
        )}
      </Live>
      <Live of={status} failure={t('expansion.failed')} lines={8}>
        {(answer) => (
          <>
            <States of={answer} />
            <Columns wide>
              <StatesMap of={answer} />
              <ScProgress of={answer.statistics} />
            </Columns>
          </>
        )}
      </Live>
    </>
  );
}

function Buttons({ settings }: { settings: Answer<'getExpansionSettings'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.buttons}>
      <RunButton settings={settings} label={t('expansion.runDaily')} />
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('word.configure')}
      </Button>
      {isOpen && <SettingsDialog settings={settings} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface TilesProps {
  settings: Answer<'getExpansionSettings'>;
  status: Status | undefined;
  budget: Answer<'getTokenBudget'> | undefined;
}

function StatusTiles({ settings, status, budget }: TilesProps) {
  const plan = status?.statistics;
  const current = status?.stateProgress.find(({ state }) => state === plan?.currentState);
  return (
    <Tiles label={t('expansion.tiles')}>
      <Tile
        name="expansion.status"
        value={t(settings.enabled ? 'expansion.active' : 'expansion.paused')}
        tone={settings.enabled ? 'good' : 'warn'}
        hint={settings.because ?? t('expansion.every', { interval: settings.interval })}
      />
      <Tile
        name="expansion.today"
        value={wholeNumber(settings.startedToday)}
        hint={t('expansion.ofDay', { max: settings.maxDailyCities })}
      />
      <Tile
        name="expansion.tokens"
        value={budget ? tokenCount(budget.totalRemaining) : '–'}
        hint={budget && t('expansion.reset', { hours: decimal(budget.openaiUsage.resetInHours) })}
      />
      <Tile
        name="expansion.target"
        value={plan ? wholeNumber(plan.targetCities) : '–'}
        hint={current && t('expansion.targetOf', { state: stateName(current.state, current.name) })}
      />
      <Tile
        name="expansion.time"
        value={plan?.estimatedTime ?? '–'}
        hint={
          plan && (plan.isMeasured ? t('expansion.measured', { days: plan.measuredDays }) : t('expansion.plannedTime'))
        }
      />
      <Tile
        name="expansion.rate"
        value={plan ? t('expansion.rateValue', { rate: decimal(plan.growthRate) }) : '–'}
        hint={
          plan &&
          (plan.isMeasured
            ? t('expansion.measuredRate', { days: plan.measuredDays })
            : t('expansion.plannedRate', { max: settings.maxDailyCities }))
        }
      />
    </Tiles>
  );
}
