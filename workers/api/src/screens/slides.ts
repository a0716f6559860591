import { ASSUMED_MINUTES, type Event } from '@marquee/contract';
import { isOngoing, isWholeDay, type Slide } from '@marquee/web/drawn';

/** Slides of a board at most, and of its first day: who looks up sees each of them within a few minutes. */
const SLIDES = 30;
const OF_A_DAY = 18;
const MINUTE_MS = 60_000;

/** What a board shows, day by day: first what starts at an hour, soonest first, then what takes all day or many days. Only what takes place. */
export function slidesOf(events: readonly Event[], now: Date): Slide[] {
  const days = Map.groupBy(
    events.filter(({ status }) => status === 'active'),
    ({ startDate }) => startDate.slice(0, 10),
  );
  const running: Event[] = [];
  const byDay = [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, those]) => those);
  const chosen = byDay.flatMap((those) => {
    const own = those.filter((event) => !isOngoing(event, now));
    running.push(...those.filter((event) => isOngoing(event, now)));
    return [...own.filter((event) => !isWholeDay(event)), ...own.filter(isWholeDay)].slice(0, OF_A_DAY);
  });
  return [...chosen, ...running].slice(0, SLIDES).map((event) => ({ event, until: untilOf(event) }));
}

/** Until when an event is worth going to: its end, stated or assumed; the whole of its last day. */
function untilOf(event: Event): string {
  const { startDate, endDate } = event;
  const last = endDate ?? startDate;
  if (last.length === 10 || (endDate === null && isWholeDay(event))) return `${last.slice(0, 10)}T23:59`;
  if (endDate !== null) return endDate.slice(0, 16);
  return new Date(Date.parse(`${startDate.slice(0, 16)}Z`) + ASSUMED_MINUTES * MINUTE_MS).toISOString().slice(0, 16);
}
