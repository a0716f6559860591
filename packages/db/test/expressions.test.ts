import { eq, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import {
  coalesce,
  countIf,
  countOf,
  either,
  figures,
  greater,
  inJson,
  isAfter,
  isBefore,
  isSame,
  minus,
  modulo,
  named,
  over,
  plus,
  rowIf,
  rowOrder,
  scalar,
  tuple,
} from '../src/expressions.ts';
import { excluded, write } from '../src/statement.ts';
import { controls, outbox, tokenDays, tokenReservations } from '../src/tables/index.generated.ts';

const dialect = new SQLiteSyncDialect();
const { attempts, state } = outbox;
const held = write.select({ tokens: tokenReservations.tokens }).from(tokenReservations);

it.each([
  ['a column and a number', plus(attempts, 1), '"outbox"."attempts" + ?'],
  ['a condition', plus(attempts, eq(state, 'running')), '"outbox"."attempts" + ("outbox"."state" = ?)'],
  ['what was refused', plus(attempts, excluded(attempts)), '"outbox"."attempts" + (excluded."attempts")'],
  ['a difference of a sum', minus(plus(attempts, 1), 2), '("outbox"."attempts" + ?) - ?'],
  [
    'a statement',
    minus(tokenDays.reserved, held),
    '"token_days"."reserved" - (select "tokens" from "token_reservations")',
  ],
  [
    'the first of three',
    coalesce(attempts, held, 0),
    'coalesce("outbox"."attempts", (select "tokens" from "token_reservations"), ?)',
  ],
  ['the larger', greater(0, minus(attempts, 1)), 'max(?, "outbox"."attempts" - ?)'],
  [
    'a choice',
    either(eq(state, 'dead'), 0, attempts),
    'CASE WHEN "outbox"."state" = ? THEN ? ELSE "outbox"."attempts" END',
  ],
  [
    'several columns',
    eq(tuple(attempts, state), held),
    '("outbox"."attempts", "outbox"."state") = (select "tokens" from "token_reservations")',
  ],
  ['what is behind', isAfter([attempts, state], [3, 'dead']), '("outbox"."attempts", "outbox"."state") > (?, ?)'],
  ['what is before', isBefore([attempts, rowOrder(outbox)], [3, 9]), '("outbox"."attempts", "outbox".rowid) < (?, ?)'],
  [
    'a count up to a limit',
    countOf(write.select({ tokens: tokenReservations.tokens }).from(tokenReservations).limit(3)),
    '(SELECT count(*) FROM (select "tokens" from "token_reservations" limit ?))',
  ],
  ['those that are so', countIf(eq(state, 'dead')), 'count(CASE WHEN "outbox"."state" = ? THEN 1 END)'],
  ['the same, or nothing', isSame(state, null), '("outbox"."state" IS ?)'],
  ['a part and a rest', over(modulo(attempts, 2), 3), '("outbox"."attempts" % ?) * 1.0 / ?'],
  ['a field', inJson(outbox.payload, '$.host'), '"outbox"."payload" ->> \'$.host\''],
  ['the value of a statement', eq(scalar(held), 1), '(select "tokens" from "token_reservations") = ?'],
])('%s', (_, expression, text) => {
  expect(dialect.sqlToQuery(sql`${expression}`).sql).toBe(text);
});

it('figures of several tables are one row', () => {
  const { sql: text } = dialect.sqlToQuery(figures({ isDead: eq(state, 'dead'), held }));
  expect(text).toBe('SELECT "outbox"."state" = ? AS "is_dead", (select "tokens" from "token_reservations") AS "held"');
});

it('a column has another name in a query', () => {
  const { sql: text } = dialect.sqlToQuery(
    write
      .select({ id: named(outbox.id, 'job') })
      .from(outbox)
      .getSQL(),
  );
  expect(text).toBe('select "id" as "job" from "outbox"');
});

it('a row under a condition has the values of all columns as they are stored', () => {
  const row = { name: 'discovery', enabled: false, reason: null, changedAt: 7, changedBy: 'admin' };
  const { sql: text, params } = dialect.sqlToQuery(rowIf(controls, row, eq(controls.name, 'x')));
  expect(text).toBe('SELECT ?, ?, ?, ?, ? WHERE "controls"."name" = ?');
  expect(params).toEqual(['discovery', 0, null, 7, 'admin', 'x']);
});
