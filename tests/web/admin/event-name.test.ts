import { expect, it } from 'vitest';
import { eventName } from '../../../apps/web/src/admin/panels/series/event-name.ts';

it.each([
  ['quiz-night', 'quiz-night'],
  [' https://marquee.example/events/quiz-night/ ', 'quiz-night'],
  ['/events/quiz-night?from=list#dates', 'quiz-night'],
  ['https://marquee.example/events/quiz-night#a/b', 'quiz-night'],
  ['  ', ''],
])('of %j the event is %j', (given, name) => {
  expect(eventName(given)).toBe(name);
});
