import { defineList } from '../../kit/define-list.ts';
import styles from '../../kit/kit.module.css';
import { Facts } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

/** The last runs of discovery (spec: CALL-038). */
export const sessions = defineList({
  id: 'sessions',
  list: 'listDiscoverySessions',
  caption: t('discovery.sessions'),
  rowKey: ({ sessionId }) => sessionId,
  always: { limit: '20' },
  columns: [
    { field: 'city', label: t('word.city'), show: ({ city, state }) => `${city}, ${state}` },
    { field: 'timestamp', label: t('discovery.startedAt'), as: 'age' },
    { field: 'method', label: t('discovery.method'), long: true, from: 640 },
    {
      field: 'checked',
      label: t('discovery.checked'),
      number: true,
      from: 420,
      show: ({ checked, candidates }) => `${checked} / ${candidates}`,
    },
    { field: 'accepted', label: t('word.sources'), number: true },
    { field: 'tokenCost', label: t('discovery.tokenCost'), as: 'count', from: 560 },
  ],
  detail: {
    title: ({ city, state }) => `${city}, ${state}`,
    body: ({ notes, validatedSources }) => (
      <>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <Facts facts={validatedSources.map(({ url, status }) => [url, t(`discovery.result.${status}`)])} />
      </>
    ),
  },
  refreshSeconds: 10,
  empty: t('discovery.noSessions'),
});
