import { defineList } from '../../kit/define-list.ts';
import { stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Ago, Facts, ToneBadge } from '../../kit/parts.tsx';
import { TraceLink } from '../../kit/trace-link.tsx';
import { t } from '../../messages.ts';
import { retryLetter, TOUCHED_BY_LETTERS } from './retry-letter.ts';

/** Of a reason in a row; the drawer shows all of it. */
const MOST_SHOWN = 100;

/** Dead letters, which a person can retry or dismiss. */
export const deadLetters = defineList({
  id: 'letters',
  list: 'listDeadLetters',
  caption: t('diag.letters'),
  rowKey: ({ id }) => id,
  columns: [
    {
      field: 'kind',
      label: t('diag.job'),
      show: ({ kind, reason, timestamp }) => (
        <>
          {kind ?? t('diag.unknownKind')}
          <span className={styles.under}>
            <Ago at={timestamp} />: <bdi>{reason.length > MOST_SHOWN ? `${reason.slice(0, MOST_SHOWN)}…` : reason}</bdi>
          </span>
        </>
      ),
    },
    {
      field: 'resolution',
      label: t('word.status'),
      from: 760,
      show: ({ resolution }) =>
        resolution ? (
          <ToneBadge tone="neutral">{t(`diag.resolution.${resolution}`)}</ToneBadge>
        ) : (
          <ToneBadge tone="warn">{t('diag.open')}</ToneBadge>
        ),
    },
  ],
  filters: [
    {
      name: 'status',
      label: t('word.status'),
      fallback: t('diag.open'),
      options: [
        { value: 'resolved', label: t('diag.resolvedOnes') },
        { value: 'all', label: t('diag.all') },
      ],
    },
  ],
  actions: [
    retryLetter,
    {
      call: 'dismissDeadLetter',
      label: t('diag.dismiss'),
      isFor: ({ resolution }) => resolution === null,
      input: ({ id }) => ({ params: { id }, body: {} }),
      confirm: () => ({
        title: t('diag.dismissTitle'),
        description: t('diag.dismissAsk'),
        confirmLabel: t('diag.dismiss'),
      }),
      bulk: {
        done: t('diag.bulkDismissed'),
        confirm: (count) => ({
          title: t('diag.dismissManyTitle', { count }),
          description: t('diag.dismissManyAsk'),
          confirmLabel: t('diag.dismiss'),
        }),
      },
      success: { title: t('diag.dismissed') },
      failure: { title: t('diag.dismissFailed'), fallback: t('diag.dismissFailedText') },
      reloads: TOUCHED_BY_LETTERS,
    },
  ],
  detail: {
    title: ({ kind }) => kind ?? t('diag.unknownKind'),
    body: ({ reason, timestamp, jobId, requestId, body, resolution, resolvedAt, resolvedBy }) => (
      <>
        <p className={styles.said}>{reason}</p>
        <Facts
          facts={[
            [t('diag.when'), stamp(timestamp)],
            [t('trace.reference'), <TraceLink key="reference" id={requestId} />],
            [t('diag.job'), jobId ?? '–'],
            ...(resolution ? ([[t(`diag.resolution.${resolution}`), resolvedBy ?? '–']] as const) : []),
            ...(resolvedAt ? ([[t('diag.seenTo'), stamp(resolvedAt)]] as const) : []),
          ]}
        />
        <pre className={styles.code}>{body}</pre>
      </>
    ),
  },
  refreshSeconds: 10,
  empty: t('diag.lettersEmpty'),
});
