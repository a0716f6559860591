import { Temporal } from 'temporal-polyfill';
import { dateIn } from '../calendar/when.ts';
import type { Site, WeeklyShow } from '../model.ts';
import { slugOf } from './escape.ts';
import { placeNode } from './jsonld.ts';

/** A weekly show as one schema.org event that says how it repeats, without a date of its own; null where it has none in these weeks. */
export function scheduledNode(site: Site, show: WeeklyShow, weeks: readonly number[]): Record<string, unknown> | null {
  const interval = show.everyWeeks ?? 1;
  const own = weeks.filter((week) => week % interval === 0);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return null;
  const { start, end } = dateIn(first, show.when);
  const day = Temporal.PlainDate.from(start.slice(0, 10)).toLocaleString('en-US', { weekday: 'long' });
  const pauses = own.filter((week) => show.pausesEvery && week % show.pausesEvery === 0);
  return {
    '@context': 'https://schema.org',
    '@type': 'DanceEvent',
    name: show.title,
    description: show.text,
    url: `https://${site.host}${site.eventFolder}${slugOf(show.title)}`,
    location: placeNode(site),
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: `P${interval}W`,
      byDay: `https://schema.org/${day}`,
      startDate: start.slice(0, 10),
      endDate: dateIn(last, show.when).start.slice(0, 10),
      startTime: start.slice(11),
      ...(end ? { endTime: end.slice(11) } : {}),
      ...(pauses.length > 0 ? { exceptDate: pauses.map((week) => dateIn(week, show.when).start.slice(0, 10)) } : {}),
      scheduleTimezone: site.place.timezone,
    },
  };
}
