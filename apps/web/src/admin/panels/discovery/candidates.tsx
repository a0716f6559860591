import type { SourceCandidate } from '@marquee/contract';
import { defineList } from '../../kit/define-list.ts';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Ago, Facts, OutLink } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { CandidateState, Tier } from './verdict.tsx';

const reloads = [
  'listSourceCandidates',
  'listFoundSources',
  'getDiscoveryEngine',
  'listAuditLog',
  'listReviewQueue',
] as const;
const isOpen = ({ status, decidedBy }: SourceCandidate) => status !== 'accepted' && decidedBy === null;
const input =
  (decision: 'approve' | 'reject') =>
  ({ id }: SourceCandidate) => ({ params: { id }, body: { decision } });
const failure = { title: t('discovery.decideFailed'), fallback: t('discovery.decideFailedText') };
const STATUSES = (['review', 'accepted', 'waiting', 'rejected', 'duplicate', 'error'] as const).map((value) => ({
  value,
  label: t(`discovery.filter.${value}`),
}));

/** Sites that discovery found; without a filter those that wait for a person. */
export const candidates = defineList({
  id: 'sites',
  list: 'listSourceCandidates',
  caption: t('discovery.sites'),
  rowKey: ({ id }) => id,
  columns: [
    {
      field: 'name',
      label: t('discovery.site'),
      long: true,
      show: ({ name, domain }) => (
        <>
          <bdi>{name ?? domain}</bdi>
          {name && <span className={styles.under}>{domain}</span>}
        </>
      ),
    },
    { field: 'city', label: t('word.city'), from: 560, show: ({ city, state }) => `${city}, ${state}` },
    { field: 'status', label: t('word.status'), show: (row) => <CandidateState of={row} /> },
    { field: 'score', label: t('word.score'), as: 'count', from: 480 },
    {
      field: 'method',
      label: t('discovery.method'),
      from: 700,
      show: ({ method }) => t(`discovery.by.${method}`),
    },
    { field: 'reasons', label: t('word.reason'), long: true, from: 860, show: ({ reasons }) => reasons[0] ?? '–' },
  ],
  filters: [{ name: 'status', label: t('word.status'), options: STATUSES, fallback: t('discovery.filter.review') }],
  actions: [
    {
      call: 'decideSourceCandidate',
      label: t('word.approve'),
      isFor: isOpen,
      input: input('approve'),
      success: ({ domain }) => ({
        title: t('discovery.approved'),
        description: t('discovery.approvedText', { domain }),
      }),
      failure,
      reloads,
    },
    {
      call: 'decideSourceCandidate',
      label: t('word.reject'),
      isFor: isOpen,
      input: input('reject'),
      success: ({ domain }) => ({
        title: t('discovery.rejected'),
        description: t('discovery.rejectedText', { domain }),
      }),
      failure,
      reloads,
    },
  ],
  detail: { title: ({ name, domain }) => name ?? domain, body: (row) => <CandidateDetail row={row} /> },
  refreshSeconds: 15,
  empty: t('discovery.noSites'),
});

function CandidateDetail({ row }: { row: SourceCandidate }) {
  const {
    url,
    sourceUrl,
    foundBecause,
    reasons,
    city,
    state,
    platform,
    venueType,
    tier,
    score,
    foundAt,
    checkedAt,
    decidedBy,
  } = row;
  return (
    <>
      <ul className={styles.notes} aria-label={t('word.reason')}>
        {[foundBecause, ...reasons].map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Facts
        facts={[
          [t('discovery.address'), <OutLink key="url" url={url} />],
          [t('discovery.events'), sourceUrl === null ? '–' : <OutLink key="source" url={sourceUrl} />],
          [t('word.city'), `${city}, ${state}`],
          [t('word.status'), <CandidateState key="state" of={row} />],
          [t('word.tier'), <Tier key="tier" of={tier} />],
          [t('word.score'), wholeNumber(score)],
          [t('discovery.platform'), platform ?? '–'],
          [t('discovery.venueType'), venueType?.replaceAll('_', ' ') ?? '–'],
          [t('discovery.foundAt'), <Ago key="found" at={foundAt} />],
          [t('discovery.checkedAt'), <Ago key="checked" at={checkedAt} never={t('discovery.never')} />],
          [t('discovery.decidedBy'), decidedBy ?? '–'],
        ]}
      />
    </>
  );
}
