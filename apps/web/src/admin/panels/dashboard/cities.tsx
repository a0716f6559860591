import { Link } from '../../../ui/link.tsx';
import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { failureTone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

type City = Answer<'getDashboard'>['cities'][number];

const WORDS = { good: 'dash.healthGood', warn: 'dash.healthWarn', bad: 'dash.healthBad' } as const;

/** By the share of failing sources. */
function healthOf({ failing, sources }: City) {
  const tone = failureTone((failing / Math.max(1, sources)) * 100);
  const word = tone === 'good' || tone === 'warn' ? tone : 'bad';
  return <ToneBadge tone={tone}>{t(WORDS[word])}</ToneBadge>;
}

const cities = defineRows<City>({
  id: 'cities',
  caption: t('dash.cities'),
  rowKey: ({ slug }) => slug,
  columns: [
    {
      field: 'city',
      label: t('dash.city'),
      stays: true,
      show: ({ city, state }) => (
        <Link to={`/admin/scraping?${new URLSearchParams({ tab: 'sources', city, state })}`}>
          {`${city}, ${state}`}
        </Link>
      ),
      csv: ({ city, state }) => `${city}, ${state}`,
    },
    { field: 'slug', label: t('dash.health'), show: healthOf },
    { field: 'upcoming', label: t('dash.upcoming'), as: 'count', from: 420 },
    { field: 'sources', label: t('dash.citySources'), as: 'count', from: 560 },
    { field: 'failing', label: t('dash.failing'), as: 'count', from: 640 },
    { field: 'lastRead', label: t('dash.lastRead'), as: 'age' },
  ],
  empty: t('dash.citiesEmpty'),
});

/** Health, events and freshness of the cities that need it most. */
export function Cities({ of: rows }: { of: readonly City[] }) {
  return (
    <Block title={t('dash.cities')} note={t('dash.citiesNote')}>
      <RowList of={cities} rows={rows} />
    </Block>
  );
}
