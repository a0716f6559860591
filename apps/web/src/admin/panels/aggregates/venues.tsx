import type { AggregateVenue } from '@marquee/contract';
import { defineRows } from '../../kit/define-rows.ts';
import { percent } from '../../kit/format.ts';
import { OutLink, ToneBadge } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { t } from '../../messages.ts';

/** Spec: AGG-05. */
const MOST_INDICATORS = 3;

const venues = defineRows<AggregateVenue>({
  id: 'venues',
  caption: t('aggregate.venues'),
  rowKey: ({ url }) => url,
  columns: [
    { field: 'name', label: t('word.venue') },
    {
      field: 'confidence',
      label: t('aggregate.confidence'),
      number: true,
      show: ({ confidence }) => percent(confidence),
    },
    { field: 'url', label: t('word.url'), long: true, from: 560, show: ({ url }) => <OutLink url={url} /> },
    { field: 'sourceContext', label: t('aggregate.context'), long: true, from: 760 },
    {
      field: 'eventIndicators',
      label: t('aggregate.indicators'),
      from: 900,
      show: (row) => row.eventIndicators.slice(0, MOST_INDICATORS).join(', ') || '–',
    },
    {
      field: 'isKnown',
      label: t('word.status'),
      show: ({ isKnown }) => (
        <ToneBadge tone={isKnown ? 'neutral' : 'info'}>{t(isKnown ? 'aggregate.known' : 'aggregate.new')}</ToneBadge>
      ),
    },
  ],
  empty: t('aggregate.noVenues'),
});

/** The venues that a site lists, at most so many; `isKnown`: they are sources or sites to check already. */
export function Venues({ of: rows, most }: { of: readonly AggregateVenue[]; most: number }) {
  return <RowList of={venues} rows={rows.slice(0, most)} />;
}
