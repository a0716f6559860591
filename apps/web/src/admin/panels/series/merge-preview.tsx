import { ColumnHead, Table } from '../../../ui/table.tsx';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { t } from '../../messages.ts';

type Event = Answer<'getEvent'>;

/** The number of dates shown of a long list. */
const MOST_DATES = 6;

interface Compared {
  label: string;
  of: (event: Event) => string;
  /** Values of the merged event that differ from those of the kept event. */
  merged?: (event: Event, into: Event) => string;
}

const datesOf = (...events: readonly Event[]) => {
  const starts = new Set(events.flatMap(({ occurrences }) => occurrences.map(({ startDate }) => startDate)));
  const dates = [...starts].sort().map((start) => start.replace('T', ' '));
  const more = dates.length - MOST_DATES;
  return dates.slice(0, MOST_DATES).join(', ') + (more > 0 ? ` ${t('merging.more', { count: more })}` : '');
};
const sourcesOf = (...events: readonly Event[]) =>
  [...new Set(events.flatMap(({ sources }) => sources.map(({ source }) => source)))].join(', ');

/** A merge keeps the texts of the second event and combines the dates and sources of both. */
const COMPARED: readonly Compared[] = [
  { label: t('merging.rowTitle'), of: ({ title }) => title },
  { label: t('merging.rowDates'), of: (event) => datesOf(event), merged: (event, into) => datesOf(event, into) },
  { label: t('word.venue'), of: ({ venue }) => venue ?? '–' },
  {
    label: t('merging.rowPlace'),
    of: ({ address, city, state }) => `${address ? `${address}, ` : ''}${city}, ${state}`,
  },
  { label: t('merging.rowAddress'), of: ({ slug }) => `/events/${slug}` },
  {
    label: t('word.sources'),
    of: (event) => sourcesOf(event),
    merged: (event, into) => sourcesOf(into, event),
  },
];

/** Two events side by side, and the merged event. */
export function MergePreview({ event, into }: { event: Event; into: Event }) {
  return (
    <>
      <Table caption={t('merging.preview')} dense>
        <thead>
          <tr>
            <ColumnHead>{t('merging.field')}</ColumnHead>
            <ColumnHead>{t('merging.event')}</ColumnHead>
            <ColumnHead>{t('merging.into')}</ColumnHead>
            <ColumnHead>{t('merging.result')}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {COMPARED.map(({ label, of, merged }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td dir="auto">{of(event)}</td>
              <td dir="auto">{of(into)}</td>
              <td dir="auto">
                <strong>{merged ? merged(event, into) : of(into)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className={styles.quiet}>{t('merging.previewNote', { slug: event.slug })}</p>
    </>
  );
}
