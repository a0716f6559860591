import { dollars, wholeNumber } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { t } from '../../messages.ts';
import { useAdvertising } from './use-advertising.ts';

const SYSTEM = {
  online: { word: 'ads.online', text: null, tone: 'good' },
  'no-key': { word: 'ads.noKey', text: 'ads.noKeyText', tone: 'bad' },
  'no-payments': { word: 'ads.noPayments', text: 'ads.noPaymentsText', tone: 'warn' },
} as const;

/** Four cards (spec: ADS-02), with what is so. */
export function AdFigures() {
  const found = useAdvertising();
  return (
    <Live of={found} lines={4}>
      {({ activeCampaigns, monthlyRevenue, activeAdvertisers, system, pending, refusedToday }) => {
        const { word, text, tone } = SYSTEM[system];
        return (
          <Tiles label={t('ads.figures')}>
            <Tile
              name="ads.activeCampaigns"
              value={wholeNumber(activeCampaigns)}
              hint={t('ads.pendingHint', { n: pending })}
            />
            <Tile
              name="ads.monthlyRevenue"
              value={monthlyRevenue === 0 ? '$0' : dollars(Math.round(monthlyRevenue * 100))}
              hint={t('ads.monthlyHint')}
            />
            <Tile name="ads.activeAdvertisers" value={wholeNumber(activeAdvertisers)} />
            <Tile
              name="ads.systemStatus"
              value={t(word)}
              tone={tone}
              hint={text ? t(text) : t('ads.refused', { n: refusedToday })}
            />
          </Tiles>
        );
      }}
    </Live>
  );
}
