import { defineList } from '../../kit/define-list.ts';
import styles from '../../kit/kit.module.css';
import { OutLink, ToneBadge } from '../../kit/parts.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { Tier } from '../discovery/verdict.tsx';

const STATUSES = { active: 'good', inactive: 'neutral', error: 'bad', duplicate: 'warn' } as const satisfies Record<
  string,
  Tone
>;

/** What follows the domain, which has a column of its own. */
function pathOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** The first ten (spec: VINTEG-03, VINTEG-04, CALL-154). */
export const discoveredSources = defineList({
  id: 'discovered',
  list: 'listDiscoveredSources',
  caption: t('vinteg.list'),
  rowKey: ({ id }) => id,
  always: { limit: '10', discovered: 'true' },
  columns: [
    {
      field: 'domain',
      label: t('word.domain'),
      long: true,
      show: ({ domain }) => <bdi className={styles.domain}>{domain}</bdi>,
    },
    {
      field: 'url',
      label: t('word.url'),
      long: true,
      from: 700,
      show: ({ url }) => <OutLink url={url} text={pathOf(url)} />,
    },
    { field: 'city', label: t('word.city'), from: 460, show: ({ city, state }) => `${city}, ${state}` },
    { field: 'metadata', label: t('vinteg.venueType'), from: 860, show: ({ metadata }) => metadata.venueType ?? '–' },
    { field: 'discoveredAt', label: t('vinteg.discovered'), from: 780, as: 'age' },
    { field: 'tier', label: t('word.tier'), from: 400, show: ({ tier }) => <Tier of={tier} /> },
    {
      field: 'status',
      label: t('word.status'),
      show: ({ status }) => <ToneBadge tone={STATUSES[status]}>{t(`vinteg.status.${status}`)}</ToneBadge>,
    },
    { field: 'discoveryMethod', label: t('vinteg.method'), from: 560 },
  ],
  refreshSeconds: 30,
  empty: t('discovery.noFound'),
});
