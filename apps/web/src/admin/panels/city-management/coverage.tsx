import type { CityCoverage } from '@marquee/contract';
import { Link } from '../../../ui/link.tsx';
import { defineList } from '../../kit/define-list.ts';
import { percent, wholeNumber } from '../../kit/format.ts';
import { Ago, Facts, OutLink, Stack } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

type Next = CityCoverage['next'][number];

const shareOf = ({ share }: CityCoverage) =>
  share === null ? '–' : share === 1 ? t('coverage.nothingKnown') : percent(share * 100);

/** The cities of the network with what is missing in each, and the next best sources to win (spec: BEY-51). */
export const coverage = defineList({
  id: 'coverage',
  list: 'listCoverage',
  caption: t('cities.coverage'),
  rowKey: ({ slug }) => slug,
  columns: [
    { field: 'city', label: t('word.city'), show: ({ city, state }) => `${city}, ${state}` },
    { field: 'share', label: t('coverage.share'), show: shareOf },
    { field: 'events', label: t('coverage.events'), as: 'count', from: 520 },
    { field: 'sources', label: t('coverage.sources'), as: 'count', from: 640 },
    {
      field: 'lost',
      label: t('coverage.lost'),
      number: true,
      from: 760,
      show: (row) => t('coverage.lostOf', { n: wholeNumber(row.lost), events: wholeNumber(row.lostEvents) }),
    },
    { field: 'places', label: t('coverage.places'), as: 'count', from: 880 },
    {
      field: 'next',
      label: t('coverage.next'),
      long: true,
      from: 420,
      show: ({ next: [best] }) => best && toWin(best),
    },
  ],
  detail: {
    title: ({ city, state }) => `${city}, ${state}`,
    body: (row) => (
      <Stack>
        <Facts
          facts={[
            [t('coverage.share'), shareOf(row)],
            [
              t('coverage.lost'),
              t('coverage.lostOf', { n: wholeNumber(row.lost), events: wholeNumber(row.lostEvents) }),
            ],
            [t('coverage.places'), wholeNumber(row.places)],
            [t('coverage.mayList'), wholeNumber(row.placeEvents)],
          ]}
        />
        <h3>{t('coverage.next')}</h3>
        {row.next.length === 0 ? <p>{t('coverage.nothingNext')}</p> : <NextSources next={row.next} />}
        {row.isLive && <Link to={`/cities/${row.slug}/sources`}>{t('coverage.public')}</Link>}
      </Stack>
    ),
  },
  always: { limit: '10' },
  empty: t('coverage.empty'),
});

const toWin = ({ name, kind, events }: Next) =>
  `${name} · ${t(`coverage.is.${kind}`)} · ${t('coverage.may', { n: wholeNumber(events) })}`;

function NextSources({ next }: { next: readonly Next[] }) {
  return (
    <ol>
      {next.map((one) => (
        <li key={`${one.kind} ${one.name} ${one.url ?? ''}`}>
          {toWin(one)}
          {one.silentSince && (
            <>
              {' · '}
              {t('coverage.silent')} <Ago at={one.silentSince} />
            </>
          )}
          {one.url && (
            <>
              <br />
              <OutLink url={one.url} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
