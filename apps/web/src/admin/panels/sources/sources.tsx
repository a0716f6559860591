import { Link } from '../../../ui/link.tsx';
import type { RowOf } from '../../kit/calls.ts';
import { defineList } from '../../kit/define-list.ts';
import { decimal, duration, wholeNumber } from '../../kit/format.ts';
import { foundBy } from '../../kit/found-by.ts';
import styles from '../../kit/kit.module.css';
import { Ago, Facts, OutLink, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { EditSource } from './edit-source.tsx';
import { RetireSource } from './retire-source.tsx';
import { shortAddress } from './source-address.ts';
import { SteerSource } from './steer-source.tsx';

type Source = RowOf<'listScrapingSources'>;

const HEALTH_TONES: Record<Source['health'], Tone> = {
  new: 'info',
  ok: 'good',
  'no-events': 'bad',
  missing: 'bad',
  over: 'bad',
  blocked: 'bad',
  forbidden: 'bad',
  'http-error': 'bad',
  'parse-error': 'bad',
  drifted: 'warn',
  'set-aside': 'bad',
};
const TROUBLES: Tone[] = ['bad', 'warn', 'info', 'good'];
const WORST_FIRST = (Object.keys(HEALTH_TONES) as Array<Source['health']>).toSorted(
  (a, b) => TROUBLES.indexOf(HEALTH_TONES[a]) - TROUBLES.indexOf(HEALTH_TONES[b]),
);

const HEALTHS = [{ value: 'failing', label: t('scraping.failing') }, ...healthOptions()];

function healthOptions() {
  return (Object.keys(HEALTH_TONES) as Array<Source['health']>).map((value) => ({
    value,
    label: t(`health.${value}`),
  }));
}

/** An inactive source shows its status instead of its health. */
function Health({ health, status }: Pick<Source, 'health' | 'status'>) {
  if (status !== 'active') return <ToneBadge tone="neutral">{t(`sourceStatus.${status}`)}</ToneBadge>;
  return <ToneBadge tone={HEALTH_TONES[health]}>{t(`health.${health}`)}</ToneBadge>;
}

/** Trouble first, the worst of it before the rest; then what is well, new, and not read at all. */
const troubleFirst = ({ health, status }: Pick<Source, 'health' | 'status'>) =>
  status === 'active' ? WORST_FIRST.indexOf(health) : WORST_FIRST.length;

/** All sources with their health; a row opens the details. */
export const sources = defineList({
  list: 'listScrapingSources',
  caption: t('word.sources'),
  rowKey: ({ id }) => id,
  always: { limit: '100' },
  columns: [
    {
      field: 'name',
      label: t('word.source'),
      sortable: true,
      show: ({ name, url }) => (
        <>
          <bdi>{name}</bdi>
          <span className={styles.under}>{shortAddress(url)}</span>
        </>
      ),
    },
    { field: 'city', label: t('word.city'), from: 560, show: ({ city, state }) => `${city}, ${state}` },
    {
      field: 'health',
      label: t('scraping.health'),
      sortable: true,
      order: troubleFirst,
      show: (row) => <Health {...row} />,
    },
    { field: 'tier', label: t('word.tier'), from: 900, show: ({ tier }) => t(`steer.tier.${tier}`) },
    { field: 'lastYield', label: t('scraping.lastYield'), as: 'count', from: 760 },
    {
      field: 'successCount',
      label: t('scraping.runsColumn'),
      number: true,
      from: 820,
      show: (row) => `${row.successCount} / ${row.failureCount}`,
    },
    {
      field: 'lastScanned',
      label: t('scraping.lastScanned'),
      from: 440,
      show: (row) => <Ago at={row.lastScanned} never={t('kit.never')} />,
    },
    {
      field: 'nextDue',
      label: t('scraping.nextDue'),
      from: 1000,
      show: ({ nextDue, status }) => <Ago at={status === 'active' ? nextDue : null} />,
    },
  ],
  filters: [
    { name: 'text', label: t('scraping.nameOrAddress'), kind: 'search' },
    { name: 'city', label: t('word.city') },
    { name: 'state', label: t('word.state'), placeholder: t('scraping.stateCode') },
    { name: 'health', label: t('scraping.health'), options: HEALTHS },
  ],
  detail: { title: ({ name }) => name, body: (source) => <SourceDetail source={source} /> },
  empty: t('scraping.sourcesEmpty'),
});

function SourceDetail({ source }: { source: Source }) {
  return (
    <>
      <p>
        <Health {...source} /> <bdi>{source.healthDetail}</bdi>
      </p>
      <SteerSource source={source} />
      <Facts
        facts={[
          [t('scraping.address'), <OutLink key="url" url={source.url} />],
          [t('word.city'), `${source.city}, ${source.state}`],
          ...(source.movedFrom
            ? ([[t('steer.movedFrom'), <OutLink key="from" url={source.movedFrom} />]] as const)
            : []),
          [t('word.status'), t(`sourceStatus.${source.status}`)],
          [t('steer.intervalShort'), t('steer.every', { minutes: duration(source.intervalMinutes * 60) })],
          [t('word.tier'), t(`steer.tier.${source.tier}`)],
          [t('scraping.found'), foundBy(source.discoveryMethod)],
          [t('scraping.avgEvents'), decimal(source.avgEventsPerRun)],
          [t('scraping.lastYield'), wholeNumber(source.lastYield)],
          [t('scraping.runsColumn'), `${source.successCount} / ${source.failureCount}`],
          [t('scraping.lastScanned'), <Ago key="scan" at={source.lastScanned} never={t('kit.never')} />],
          [t('scraping.lastSuccess'), <Ago key="ok" at={source.lastSuccess} never={t('kit.never')} />],
          [t('scraping.nextDue'), <Ago key="due" at={source.status === 'active' ? source.nextDue : null} />],
        ]}
      />
      <p className={styles.buttons}>
        <Link to={`/admin/scraping?${new URLSearchParams({ tab: 'runs', 'runs.source': source.id })}`}>
          {t('scraping.itsRuns')}
        </Link>{' '}
        <Link to={`/admin/audit-log?${new URLSearchParams({ subject: `source:${source.id}` })}`}>
          {t('steer.history')}
        </Link>
      </p>
      <section className={styles.part} aria-label={t('steer.title')}>
        <RetireSource source={source} />
        {source.status !== 'retired' && <EditSource key={source.id} source={source} />}
      </section>
    </>
  );
}
