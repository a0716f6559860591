import type { RowOf } from '../../kit/calls.ts';
import { defineList } from '../../kit/define-list.ts';
import { seconds, stamp, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { TraceLink } from '../../kit/trace-link.tsx';
import { t } from '../../messages.ts';

type Run = RowOf<'listScrapingLogs'>;

const OUTCOME_TONES: Record<Run['outcome'], Tone> = {
  done: 'good',
  unchanged: 'neutral',
  skipped: 'info',
  failed: 'bad',
  retry: 'warn',
  dead: 'bad',
};

const OUTCOMES = (Object.keys(OUTCOME_TONES) as Array<Run['outcome']>).map((value) => ({
  value,
  label: t(`outcome.${value}`),
}));

function Outcome({ outcome }: { outcome: Run['outcome'] }) {
  return <ToneBadge tone={OUTCOME_TONES[outcome]}>{t(`outcome.${outcome}`)}</ToneBadge>;
}

function secondsOf({ startedAt, finishedAt }: Run): string {
  return seconds((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000);
}

/** All runs with their findings. */
export const runs = defineList({
  id: 'runs',
  list: 'listScrapingLogs',
  caption: t('scraping.runLog'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'kind', label: t('scraping.kind') },
    { field: 'outcome', label: t('scraping.outcome'), show: ({ outcome }) => <Outcome outcome={outcome} /> },
    { field: 'source', label: t('word.source'), long: true, from: 560 },
    { field: 'city', label: t('word.city'), from: 900 },
    { field: 'detail', label: t('scraping.detail'), long: true, from: 1000 },
    { field: 'finishedAt', label: t('scraping.took'), number: true, from: 700, show: secondsOf },
    { field: 'startedAt', label: t('scraping.started'), as: 'age' },
  ],
  filters: [
    { name: 'outcome', label: t('scraping.outcome'), options: OUTCOMES },
    { name: 'kind', label: t('scraping.kind'), placeholder: 'source.scrape' },
    { name: 'city', label: t('word.city') },
    { name: 'state', label: t('word.state'), placeholder: t('scraping.stateCode') },
    { name: 'source', label: t('scraping.sourceId') },
  ],
  detail: { title: ({ kind, source }) => source ?? kind, body: (run) => <RunDetail run={run} /> },
  empty: t('scraping.runLogEmpty'),
});

function RunDetail({ run }: { run: Run }) {
  return (
    <>
      <p>
        <Outcome outcome={run.outcome} /> <bdi>{run.detail ?? ''}</bdi>
      </p>
      <Facts
        facts={[
          [t('scraping.kind'), run.kind],
          [t('word.city'), run.city ?? '–'],
          [t('scraping.started'), stamp(run.startedAt)],
          [t('scraping.took'), secondsOf(run)],
          [t('trace.reference'), <TraceLink key="reference" id={run.requestId ?? run.jobId} />],
          ...Object.entries(run.counts).map(([name, count]) => [name, wholeNumber(count)] as const),
        ]}
      />
      <h3 className={styles.subhead}>{t('scraping.findings')}</h3>
      {run.findings.length === 0 && <p className={styles.quiet}>{t('scraping.noFindings')}</p>}
      <ul className={styles.notes}>
        {run.findings.map((finding) => (
          <li key={`${finding.code} ${finding.message}`}>
            <p>
              <strong>{finding.code}</strong> <span className={styles.quiet}>{finding.severity}</span>
            </p>
            <p>{finding.message}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
