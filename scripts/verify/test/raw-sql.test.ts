import { expect, it } from 'vitest';
import { RAW_SQL_LIST, rawSqlFaults } from '../raw-sql.ts';

const SET = 'packages/domain/src/jobs/enqueue.sql.ts';
const files = [
  { file: SET, text: 'return sql`SELECT value FROM json_each(${rows})`;' },
  { file: 'packages/domain/src/jobs/lease.ts', text: 'write.update(outbox)' },
  { file: 'packages/db/src/rows.ts', text: 'sql`SELECT 1`' },
];

it.each<[string, string, number, string[]]>([
  ['a listed file with its reason', `${SET}\tset`, 1, []],
  ['a file that is not listed', '', 0, [`${SET}: holds raw SQL`]],
  ['a reason that does not hold', `${SET}\twindow`, 1, ['listed for “a window over rows”']],
  ['an unknown reason', `${SET}\tspeed`, 1, ['has the reason speed; known are search']],
  [
    'a listed file without SQL',
    `${SET}\tset\npackages/domain/src/jobs/lease.ts\tset`,
    2,
    ['holds no raw SQL any more'],
  ],
  ['a list that grew', `${SET}\tset`, 0, [`${RAW_SQL_LIST}: has 1 lines, not 0`]],
  ['a list that shrank', `${SET}\tset`, 2, [`${RAW_SQL_LIST}: has 1 lines, not 2`]],
])('%s', (_, list, most, faults) => {
  expect(rawSqlFaults(files, list, most)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
