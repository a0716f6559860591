import { describe, expect, it } from 'vitest';
import { colorOf, hasFigures, sentenceOf, totalAt } from '../../../apps/web/src/admin/kit/charts/chart-data.ts';
import { namedPoints, nearestPoint, pointPlaces, valueScale } from '../../../apps/web/src/admin/kit/charts/scale.ts';
import { STATES } from '../../../apps/web/src/admin/kit/charts/states.generated.ts';
import { dayPoint } from '../../../apps/web/src/admin/kit/charts/time-points.ts';

const point = (tick: string, at?: number) => ({ label: tick, tick, ...(at === undefined ? {} : { at }) });

describe('the vertical axis', () => {
  it('stands on zero and ends at a round figure that holds the highest', () => {
    const y = valueScale([3, 17, 12], 100);
    expect(y.ticks).toEqual([0, 5, 10, 15, 20]);
    expect(y(0)).toBe(100);
    expect(y(20)).toBe(0);
  });

  it('has a bottom line where all is zero, and no more room than a figure of one', () => {
    const y = valueScale([0, 0], 50);
    expect(y(0)).toBe(50);
    expect(y.ticks.at(-1)).toBe(1);
  });

  it('goes below zero where figures do, and its marks are free of rounding noise', () => {
    const y = valueScale([-0.2, 0.3], 100);
    expect(y.ticks[0]).toBeLessThanOrEqual(-0.2);
    expect(y.ticks).toContain(0);
    for (const tick of y.ticks) expect(String(tick).length).toBeLessThan(6);
  });
});

describe('the horizontal axis', () => {
  it('sets points as far apart as they are in time', () => {
    expect(pointPlaces([point('a', 0), point('b', 10), point('c', 40)], 100, 'line')).toEqual([0, 25, 100]);
  });

  it('sets points without a time, and bars, evenly', () => {
    expect(pointPlaces([point('a'), point('b'), point('c')], 100, 'line')).toEqual([0, 50, 100]);
    expect(pointPlaces([point('a', 0), point('b', 90)], 100, 'bars')).toEqual([25, 75]);
    expect(pointPlaces([point('a')], 100, 'line')).toEqual([50]);
  });

  it('names the last point always, and no more than there is room for', () => {
    const places = Array.from({ length: 24 }, (_, place) => place * 10);
    const named = namedPoints(places, 230, 58);
    expect(named.at(-1)).toBe(23);
    expect(named.length).toBeLessThanOrEqual(4);
    expect(namedPoints([0, 50], 400, 58)).toEqual([0, 1]);
  });

  it('finds the point that the pointer is nearest to', () => {
    expect(nearestPoint([0, 50, 100], 70)).toBe(1);
    expect(nearestPoint([0, 50, 100], 400)).toBe(2);
  });

  it('reads a local day the same wherever the reader is', () => {
    expect(dayPoint('2026-11-22').tick).toBe('Nov 22');
    expect(dayPoint('2026-11-22', 'weekday').tick).toBe('Sun');
  });
});

describe('the figures of a chart', () => {
  const data = {
    points: [point('3 PM'), point('4 PM')],
    series: [
      { name: 'done', values: [4, null] },
      { name: 'failed', values: [1, 2] },
    ],
  };

  it('are said as one sentence a point; what is missing is a dash', () => {
    expect(sentenceOf(data, 0, String)).toBe('3 PM: 4 done, 1 failed');
    expect(sentenceOf(data, 1, String)).toBe('4 PM: – done, 2 failed');
  });

  it('add up to the height of a stacked bar', () => {
    expect(totalAt(data, 0)).toBe(5);
    expect(totalAt(data, 1)).toBe(2);
  });

  it('are nothing to draw where all are missing', () => {
    expect(hasFigures(data)).toBe(true);
    expect(hasFigures({ points: data.points, series: [{ name: 'done', values: [null, null] }] })).toBe(false);
    expect(hasFigures({ points: [], series: [] })).toBe(false);
  });

  it('keep the color they were given, else that of their place', () => {
    expect(colorOf({ color: 'bad' }, 0)).toBe('bad');
    expect(colorOf({}, 7)).toBe('second');
  });
});

describe('the map of the states', () => {
  it('has the 50 states and the District of Columbia, each with an outline inside the view', () => {
    expect(STATES).toHaveLength(51);
    expect(new Set(STATES.map(([code]) => code)).size).toBe(51);
    for (const [code, , path] of STATES) {
      const start = /^M(-?[\d.]+),(-?[\d.]+)l.+z$/.exec(path);
      expect(start, code).not.toBeNull();
      expect(Number(start?.[1])).toBeLessThan(975);
      expect(Number(start?.[2])).toBeLessThan(615);
    }
  });
});
