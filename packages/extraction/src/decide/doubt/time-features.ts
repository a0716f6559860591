import type { Unkeyed } from '../../base/types.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { minutesOf, timeOf } from '../../candidates/times/local.ts';
import type { TimeMention } from '../../candidates/times/written-times.ts';
import { within } from '../../document/html/within.ts';
import type { Features } from './feature-parts.ts';
import type { Offsets, PageOffsets } from './page-offsets.ts';

const SHOW = /\b(?:show|starts?|music|begins?|performance)\b[^\n]{0,12}$/i;

/** What stands around the hour of a draft. */
export function timeFeatures(layout: Layout, draft: Unkeyed, at: Offsets, { times }: PageOffsets): Features {
  const time = timeOf(draft.start.value);
  const near = within(layout.times, at.from, at.to);
  const distinct = new Set(near.map(({ from }) => from)).size;
  const before = at.time < 0 ? '' : layout.visible.text.slice(Math.max(0, at.time - 30), at.time);
  const mention = at.time < 0 ? undefined : within(layout.times, at.time, at.time + 1)[0];
  return {
    ...rivalsOf(time, near),
    times_near: Math.log1p(distinct),
    times_several: Number(distinct > 1),
    untimed_near: Number(time === undefined && distinct > 0),
    after_doors: Number(mention?.role === 'doors'),
    after_show: Number(SHOW.test(before)),
    half_day_unknown: Number(mention?.halfDayUnknown ?? false),
    odd_hour: Number(time !== undefined && (time < '08:00' || time > '22:30')),
    time_shared: Number(time !== undefined && (times.get(at.time) ?? 0) > 1),
    time_away: at.time < 0 ? 0 : Math.log1p(Math.abs(at.time - at.day)),
    first_time: Number(near[0]?.from === time),
    midnight: Number(time === '00:00'),
  };
}

/** Doors open this long before a show, in minutes. */
const DOORS_AHEAD = { least: 20, most: 150 };

/** Other hours of a record that speak for or against this one as its start: what follows by an hour may be the show of these doors. */
function rivalsOf(time: string | undefined, near: readonly TimeMention[]): Features {
  if (time === undefined) return {};
  const isAhead = (from: string, to: string) => {
    const gap = minutesOf(to) - minutesOf(from);
    return gap >= DOORS_AHEAD.least && gap <= DOORS_AHEAD.most;
  };
  return {
    time_before_other: Number(near.some(({ from, role }) => role === 'show' && isAhead(time, from))),
    time_behind_doors: Number(near.some(({ from, role }) => role === 'doors' && isAhead(from, time))),
    time_called_start: Number(near.some(({ from, isStart }) => from === time && isStart)),
  };
}
