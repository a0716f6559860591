import type { Stop } from '@marquee/contract';
import { planText } from '../../messages/itineraries.ts';
import { ClockIcon, WarningIcon } from '../../ui/icons.tsx';
import { milesBetween } from '../map/mercator.ts';
import { type Between, betweenAt } from './between.ts';
import styles from './itinerary.module.css';

/** Less is the same place. */
const SAME_PLACE_MILES = 0.05;
const HOUR = 60;

const time = (minutes: number) => planText('plan.hours', { h: Math.floor(minutes / HOUR), min: minutes % HOUR });

function wordsOf(between: Between): string {
  switch (between.kind) {
    case 'gap':
      return between.minutes === 0 ? planText('plan.noGap') : planText('plan.gap', { time: time(between.minutes) });
    case 'overlap':
      return planText('plan.overlap', { title: between.title, time: time(between.minutes) });
    case 'same-start':
      return planText('plan.sameStart', between);
    case 'unknown-end':
      return planText('plan.unknownEnd', { time: time(between.minutes) });
  }
}

/** The time between an event and the one before it, and how far apart they are. */
export function BetweenNote({ stops, at }: { stops: readonly Stop[]; at: number }) {
  const between = betweenAt(stops, at);
  if (!between) return null;
  const isClash = between.kind === 'overlap' || between.kind === 'same-start';
  const miles = isClash ? null : milesOf(stops[at - 1], stops[at]);
  return (
    <p className={isClash ? styles.clash : styles.between}>
      {isClash ? <WarningIcon /> : <ClockIcon />}
      <span>
        {wordsOf(between)}
        {miles !== null && ` · ${planText('plan.apart', { miles })}`}
      </span>
    </p>
  );
}

function milesOf(a: Stop | undefined, b: Stop | undefined): string | null {
  const [from, to] = [a, b].map((stop) => {
    const { latitude = null, longitude = null } = stop?.event ?? {};
    return latitude === null || longitude === null ? null : { latitude, longitude };
  });
  const miles = from && to ? milesBetween(from, to) : 0;
  return miles < SAME_PLACE_MILES ? null : miles.toFixed(1);
}
