import { decimal, percent, wholeNumber } from '../../kit/format.ts';
import { Bar, Block } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { t } from '../../messages.ts';
import type { Status } from './states.tsx';

/** From there on a state is completed (spec: EXPAND-10). */
const COMPLETED_FROM = 80;

/** How far South Carolina is (spec: EXPAND-05). */
export function ScProgress({
  of: { southCarolinaProgress: carolina, growthRate, isMeasured, estimatedTime },
}: {
  of: Status['statistics'];
}) {
  const { completionPercentage, activeCities, totalCities, daysRemaining } = carolina;
  const words = t('expansion.stateCities', { active: activeCities, total: totalCities });
  return (
    <Block title={t('sc.progress')}>
      <Tiles label={t('sc.tiles')}>
        <Tile name="sc.complete" value={percent(completionPercentage)} />
        <Tile name="sc.active" value={wholeNumber(activeCities)} hint={t('sc.ofCities', { total: totalCities })} />
        <Tile
          name="sc.days"
          value={wholeNumber(daysRemaining)}
          hint={
            isMeasured
              ? t('sc.daysHint', { rate: decimal(growthRate) })
              : t('sc.daysPlanned', { rate: decimal(growthRate), estimate: estimatedTime })
          }
        />
      </Tiles>
      <Bar
        label={words}
        value={activeCities}
        max={totalCities}
        tone={completionPercentage >= COMPLETED_FROM ? 'good' : 'warn'}
        text={`${completionPercentage}%`}
      />
    </Block>
  );
}
