import { dollarsAMillion, estimate, type Size } from './estimate.ts';

const count = (value: number) => Math.round(value).toLocaleString('en-US');
const money = (value: number) => `$${value.toFixed(2)}`;

/** The estimate as lines of text. */
export function costReport(size: Size): string {
  const found = estimate(size);
  const [first] = found.limits;
  const rows: Array<[string, string]> = [
    ['cities, sources, coming events', [size.cities, size.sources, size.events].map(count).join(', ')],
    ['views a month', count(size.views)],
    ['database, GB', found.databaseGb.toFixed(1)],
    ['archives of a year, GB', found.bucketGb.toFixed(1)],
    ['rows written a day', count(found.rowsWrittenADay)],
    ['rows read a day', count(found.rowsReadADay)],
    ['reads of sources an hour', count(found.jobsAnHour)],
    ...Object.entries(found.dollars).map(([name, value]): [string, string] => [`  ${name}`, money(value)]),
    ['dollars a month', money(found.total)],
    [
      'dollars a million more lists; searches',
      `${money(dollarsAMillion('lists'))}; ${money(dollarsAMillion('searches'))}`,
    ],
    ...found.limits.map(({ name, share }): [string, string] => [name, `${Math.round(share * 100)}% used`]),
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  const lines = rows.map(([name, value]) => `${name.padEnd(width)}${value}`);
  const end =
    first && first.share > 1
      ? `The first limit that breaks: ${first.name}. What to do then: docs/scale.md.`
      : `No limit breaks; the nearest: ${first?.name}.`;
  return [...lines, end].join('\n');
}
