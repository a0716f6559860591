import { decimal, dollars, percent, tokenCount, wholeNumber } from '../../kit/format.ts';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { t } from '../../messages.ts';
import type { Simulation } from './strategies.ts';

/** What the strategies save together (spec: OPTIM-03); all measured, or "No data yet". */
export function SavingTiles({ of: { totalSavings, monthlySavings, tokenReduction, basis } }: { of: Simulation }) {
  const none = t('word.noData');
  return (
    <Tiles label={t('efficiency.saved')}>
      <Tile name="efficiency.percent" value={totalSavings === null ? none : percent(totalSavings)} />
      <Tile name="efficiency.monthly" value={monthlySavings === null ? none : dollars(monthlySavings * 100)} />
      <Tile name="efficiency.daily" value={tokenReduction === null ? none : tokenCount(tokenReduction)} />
      <Tile
        name="efficiency.basis"
        value={basis.calls === 0 ? none : wholeNumber(basis.calls)}
        hint={
          basis.calls > 0 &&
          `${t('efficiency.basisHint', { avoided: wholeNumber(basis.avoided) })}, ${t('efficiency.basisDays', { days: decimal(basis.days) })}`
        }
      />
    </Tiles>
  );
}
