import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { localDay } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

type Fix = Answer<'listRecentFixes'>['fixes'][number];

const fixes = defineRows<Fix>({
  id: 'fixes',
  caption: t('repair.recent'),
  rowKey: ({ eventId, at }) => `${eventId} ${at}`,
  columns: [
    {
      field: 'title',
      label: t('word.event'),
      stays: true,
      show: ({ title, source }) => (
        <>
          <bdi>{title}</bdi>
          <span className={styles.under}>
            <bdi>{source}</bdi>
          </span>
        </>
      ),
    },
    { field: 'startDate', label: t('repair.startDate'), from: 420, show: ({ startDate }) => localDay(startDate) },
    { field: 'result', label: t('repair.result'), from: 640 },
    { field: 'at', label: t('word.when'), as: 'age' },
  ],
  empty: t('repair.recentNone'),
});

/** The five most recent fixes (spec: DQ-05). */
export function RecentFixes() {
  return (
    <Block title={t('repair.recent')} note={t('repair.recentNote')}>
      <Live of={useLive('listRecentFixes', {})} lines={5}>
        {({ fixes: rows }) => <RowList of={fixes} rows={rows} />}
      </Live>
    </Block>
  );
}
