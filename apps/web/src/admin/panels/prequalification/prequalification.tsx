import { percent, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block, Columns } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useHasModel } from '../../kit/use-has-model.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { blockedDomains, checkedDomains, failingDomains } from './domains.tsx';
import { SiteTester } from './site-tester.tsx';

/** Spec: CALL-139, CALL-140. */
const EVERY_SECONDS = 30;

/** What checks without a model save, and the domains that fail them (spec: PREQ-01 to PREQ-05). */
export function Prequalification() {
  const dashboard = useLive('getMarqueeDashboard', {}, { everySeconds: EVERY_SECONDS });
  const metrics = useLive('getPrequalificationMetrics', {}, { everySeconds: EVERY_SECONDS });
  const hasModel = useHasModel();
  const estimate = t(hasModel ? 'preq.estimate' : 'preq.noModel');
  const rate = (value: number | null) => (value === null ? t('discan.noData') : percent(value));
  return (
    <>
      <Block title={t('preq.title')} note={t('preq.note')}>
        <Live of={dashboard} lines={3}>
          {({ overview, tokenEfficiency }) => (
            <Tiles label={t('preq.title')}>
              <Tile name="preq.saved" value={hasModel ? wholeNumber(overview.totalTokensSaved) : '–'} hint={estimate} />
              <Tile
                name="preq.costSaved"
                value={hasModel ? `$${overview.totalCostSavings.toFixed(2)}` : '–'}
                hint={estimate}
              />
              <Tile
                name="preq.success"
                value={rate(overview.averageSuccessRate)}
                hint={metrics.data && t('preq.domains', { count: metrics.data.totalDomains })}
              />
              <Tile name="preq.blocks" value={wholeNumber(overview.activeBlocks)} />
              <Tile name="preq.efficiency" value={hasModel ? rate(tokenEfficiency.efficiency) : '–'} hint={estimate} />
            </Tiles>
          )}
        </Live>
      </Block>
      <Columns>
        <Block title={t('preq.daily')} note={t('preq.dailyNote')}>
          <Live of={dashboard} lines={2}>
            {({ today }) => (
              <Tiles label={t('preq.daily')}>
                <Tile name="preq.used" value={wholeNumber(today.tokensUsed)} />
                <Tile name="preq.cost" value={`$${today.estimatedCost.toFixed(4)}`} />
                <Tile name="preq.requests" value={wholeNumber(today.requests)} />
              </Tiles>
            )}
          </Live>
        </Block>
        <SiteTester />
      </Columns>
      <Block title={t('preq.blocked')} note={t('preq.blockedNote')}>
        <Live of={dashboard}>{({ domainHealth }) => <RowList of={blockedDomains} rows={domainHealth} />}</Live>
      </Block>
      <Block title={t('preq.recent')}>
        <Live of={dashboard}>{({ recentActivity }) => <RowList of={checkedDomains} rows={recentActivity} />}</Live>
      </Block>
      <Block title={t('preq.failing')}>
        <Live of={metrics}>{({ topFailingDomains }) => <RowList of={failingDomains} rows={topFailingDomains} />}</Live>
      </Block>
    </>
  );
}
