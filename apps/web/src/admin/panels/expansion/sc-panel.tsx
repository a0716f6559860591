import { Button } from '../../../ui/button.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { decimal, percent, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Bar, Block } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { trigger } from './actions.ts';
import { NextCities } from './next-cities.tsx';
import { Runs } from './runs.tsx';
import type { Status } from './states.tsx';

const STATE = 'SC';
const EVERY_SECONDS = 30;
const NEXT_SECONDS = 60;

/** SC Progress: how far South Carolina is (spec: SHELL-02, EXPAND-05). */
export const scPanel = definePanel({ body: ScBody });

function ScBody() {
  const status = useLive('getExpansionStatus', {}, { everySeconds: EVERY_SECONDS });
  const next = useLive('listNextCities', {}, { everySeconds: NEXT_SECONDS });
  const runs = useLive('listExpansionRuns', { query: {} }, { everySeconds: EVERY_SECONDS });
  return (
    <>
      <Live of={status} failure={t('expansion.failed')} lines={4}>
        {({ statistics }) => <Progress of={statistics} />}
      </Live>
      <Block title={t('sc.cities')} note={t('expansion.nextNote')} aside={<Expand />}>
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

function Progress({ of: { southCarolinaProgress: carolina, growthRate } }: { of: Status['statistics'] }) {
  const { completionPercentage, activeCities, totalCities, daysRemaining } = carolina;
  const words = t('expansion.stateCities', { active: activeCities, total: totalCities });
  return (
    <Block title={t('sc.progress')}>
      <Tiles label={t('sc.tiles')}>
        <Tile label={t('sc.complete')} value={percent(completionPercentage)} />
        <Tile
          label={t('sc.active')}
          value={wholeNumber(activeCities)}
          hint={t('sc.ofCities', { total: totalCities })}
        />
        <Tile
          label={t('sc.days')}
          value={wholeNumber(daysRemaining)}
          hint={t('sc.daysHint', { rate: decimal(growthRate) })}
        />
      </Tiles>
      <Bar
        label={words}
        value={activeCities}
        max={totalCities}
        tone={completionPercentage >= 80 ? 'good' : 'warn'}
        text={`${completionPercentage}%`}
      />
    </Block>
  );
}

function Expand() {
  const run = useAction(trigger);
  return (
    <Button
      size="sm"
      variant="primary"
      pending={run.isPending}
      onClick={() => void run.run({ body: { state: STATE } })}
    >
      {t('sc.run')}
    </Button>
  );
}
