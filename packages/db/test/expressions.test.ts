import { eq, sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { coalesce, either, greater, isAfter, isBefore, minus, plus, rowOrder, tuple } from '../src/expressions.ts';
import { excluded, write } from '../src/statement.ts';
import { outbox, tokenDays, tokenReservations } from '../src/tables/index.generated.ts';

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
])('%s', (_, expression, text) => {
  expect(dialect.sqlToQuery(sql`${expression}`).sql).toBe(text);
});
