import type { QualityTier } from '@marquee/contract';
import { Donut } from '../../kit/charts/donut.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { decimal, percent, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { Tester } from './tester.tsx';
import { ACTION_WORDS, TIER_COLORS, TIER_NAMES } from './tiers.ts';

/** Spec: CALL-143. */
const EVERY_SECONDS = 30;
const TIERS: readonly QualityTier[] = [1, 2, 3, 4];

/** The quality of stored events, and a tester for the rules (spec: TIER-01 to TIER-05). */
export const tiersPanel = definePanel({ body: TieredQualityBody });

function TieredQualityBody() {
  const metrics = useLive('getQualityMetrics', {}, { everySeconds: EVERY_SECONDS });
  return (
    <>
      <Live of={metrics} lines={6}>
        {({ totalProcessed, tierDistribution, enhancementRate, averageQualityScore, tokenEfficiency }) => (
          <>
            <Tiles label={t('quality.tiles')}>
              <Tile name="quality.processed" value={wholeNumber(totalProcessed)} />
              <Tile name="quality.enhanced" value={percent(enhancementRate * 100)} />
              <Tile
                name="quality.average"
                value={averageQualityScore === null ? '–' : percent(averageQualityScore * 100)}
              />
              <Tile
                name="quality.efficiency"
                value={decimal(tokenEfficiency)}
                hint={t(tokenEfficiency === null ? 'quality.noTokens' : 'quality.efficiencyHint')}
              />
            </Tiles>
            <Block title={t('quality.distribution')} note={t('quality.distributionNote')}>
              <Donut
                label={t('quality.distribution')}
                whole={t('quality.events')}
                format={wholeNumber}
                empty={t('quality.noEvents')}
                parts={TIERS.map((tier) => ({
                  name: `${tier} · ${t(TIER_NAMES[tier])} – ${t(ACTION_WORDS[tier])}`,
                  value: tierDistribution[tier],
                  color: TIER_COLORS[tier],
                }))}
              />
            </Block>
          </>
        )}
      </Live>
      <Tester />
    </>
  );
}
