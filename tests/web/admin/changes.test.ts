import { describe, expect, it } from 'vitest';
import { readableChanges } from '../../../apps/web/src/admin/panels/audit-log/readable-changes.ts';

const NAMES = {
  'event:e1': 'Quiz Night',
  'event:e2': 'Pub Quiz',
  'source:s1': 'The Hall',
  'city:columbia-sc': 'Columbia, SC',
};
const changes = (before: unknown, after: unknown) => readableChanges(before, after, NAMES);

describe('what differs between before and after, in words [BEY-29]', () => {
  it('is told field by field, by the words of the console', () => {
    expect(
      changes({ name: 'The Hall', status: 'active' }, { name: 'The Hall', status: 'inactive', reason: 'Fire' }),
    ).toEqual([
      { label: 'Status', before: 'Active', after: 'Paused' },
      { label: 'Reason', before: null, after: 'Fire' },
    ]);
  });

  it('says booleans, lengths of time, amounts and numbers as people read them', () => {
    expect(changes({ enabled: true, isResolved: false }, { enabled: false, isResolved: true })).toEqual([
      { label: 'Setting', before: 'On', after: 'Off' },
      { label: 'Resolved', before: 'No', after: 'Yes' },
    ]);
    expect(
      changes(
        { intervalMs: 21_600_000, dailyCents: 1_250, allocations: { sourceDiscovery: 10_000 } },
        { intervalMs: 5_400_000, dailyCents: 99_900, allocations: { sourceDiscovery: 1_200_000 } },
      ),
    ).toEqual([
      { label: 'Read every', before: '6 h', after: '1 h 30 min' },
      { label: 'Daily cents', before: '$12.50', after: '$999.00' },
      { label: 'Share: Source discovery', before: '10,000', after: '1,200,000' },
    ]);
  });

  it('says an instant as a date, whether it is stored as a number or a text', () => {
    const told = changes({ setAsideAt: Date.UTC(2026, 10, 22, 12) }, { setAsideAt: '2026-11-24T12:00:00Z' });
    expect(told[0]?.before).toMatch(/^Nov 2[123], 2026/);
    expect(told[0]?.after).toMatch(/^Nov 2[345], 2026/);
  });

  it('calls what is referred to by its name, and by its id where nobody knows the name', () => {
    expect(changes({ citySlug: 'columbia-sc', mergedInto: null }, { citySlug: 'lost-ga', mergedInto: 'e2' })).toEqual([
      { label: 'City', before: 'Columbia, SC', after: 'lost-ga' },
      { label: 'Merged into', before: null, after: 'Pub Quiz' },
    ]);
  });

  it('says of a list what came and what went', () => {
    expect(changes({ sources: ['s1', 's2'] }, { sources: ['s2', 's3'] })).toEqual([
      { label: 'Sources', before: null, after: null, list: { added: ['s3'], removed: ['The Hall'] } },
    ]);
    expect(changes({ sources: ['s1'] }, { sources: ['s1'] })).toEqual([]);
  });

  it('tells each of several events by its name', () => {
    expect(changes([{ event: 'e1' }], [{ event: 'e1', mergedInto: 'e2' }])).toEqual([
      { label: 'Quiz Night: Merged into', before: null, after: 'Pub Quiz' },
    ]);
  });

  it('does not say again what the subject says', () => {
    expect(changes({ event: 'e1' }, { mergedInto: 'e2' })).toEqual([
      { label: 'Merged into', before: null, after: 'Pub Quiz' },
    ]);
  });

  it('leaves ids that say nothing to the technical details', () => {
    expect(changes(null, { runId: '01j', id: '01k', jobId: '01l', sources: 2 })).toEqual([
      { label: 'Sources', before: null, after: '2' },
    ]);
  });

  it('tells a value from none, and a leaf that grew', () => {
    expect(changes({ reason: null }, { reason: 'fire' })).toEqual([{ label: 'Reason', before: null, after: 'fire' }]);
    expect(changes({ url: 'https://a.example' }, null)).toEqual([
      { label: 'Address', before: 'https://a.example', after: null },
    ]);
    expect(changes({ split: null }, { split: { source: 's1' } })).toEqual([
      { label: 'Split off: Source', before: null, after: 'The Hall' },
    ]);
  });

  it('is nothing for alike values', () => {
    expect(changes({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
    expect(changes(null, null)).toEqual([]);
    expect(changes('on', 'on')).toEqual([]);
  });
});
