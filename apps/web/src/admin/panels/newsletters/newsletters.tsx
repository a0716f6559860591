import type { NewsletterRow } from '@marquee/contract';
import { useSearchParams } from 'react-router';
import { Link } from '../../../ui/link.tsx';
import { defineList } from '../../kit/define-list.ts';
import { List } from '../../kit/list.tsx';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { dueText, lastText } from './due-text.ts';
import { NewsletterEditor } from './editor.tsx';

const TONES = { 'by-itself': 'neutral', edited: 'info', held: 'warn', sending: 'good' } as const;

const lastOf = (row: NewsletterRow) => lastText(row) ?? '–';

/** The newsletters that somebody asked for, by city (spec: BEY-57). */
const newsletters = defineList({
  id: 'newsletters',
  list: 'listNewsletters',
  caption: t('newsletters.title'),
  rowKey: ({ slug }) => slug,
  columns: [
    {
      field: 'city',
      label: t('word.city'),
      show: ({ slug, city, state }) => (
        <Link to={`/admin/city-management?tab=newsletter&city=${encodeURIComponent(slug)}`}>{`${city}, ${state}`}</Link>
      ),
      csv: ({ city, state }) => `${city}, ${state}`,
    },
    { field: 'subscribers', label: t('newsletters.readers'), as: 'count' },
    { field: 'dueAt', label: t('newsletters.next'), from: 560, show: dueText, csv: dueText },
    {
      field: 'standing',
      label: t('word.state'),
      from: 420,
      show: ({ standing }) => <ToneBadge tone={TONES[standing]}>{t(`newsletters.is.${standing}`)}</ToneBadge>,
      csv: ({ standing }) => t(`newsletters.is.${standing}`),
    },
    { field: 'last', label: t('newsletters.last'), long: true, from: 700, show: lastOf, csv: lastOf },
  ],
  empty: t('newsletters.empty'),
});

/** All newsletters, or the next issue of one. */
export function Newsletters() {
  const [params] = useSearchParams();
  const slug = params.get('city');
  if (slug) return <NewsletterEditor key={slug} slug={slug} />;
  return (
    <Block title={t('newsletters.title')} note={t('newsletters.note')}>
      <List of={newsletters} />
    </Block>
  );
}
