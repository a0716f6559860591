import type { LocalMoment, Unkeyed } from '../../base/types.ts';
import type { Replaced, Sighting } from '../../candidates/sighting.ts';
import { join, timeOf } from '../../candidates/times/local.ts';
import { offsetAt, wallIn } from '../../candidates/times/zone.ts';
import { readAs } from '../../decide/moments/readings.ts';
import { restLine } from './rest-of-series.ts';
import { showingKey } from './showing.ts';
import { understoodLines } from './start-line.ts';

interface Settled {
  sighting: Sighting;
  /** The zone of its place. */
  place: string;
  draft: Unkeyed;
}

/**
 * Series and the dates that replace dates of them, once it is known how their times are to be understood: the lines of a
 * series as its start was understood, and the id of each replacing date as the key that the replaced date has.
 */
export function withSeries(all: readonly Settled[]): Array<{ id: string | undefined; draft: Unkeyed }> {
  const series = new Map<string, Settled>();
  for (const one of all) {
    const { id, replaces } = one.sighting;
    if (id !== undefined && !replaces && one.draft.recurrence) series.set(id, one);
  }
  return all.map((one) => {
    const { sighting, draft } = one;
    const { recurrence } = draft;
    const { id, replaces } = sighting;
    if (replaces) return replacing(one, replaces, series.get(replaces.series));
    if (!recurrence) return { id, draft };
    return { id, draft: { ...draft, recurrence: { ...recurrence, value: linesOf(one, recurrence.value) } } };
  });
}

/**
 * What replaces a date of a series does not recur, even if the rule of the series is repeated in it. Without its series, what replaces
 * the rest of one has the dates that it lists itself.
 */
function replacing(one: Settled, { series: id, moment, rest }: Replaced, series: Settled | undefined) {
  const { recurrence, ...draft } = one.draft;
  const from = dateOfSeries(moment, series ?? one);
  const line = rest && { value: restLine(from), evidence: [rest] };
  const own = recurrence && rest && { ...recurrence, value: linesOf(one, recurrence.value) };
  const kept = series ? line : (own ?? line);
  return { id: showingKey(id, from), draft: { ...draft, ...(kept ? { recurrence: kept } : {}) } };
}

function linesOf({ sighting, draft, place }: Settled, lines: string): string {
  return understoodLines(lines, sighting.start, draft.start.value, place);
}

/** The replaced date as the expanded series has it: in wall time of its place, or as a day. */
function dateOfSeries(moment: Replaced['moment'], { sighting, place, draft }: Settled): LocalMoment {
  const clock = timeOf(draft.start.value);
  if (clock === undefined) return moment.date;
  // Without a time it is that day's date of the series.
  if (moment.time === undefined) return join(moment.date, clock);
  const written = join(moment.date, moment.time);
  const zone = draft.timezone?.value ?? place;
  if (moment.zone) return wallIn(zone, written, offsetAt(written, moment.zone));
  if (moment.offsetMinutes === undefined) return written;
  const { start } = sighting;
  const isLocal =
    start.offsetMinutes === moment.offsetMinutes && !start.zone && join(start.date, start.time) === draft.start.value;
  if (isLocal) return written;
  const { date, time } = readAs(moment, 'offset', zone);
  return join(date, time);
}
