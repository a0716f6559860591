import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

const EVERY_SECONDS = 60;

type Unmet = Answer<'listUnmetRequests'>['items'][number];

/** What visitors ask the concierge for and a city does not have. */
export function UnmetRequests() {
  const unmet = useLive('listUnmetRequests', {}, { everySeconds: EVERY_SECONDS });
  return (
    <Block title={t('unmet.title')} note={t('unmet.note')}>
      <Live of={unmet} failure={t('unmet.failed')} lines={6}>
        {({ items }) => <RowList of={unmetRows} rows={items} />}
      </Live>
    </Block>
  );
}

const unmetRows = defineRows<Unmet>({
  id: 'unmet',
  caption: t('unmet.title'),
  rowKey: ({ asked, city, state }) => `${asked} ${city} ${state}`,
  searchLabel: t('unmet.search'),
  search: ({ asked, city }) => `${asked} ${city}`,
  csvName: 'unmet-requests',
  columns: [
    { field: 'asked', label: t('unmet.asked'), show: ({ asked }) => asked || t('unmet.any') },
    { field: 'city', label: t('word.city'), sortable: true, show: ({ city, state }) => `${city}, ${state}` },
    { field: 'why', label: t('unmet.why'), from: 560, show: ({ why }) => t(`unmet.why.${why}`) },
    { field: 'sessions', label: t('unmet.sessions'), number: true, sortable: true },
    { field: 'lastAt', label: t('unmet.last'), from: 480, sortable: true, as: 'age' },
  ],
  empty: t('unmet.none'),
});
