import type { Answer } from '../../kit/calls.ts';
import { defineRows } from '../../kit/define-rows.ts';
import { decimal, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { trigger } from './actions.ts';

type Row = Answer<'listNextCities'>[number];

const TONES: Record<Row['priority'], Tone> = { High: 'good', Medium: 'info', Low: 'neutral' };
const nameOf = ({ city, state }: Row) => `${city}, ${state}`;

/** Spec: EXPAND-07, EXPAND-09. */
const nextCities = defineRows<Row>({
  id: 'next',
  caption: t('expansion.next'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'city', label: t('word.city'), stays: true, show: nameOf },
    {
      field: 'priority',
      label: t('expansion.priority'),
      from: 420,
      show: ({ priority }) => <ToneBadge tone={TONES[priority]}>{t(`priority.${priority}`)}</ToneBadge>,
    },
    { field: 'population', label: t('expansion.population'), as: 'count', from: 560 },
    {
      field: 'score',
      label: t('word.score'),
      number: true,
      show: ({ score }) => t('expansion.ofTen', { score: decimal(score) }),
    },
    { field: 'reasoning', label: t('expansion.why'), long: true, from: 900 },
    { field: 'estimatedTime', label: t('expansion.eta'), from: 660 },
  ],
  actions: [
    {
      ...trigger,
      label: t('expansion.expand'),
      input: ({ city, state }: Row) => ({ body: { city, state } }),
    },
  ],
  detail: { title: nameOf, body: (row) => <Detail row={row} /> },
  empty: t('expansion.none'),
});

export function NextCities({ rows }: { rows: readonly Row[] }) {
  return <RowList of={nextCities} rows={rows} />;
}

function Detail({ row }: { row: Row }) {
  const { expectedEvents: events, eventsPerThousandTokens: rate } = row;
  const yielding = events === null ? t('word.noData') : rate === null ? t('expansion.noTokens') : decimal(rate);
  return (
    <>
      <p className={styles.quiet}>{row.reasoning}</p>
      <Facts
        facts={[
          [
            t('expansion.priority'),
            <ToneBadge key="p" tone={TONES[row.priority]}>
              {t(`priority.${row.priority}`)}
            </ToneBadge>,
          ],
          [t('word.score'), t('expansion.ofTen', { score: decimal(row.score) })],
          [t('expansion.population'), wholeNumber(row.population)],
          [t('word.events'), wholeNumber(events)],
          [t('expansion.yield'), yielding],
          [t('expansion.eta'), row.estimatedTime],
        ]}
      />
    </>
  );
}
