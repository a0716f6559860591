import type { StepBudget } from '../../base/step-budget.ts';
import { isPartOfDay, type Rule } from './rule.ts';
import type { WallMoment } from './wall-moment.ts';

const ALL_HOURS = upTo(24);
const ALL_SIXTY = upTo(60);

/** The seconds of a day in a rule, in order, for a day that it includes. Each one examined costs a step. */
export type TimesOf = (day: number, budget: StepBudget) => Generator<number>;

/** @param start the first date, which supplies the parts that the rule omits and the origin of its intervals */
export function ruleTimes(rule: Rule, start: WallMoment): TimesOf {
  const { frequency, interval } = rule;
  const hours = rule.hours ?? (isPartOfDay(frequency) ? ALL_HOURS : [Math.floor(start.second / 3_600)]);
  const isMinutely = frequency === 'MINUTELY' || frequency === 'SECONDLY';
  const minutes = rule.minutes ?? (isMinutely ? ALL_SIXTY : [Math.floor(start.second / 60) % 60]);
  const seconds = secondsOf(rule) ?? (frequency === 'SECONDLY' ? ALL_SIXTY : [start.second % 60]);
  const unit = frequency === 'HOURLY' ? 3_600 : frequency === 'MINUTELY' ? 60 : 1;
  const unitOf = (day: number, second: number) => day * (86_400 / unit) + Math.floor(second / unit);
  const origin = unitOf(start.day, start.second);
  const isDue = (day: number, second: number) => (unitOf(day, second) - origin) % interval === 0;
  const isHourDue = frequency === 'HOURLY' ? isDue : always;
  const isMinuteDue = frequency === 'MINUTELY' ? isDue : always;
  const isSecondDue = frequency === 'SECONDLY' ? isDue : always;
  return function* timesOf(day, budget) {
    for (const hour of hours) {
      if (!budget.take()) return;
      if (!isHourDue(day, hour * 3_600)) continue;
      for (const minute of minutes) {
        if (!budget.take()) return;
        const second = hour * 3_600 + minute * 60;
        if (!isMinuteDue(day, second)) continue;
        for (const rest of seconds) {
          if (!budget.take()) return;
          if (isSecondDue(day, second + rest)) yield second + rest;
        }
      }
    }
  };
}

/** A leap second is read as the second before it. */
function secondsOf({ seconds }: Rule): number[] | null {
  return seconds && [...new Set([...seconds].map((second) => Math.min(second, 59)))];
}

function always(): boolean {
  return true;
}

function upTo(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
