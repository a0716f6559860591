import type { DisputedEvent } from '@marquee/contract';
import { Link } from '../../../ui/link.tsx';
import { defineList } from '../../kit/define-list.ts';
import { localDay, localTime, wholeNumber } from '../../kit/format.ts';
import { Facts, Stack } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

function moment(local: string): string {
  const [day = '', time] = local.split('T');
  return time ? `${localDay(day)}, ${localTime(time)}` : localDay(day);
}

/** A time of the day that is shown needs no day. */
const otherMoment = (local: string, shown: string) =>
  local.length > 10 && local.slice(0, 10) === shown.slice(0, 10) ? localTime(local.slice(11)) : moment(local);

const othersOf = ({ others, startDate }: DisputedEvent) =>
  others.map((other) => `${other.source}: ${otherMoment(other.startDate, startDate)}`).join('; ');

/** Events of which sources give different times, by the people who keep them (spec: BEY-50). */
export const disagreements = defineList({
  id: 'disagreements',
  list: 'listDisagreements',
  caption: t('disputes.title'),
  rowKey: ({ id }) => id,
  columns: [
    { field: 'title', label: t('word.event'), long: true },
    { field: 'startDate', label: t('disputes.shown'), from: 420, show: ({ startDate }) => moment(startDate) },
    { field: 'others', label: t('disputes.others'), long: true, from: 560, show: othersOf, csv: othersOf },
    {
      field: 'hearts',
      label: t('disputes.people'),
      number: true,
      show: ({ hearts, plans }) => wholeNumber(hearts + plans),
      csv: ({ hearts, plans }) => hearts + plans,
    },
    { field: 'venueViews', label: t('disputes.views'), as: 'count', from: 760 },
  ],
  detail: {
    title: ({ title }) => title,
    body: (row) => (
      <Stack>
        <Facts
          facts={[
            [t('disputes.shown'), moment(row.startDate)],
            [t('disputes.shownBy'), row.isVenue ? t('disputes.byVenue', { source: row.source }) : row.source],
            ...row.others.map((other) => [other.source, otherMoment(other.startDate, row.startDate)] as const),
            [t('disputes.dates'), wholeNumber(row.dates)],
            [t('disputes.hearts'), wholeNumber(row.hearts)],
            [t('disputes.plans'), wholeNumber(row.plans)],
            [t('disputes.views'), wholeNumber(row.venueViews)],
          ]}
        />
        <Link to={`/events/${row.slug}`}>{t('disputes.page')}</Link>
      </Stack>
    ),
  },
  empty: t('disputes.empty'),
});
