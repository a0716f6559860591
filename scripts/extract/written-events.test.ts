import type { Draft } from '@marquee/extraction';
import { describe, expect, it } from 'vitest';
import { writtenEvents } from './written-events.ts';

const SURE = { event: 0.99, title: 0.99, day: 0.99, titleAndDay: 0.98 };
const said = <T>(value: T) => ({ value, evidence: [] });
function draft(title: string, confidence?: Draft['confidence']): Draft {
  return {
    key: title,
    title: said(title),
    start: said('2026-04-04T20:00'),
    venue: said('The Hall'),
    ...(confidence ? { confidence } : {}),
  };
}

const DRAFTS = [
  draft('Stated'),
  draft('Jazz Night', { ...SURE, time: 0.5, venue: 0.9 }),
  draft('and then', { ...SURE, titleAndDay: 0.6 }),
  draft('Shift B', { ...SURE, event: 0.7 }),
];

describe('the result of a document', () => {
  it('has every draft with how sure it is', () => {
    const events = writtenEvents(DRAFTS, false);
    expect(events.map(({ title }) => title)).toEqual(['Stated', 'Jazz Night', 'and then', 'Shift B']);
    expect(events.map(({ confidence }) => confidence?.titleAndDay)).toEqual([undefined, 0.98, 0.6, 0.98]);
  });

  it('has only what would be published, without a doubtful time', () => {
    expect(writtenEvents(DRAFTS, true)).toMatchObject([
      { title: 'Stated', start: '2026-04-04T20:00', venue: 'The Hall' },
      { title: 'Jazz Night', start: '2026-04-04', venue: 'The Hall' },
    ]);
  });
});
