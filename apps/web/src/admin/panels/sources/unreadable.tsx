import type { RowOf } from '../../kit/calls.ts';
import { defineList } from '../../kit/define-list.ts';
import { stamp, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Facts, OutLink, ToneBadge } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { shortAddress } from './source-address.ts';

type Unreadable = RowOf<'listUnreadableDocuments'>;

function State({ setAsideAt }: Pick<Unreadable, 'setAsideAt'>) {
  return setAsideAt ? (
    <ToneBadge tone="bad">{t('scraping.setAside')}</ToneBadge>
  ) : (
    <ToneBadge tone="warn">{t('scraping.triedOnceMore')}</ToneBadge>
  );
}

/** Unreadable documents with their reason, and a button to read each again. */
export const unreadable = defineList({
  list: 'listUnreadableDocuments',
  caption: t('scraping.unreadableTab'),
  rowKey: ({ sourceId, url }) => `${sourceId} ${url}`,
  columns: [
    {
      field: 'source',
      label: t('word.source'),
      show: ({ source, url }) => (
        <>
          {source}
          <span className={styles.under}>{shortAddress(url)}</span>
        </>
      ),
    },
    { field: 'city', label: t('word.city'), from: 900 },
    { field: 'reason', label: t('word.reason'), long: true, from: 620 },
    { field: 'setAsideAt', label: t('word.status'), show: (row) => <State {...row} /> },
    { field: 'lastTried', label: t('scraping.lastTried'), from: 760, as: 'age' },
  ],
  actions: [
    {
      call: 'readDocumentAgain',
      label: t('scraping.readAgain'),
      input: ({ sourceId, url }) => ({ body: { sourceId, url } }),
      bulk: { done: t('scraping.readAgainMany') },
      success: { title: t('scraping.readAgainDone'), description: t('scraping.readAgainText') },
      failure: { title: t('scraping.readAgainFailed'), fallback: t('scraping.readAgainFailedText') },
      reloads: ['listUnreadableDocuments', 'listScrapingSources', 'listAnomalies', 'listAuditLog'],
    },
  ],
  detail: { title: ({ source }) => source, body: (row) => <UnreadableDetail row={row} /> },
  refreshSeconds: 30,
  empty: t('scraping.unreadableEmpty'),
});

function UnreadableDetail({ row }: { row: Unreadable }) {
  const { sourceId, url } = row;
  const document = useLive('getUnreadableDocument', { query: { sourceId, url } });
  return (
    <>
      <p>
        <State {...row} /> {row.reason}
      </p>
      <Facts
        facts={[
          [t('scraping.address'), <OutLink key="url" url={url} />],
          [t('word.city'), row.city],
          [t('scraping.failedReadings'), wholeNumber(row.failures)],
          [t('scraping.lastTried'), stamp(row.lastTried)],
          ...(row.setAsideAt ? ([[t('scraping.setAsideSince'), stamp(row.setAsideAt)]] as const) : []),
        ]}
      />
      <Live of={document} lines={6}>
        {({ contentType, bytes, text, isCut }) => (
          <>
            <p>
              {t('scraping.documentNote', { contentType, bytes: wholeNumber(bytes) })}
              {isCut ? ` ${t('scraping.documentCut')}` : ''}
            </p>
            <pre className={styles.code}>{text}</pre>
          </>
        )}
      </Live>
    </>
  );
}
