import { describe, expect, it } from 'vitest';
import { statedValue } from '../../../apps/web/src/admin/panels/page-trials/stated.ts';

describe('what a page states of an event, in words', () => {
  it.each([
    ['price', '{"minCents":1200,"maxCents":1200}', '$12.00'],
    ['price', '{"minCents":1200,"maxCents":125000,"text":"$12 and up"}', '$12.00 – $1,250.00'],
    ['price', '{"minCents":0,"maxCents":0}', 'Free'],
    ['price', '{"minCents":0,"maxCents":500}', '$0.00 – $5.00'],
    ['price', '{"minCents":1200}', 'from $12.00'],
    ['price', '{"maxCents":1200}', 'up to $12.00'],
    ['price', '{"text":"Pay what you can"}', 'Pay what you can'],
    ['price', 'Donations', 'Donations'],
    ['price', '{}', '{}'],
    ['labels', '["Music","Family"]', 'Music, Family'],
    ['labels', 'Music', 'Music'],
    ['allDay', 'true', 'Yes'],
    ['start', '2030-12-05T19:30', '2030-12-05 19:30'],
    ['title', '["Music"]', '["Music"]'],
  ])('%s %s reads %s', (field, value, words) => {
    expect(statedValue(field, value)).toBe(words);
  });
});
