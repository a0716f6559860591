import { describe, expect, it } from 'vitest';
import { changesBetween } from '../../../apps/web/src/admin/kit/changes.ts';

describe('what differs between before and after [BEY-29]', () => {
  it('is told leaf by leaf', () => {
    expect(
      changesBetween(
        { enabled: true, note: 'as it was', deep: { list: [1, 2] } },
        { enabled: false, note: 'as it was', deep: { list: [1, 3] }, by: 'Ada' },
      ),
    ).toEqual([
      { path: 'enabled', kind: 'changed', before: 'true', after: 'false' },
      { path: 'deep.list.1', kind: 'changed', before: '2', after: '3' },
      { path: 'by', kind: 'added', before: null, after: 'Ada' },
    ]);
  });

  it('of nothing to something is all added, of something to nothing all removed', () => {
    expect(changesBetween(null, { url: 'https://a.example' })).toEqual([
      { path: 'url', kind: 'added', before: null, after: 'https://a.example' },
    ]);
    expect(changesBetween({ url: 'https://a.example' }, null)).toEqual([
      { path: 'url', kind: 'removed', before: 'https://a.example', after: null },
    ]);
  });

  it('tells a value from none within an object, and a leaf that grew', () => {
    expect(changesBetween({ reason: null }, { reason: 'fire' })).toEqual([
      { path: 'reason', kind: 'changed', before: 'null', after: 'fire' },
    ]);
    expect(changesBetween({ a: 1 }, { a: { b: 2 } })).toEqual([
      { path: 'a', kind: 'removed', before: '1', after: null },
      { path: 'a.b', kind: 'added', before: null, after: '2' },
    ]);
  });

  it('is nothing for alike values', () => {
    expect(changesBetween({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toEqual([]);
    expect(changesBetween(null, null)).toEqual([]);
    expect(changesBetween('on', 'on')).toEqual([]);
  });
});
