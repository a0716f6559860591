import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { decimal, stamp, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { nextLook } from '../../kit/next-look.ts';
import { Ago, Facts, ToneBadge } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';

type Answered = Answer<'listExpansionRuns'>;
type Row = Answered['runs'][number];

const TONES: Record<Row['stage'], Tone> = {
  searching: 'info',
  searched: 'warn',
  reading: 'info',
  opened: 'good',
  'given-back': 'warn',
};
const nameOf = ({ city, state }: Row) => `${city}, ${state}`;
const Stage = ({ of: stage }: { of: Row['stage'] }) => (
  <ToneBadge tone={TONES[stage]}>{t(`expansion.stage.${stage}`)}</ToneBadge>
);

const runs = defineRows<Row>({
  id: 'runs',
  caption: t('expansion.onTheirWay'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'city', label: t('word.city'), stays: true, show: nameOf },
    { field: 'stage', label: t('expansion.stage'), show: ({ stage }) => <Stage of={stage} /> },
    { field: 'sources', label: t('word.sources'), as: 'count', from: 460 },
    { field: 'events', label: t('word.events'), as: 'count', from: 460 },
    { field: 'startedAt', label: t('expansion.started'), from: 740, as: 'age' },
    {
      field: 'nextLookAt',
      label: t('expansion.nextLook'),
      from: 620,
      show: ({ nextLookAt }) => (nextLookAt === null ? '–' : nextLook(nextLookAt)),
    },
    {
      field: 'steps',
      label: t('expansion.steps'),
      long: true,
      from: 860,
      show: ({ steps }) => steps.at(-1)?.what ?? '–',
    },
  ],
  detail: { title: nameOf, body: (row) => <Detail row={row} /> },
  empty: t('expansion.noRuns'),
});

export function Runs({ rows }: { rows: readonly Row[] }) {
  return <RowList of={runs} rows={rows} />;
}

function Detail({ row }: { row: Row }) {
  return (
    <>
      <Facts
        facts={[
          [t('expansion.stage'), <Stage key="stage" of={row.stage} />],
          [t('word.score'), t('expansion.ofTen', { score: decimal(row.score) })],
          [t('expansion.by'), row.startedBy === 'engine' ? t('expansion.engine') : row.startedBy],
          [t('word.sources'), wholeNumber(row.sources)],
          [t('word.events'), wholeNumber(row.events)],
          [t('expansion.used'), wholeNumber(row.tokens)],
          ...(row.nextLookAt === null ? [] : [[t('expansion.nextLook'), nextLook(row.nextLookAt)] as const]),
        ]}
      />
      <ol className={styles.notes} aria-label={t('expansion.steps')}>
        {row.steps.map(({ at, what }) => (
          <li key={at + what}>
            <p>{what}</p>
            <p className={styles.quiet}>{stamp(at)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the last turns decided, with their reasons. */
export function Decisions({ of: rounds }: { of: Answered['rounds'] }) {
  if (rounds.length === 0) return <p className={styles.nothing}>{t('expansion.noDecisions')}</p>;
  return (
    <ul className={styles.notes}>
      {rounds.map(({ at, note, evaluated, startedBy }) => (
        <li key={at + note}>
          <p>{note}</p>
          <p className={styles.quiet}>
            <Ago at={at} /> · {t('expansion.evaluated', { count: evaluated })}
            {startedBy !== 'engine' && ` · ${startedBy}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
