import { describe, expect, it } from 'vitest';
import { findDurations } from '../../src/candidates/times/durations.ts';
import { FORMS, momentsIn } from './own.ts';

const DAY = '2026-04-03';
const NAME = 'Tin Whistle Club';

describe.each(FORMS)('how long an event is, in %s', (form) => {
  it.each([
    ['Friday, April 3, 2026, 7 pm. Duration: 90 minutes', '20:30'],
    ['Friday, April 3, 2026 at 7 pm (2 hours)', '21:00'],
    ['Friday, April 3, 2026 7:00 PM<br>Running time: 1 hour 45 minutes, no intermission', '20:45'],
    ['Friday, April 3, 2026, 7 pm. Runs two hours.', '21:00'],
    ['Friday, April 3, 2026, 7 pm. Lasts an hour and a half.', '20:30'],
    ['Friday, April 3, 2026, 7 pm. The show is 1½ hours.', '20:30'],
    ['Friday, April 3, 2026, 7 pm. Length: 1.5 hrs', '20:30'],
    // What is stated as the end counts, and what is not exact, not the event's or twice is no end.
    ['Friday, April 3, 2026, 7 – 9 pm. Duration: 90 minutes', '21:00'],
    ['Friday, April 3, 2026, 7 pm. Duration: about 2 hours', null],
    ['Friday, April 3, 2026, 7 pm. Duration: 2–3 hours', null],
    ['Friday, April 3, 2026, 7 pm. Duration: 2 hours or so', null],
    ['Friday, April 3, 2026, 7 pm. Duration: 60 minutes. Running time: 90 minutes.', null],
    ['Friday, April 3, 2026, 7 pm. Arrive 30 minutes early.', null],
    ['Friday, April 3, 2026, 7 pm. A 20-minute intermission. Parking is free for 2 hours.', null],
    ['Friday, April 3, 2026, 7 pm. Duration: 400 hours', null],
  ])('%s', (text, end) =>
    expect(momentsIn(form, NAME, text)).toEqual([end ? `${DAY}T19:00 – ${DAY}T${end}` : `${DAY}T19:00`]),
  );

  it('past midnight', () =>
    expect(momentsIn(form, NAME, 'Friday, April 3, 2026, 11 pm. Runs two hours.')).toEqual([
      '2026-04-03T23:00 – 2026-04-04T01:00',
    ]));
  it('not of a day without an hour', () =>
    expect(momentsIn(form, NAME, 'Friday, April 3, 2026. Duration: 2 hours')).toEqual([DAY]));
});

it('takes linear time', () => {
  const before = process.threadCpuUsage().user;
  findDurations('1 hour and a half '.repeat(20_000), []);
  expect(process.threadCpuUsage().user - before).toBeLessThan(1_000_000);
});
