import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { duration } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { useNow } from '../../kit/now.ts';
import { Ago, ToneBadge } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { t } from '../../messages.ts';

type Row = Answer<'listSchedules'>['schedules'][number];

export const processName = (process: Row['process']) => t(`schedule.process.${process}`);
export const inTime = (ms: number) => duration(ms / 1_000);

const processes = defineRows<Row>({
  id: 'processes',
  caption: t('schedule.processes'),
  rowKey: ({ process }) => process,
  columns: [
    { field: 'process', label: t('schedule.process'), stays: true, show: ({ process }) => processName(process) },
    {
      field: 'running',
      label: t('schedule.state'),
      show: ({ running }) => (
        <ToneBadge tone={running ? 'good' : 'neutral'}>
          {t(running ? 'schedule.running' : 'schedule.stopped')}
        </ToneBadge>
      ),
    },
    { field: 'intervalMs', label: t('schedule.interval'), from: 460, show: (row) => <Interval {...row} /> },
    {
      field: 'nextDue',
      label: t('schedule.nextDue'),
      show: ({ nextDue }) => <NextDue at={nextDue} />,
    },
    {
      field: 'lastRun',
      label: t('schedule.lastRun'),
      from: 620,
      show: ({ lastRun }) => <Ago at={lastRun} never={t('schedule.never')} />,
    },
    { field: 'dueNow', label: t('schedule.due'), as: 'count', from: 700 },
    { field: 'open', label: t('schedule.open'), as: 'count', from: 760 },
    { field: 'because', label: t('schedule.why'), long: true, from: 980 },
  ],
  empty: t('schedule.none'),
});

/** The processes of the engine with what is due (spec: SCHED-01, ALWAYS-02). */
export function Processes({ rows }: { rows: readonly Row[] }) {
  return <RowList of={processes} rows={rows} />;
}

/** What is due waits for its turn, which comes within minutes. */
function NextDue({ at }: { at: string | null }) {
  const now = useNow();
  if (at !== null && Date.parse(at) <= now) return t('schedule.dueNow');
  return <Ago at={at} never={t('schedule.nothingPlanned')} />;
}

/** Each source has its own interval: that of scraping is the least of them. */
function Interval({ process, intervalMs, usualIntervalMs }: Pick<Row, 'process' | 'intervalMs' | 'usualIntervalMs'>) {
  const every = inTime(intervalMs);
  return (
    <>
      {process === 'scraping' ? t('schedule.atLeast', { every }) : every}{' '}
      {intervalMs !== usualIntervalMs && (
        <span className={styles.under}>{t('schedule.intervalUsually', { every: inTime(usualIntervalMs) })}</span>
      )}
    </>
  );
}
