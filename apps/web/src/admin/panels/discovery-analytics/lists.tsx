import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { percent } from '../../kit/format.ts';
import { ToneBadge } from '../../kit/parts.tsx';
import { efficiencyTone, wasteTone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

export type Analytics = Answer<'getDiscoveryAnalytics'>;
type City = Analytics['cityAnalysis'][number];
type Session = Analytics['recentSessions'][number];

function Waste({ of: waste }: { of: number | null }) {
  return waste === null ? t('discan.noData') : <ToneBadge tone={wasteTone(waste)}>{percent(waste)}</ToneBadge>;
}

/** Spec: DISCAN-02: eight cities, as the server sends them. */
export const cityWaste = defineRows<City>({
  id: 'cities',
  caption: t('discan.byCity'),
  rowKey: ({ city }) => city,
  columns: [
    { field: 'city', label: t('word.city') },
    { field: 'sessions', label: t('discan.sessionsColumn'), number: true, sortable: true },
    {
      field: 'averageWaste',
      label: t('discan.wasteColumn'),
      number: true,
      sortable: true,
      show: ({ averageWaste: waste }) => <Waste of={waste === null ? null : Math.round(waste * 1_000) / 10} />,
    },
    { field: 'estimatedWastedTokens', label: t('discan.wastedTokens'), as: 'count', from: 560 },
    { field: 'totalTokens', label: t('discan.tokensColumn'), as: 'count', from: 480 },
  ],
  empty: t('discan.noSessions'),
});

/** Spec: DISCAN-02: ten sessions. */
export const recentSessions = defineRows<Session>({
  id: 'sessions',
  caption: t('discan.recent'),
  rowKey: ({ sessionId }) => sessionId,
  columns: [
    { field: 'city', label: t('word.city'), show: ({ city, state }) => `${city}, ${state}` },
    { field: 'timestamp', label: t('discan.when'), from: 420, as: 'age' },
    { field: 'validCount', label: t('word.sources'), number: true },
    { field: 'totalSources', label: t('discan.ofSites'), number: true },
    { field: 'tokenCost', label: t('discan.tokensColumn'), number: true, from: 620 },
    {
      field: 'isWasteful',
      label: t('discan.efficiencyColumn'),
      number: true,
      from: 720,
      show: ({ wastePercentage: waste }) =>
        waste === null ? (
          t('discan.noData')
        ) : (
          <ToneBadge tone={efficiencyTone(100 - waste)}>{percent(100 - waste)}</ToneBadge>
        ),
    },
    {
      field: 'wastePercentage',
      label: t('discan.wasteColumn'),
      number: true,
      show: (row) => <Waste of={row.wastePercentage} />,
    },
  ],
  empty: t('discan.noSessions'),
});
