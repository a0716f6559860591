import { DAY_MS } from '@marquee/kernel/durations';

/** A status. Color only repeats it: a text always accompanies it. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'neutral';

/** Percentage of failed runs: under 10 good, under 30 warn, else bad (spec: SCRAPE-07). */
export function failureTone(percent: number): Tone {
  if (percent < 10) return 'good';
  return percent < 30 ? 'warn' : 'bad';
}

/** Age of a city's last read: under a day good, under seven days warn, otherwise bad (spec: SCRAPE-05). */
export function heatTone(lastScrape: string | null, now: number): Tone {
  const age = lastScrape === null ? Number.POSITIVE_INFINITY : now - Date.parse(lastScrape);
  if (age < DAY_MS) return 'good';
  return age < 7 * DAY_MS ? 'warn' : 'bad';
}

/** The same of a city; one that has no source and was never read is no fault of the engine. */
export function cityHeatTone(city: { lastScrape: string | null; hasSources: boolean }, now: number): Tone {
  return city.lastScrape === null && !city.hasSources ? 'neutral' : heatTone(city.lastScrape, now);
}

/** Percentage of the heap in use: above 80 bad, above 60 warn (spec: DIAG-05). */
export function memoryTone(percent: number): Tone {
  if (percent > 80) return 'bad';
  return percent > 60 ? 'warn' : 'good';
}

/** Score of an audit in percent: 95 and above good, 85 and above warn, otherwise bad (spec: LOCINT-04). */
export function auditTone(percent: number): Tone {
  if (percent >= 95) return 'good';
  return percent >= 85 ? 'warn' : 'bad';
}

/** A rate in percent as a word: 90 Excellent, 75 Good, 50 Fair, else Poor (spec: §5). */
export function rateGrade(percent: number): { word: 'Excellent' | 'Good' | 'Fair' | 'Poor'; tone: Tone } {
  if (percent >= 90) return { word: 'Excellent', tone: 'good' };
  if (percent >= 75) return { word: 'Good', tone: 'good' };
  return percent >= 50 ? { word: 'Fair', tone: 'warn' } : { word: 'Poor', tone: 'bad' };
}

/** A response time: up to 1000 ms Fast, up to 3000 ms Normal, more Slow (spec: §5). */
export function speedGrade(ms: number): { word: 'Fast' | 'Normal' | 'Slow'; tone: Tone } {
  if (ms <= 1_000) return { word: 'Fast', tone: 'good' };
  return ms <= 3_000 ? { word: 'Normal', tone: 'warn' } : { word: 'Slow', tone: 'bad' };
}

/** Efficiency in percent: 70 and above good, 50 and above warn, otherwise bad (spec: DISCAN-03; docs/spec/decisions.md 90). */
export function efficiencyTone(percent: number): Tone {
  if (percent >= 70) return 'good';
  return percent >= 50 ? 'warn' : 'bad';
}

/** Waste in percent: 20 and below good, 40 and below warn, otherwise bad (spec: DISCAN-04; docs/spec/decisions.md 90). */
export function wasteTone(percent: number): Tone {
  if (percent <= 20) return 'good';
  return percent <= 40 ? 'warn' : 'bad';
}

/** Thresholds in percent. `from` includes the threshold, `above` excludes it. */
export interface Thresholds {
  warn: number;
  bad: number;
  counts: 'from' | 'above';
}

export function gaugeTone(share: number, { warn, bad, counts }: Thresholds): Tone {
  const reaches = (threshold: number) => (counts === 'from' ? share >= threshold : share > threshold);
  if (reaches(bad)) return 'bad';
  return reaches(warn) ? 'warn' : 'good';
}
