import type { Recovery } from '@marquee/contract';
import { defineRows } from '../../kit/define-rows.ts';
import { wholeNumber } from '../../kit/format.ts';
import { Facts, OutLink, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { Tier } from '../discovery/verdict.tsx';

const TONES = { validated: 'good', invalid: 'warn', unreachable: 'bad' } as const satisfies Record<string, Tone>;
const one = ({ validatedSources: [first] }: Recovery) => first;

function Status({ of: row }: { of: Recovery }) {
  const status = one(row)?.status ?? 'invalid';
  return <ToneBadge tone={TONES[status]}>{t(`recovery.is.${status}`)}</ToneBadge>;
}

const detail = {
  title: (row: Recovery) => one(row)?.url ?? row.city,
  body: (row: Recovery) => (
    <Facts
      facts={[
        [t('word.status'), <Status key="status" of={row} />],
        [t('recovery.why'), row.detail],
        [t('word.requests'), wholeNumber(row.requests)],
        [t('recovery.cost'), wholeNumber(row.tokenCost)],
        ...row.tried.map(({ url, method, result }) => [url, `${t(`recovery.by.${method}`)}: ${result}`] as const),
      ]}
    />
  ),
};

/** Spec: RECOV-03. */
export const recoveries = defineRows<Recovery>({
  id: 'recoveries',
  caption: t('recovery.recoveries'),
  rowKey: ({ sessionId }) => sessionId,
  columns: [
    { field: 'validatedSources', label: t('word.url'), long: true, show: (row) => <del>{one(row)?.url}</del> },
    {
      field: 'sourceId',
      label: t('recovery.alternative'),
      long: true,
      show: (row) => <OutLink url={one(row)?.alternativeUrl ?? ''} />,
    },
    {
      field: 'method',
      label: t('recovery.method'),
      from: 700,
      show: ({ method }) => method && t(`recovery.by.${method}`),
    },
    { field: 'requests', label: t('word.tier'), from: 480, show: (row) => <Tier of={one(row)?.tier ?? null} /> },
    { field: 'tokenCost', label: t('recovery.cost'), as: 'count', from: 560 },
    { field: 'timestamp', label: t('word.when'), from: 820, as: 'age' },
  ],
  detail,
  empty: t('recovery.noRecoveries'),
});

/** Spec: RECOV-04. */
export const failures = defineRows<Recovery>({
  id: 'failed',
  caption: t('recovery.failed'),
  rowKey: ({ sessionId }) => sessionId,
  columns: [
    { field: 'validatedSources', label: t('word.url'), long: true, show: (row) => one(row)?.url },
    { field: 'sourceId', label: t('word.status'), show: (row) => <Status of={row} /> },
    { field: 'detail', label: t('recovery.why'), long: true, from: 560 },
    { field: 'timestamp', label: t('word.when'), from: 760, as: 'age' },
  ],
  detail,
  empty: t('recovery.noFailed'),
});
