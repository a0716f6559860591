import type { StateFigures, StateLevel } from '../../kit/charts/chart-data.ts';
import { heatTone } from '../../kit/tone.ts';

interface CityHeat {
  /** `Columbia, SC` */
  name: string;
  lastScrape: string | null;
}

/** How recently the cities of each state were read, by state code; `words` formats the counts. */
export function heatOfStates(
  cities: readonly CityHeat[],
  now: number,
  words: (figures: { fresh: number; total: number }) => string,
): Record<string, StateFigures> {
  const byState = Map.groupBy(cities, ({ name }) => name.slice(name.lastIndexOf(',') + 1).trim());
  return Object.fromEntries(
    [...byState].map(([state, all]) => {
      const tones = all.map(({ lastScrape }) => heatTone(lastScrape, now));
      const fresh = tones.filter((tone) => tone === 'good').length;
      return [state, { level: levelOf(tones, fresh), text: words({ fresh, total: all.length }) }];
    }),
  );
}

function levelOf(tones: readonly string[], fresh: number): StateLevel {
  if (fresh === tones.length) return 'good';
  return tones.every((tone) => tone === 'bad') ? 'bad' : 'started';
}
