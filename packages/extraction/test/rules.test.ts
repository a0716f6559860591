import { describe, expect, it } from 'vitest';
import { NO_EVENT_TITLES } from '../src/rules/no-event-titles.ts';
import { anyRule, type Rule } from '../src/rules/rule.ts';
import { STANDING_PAGES } from '../src/rules/standing-pages.ts';

const TABLES: Array<[string, readonly Rule[]]> = [
  ['titles of no event', NO_EVENT_TITLES],
  ['standing pages', STANDING_PAGES],
];

describe.each(TABLES)('rules: %s', (_name, table) => {
  it.each(table.map((rule) => [rule.id, rule] as const))('%s is for its example alone', (id, rule) => {
    const first = table.find((one) => anyRule([one]).test(rule.example));
    expect(first?.id).toBe(id);
    expect(anyRule(table).test(rule.example)).toBe(true);
  });

  it('has no id twice', () => {
    expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
  });

  it.each(['Spring Concert', 'No Limits Dance', 'No School: Family Fun Day', 'The Third Man', 'Open House'])(
    'is not for %s',
    (title) => {
      expect(anyRule(table).test(title)).toBe(false);
    },
  );
});
