import type { StateFigures, StateLevel } from '../../kit/charts/chart-data.ts';
import { cityHeatTone } from '../../kit/tone.ts';

interface CityHeat {
  /** `Columbia, SC` */
  name: string;
  lastScrape: string | null;
  hasSources: boolean;
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
      const tones = all.map((city) => cityHeatTone(city, now)).filter((tone) => tone !== 'neutral');
      const fresh = tones.filter((tone) => tone === 'good').length;
      return [state, { level: levelOf(tones, fresh), text: words({ fresh, total: all.length }) }];
    }),
  );
}

function levelOf(tones: readonly string[], fresh: number): StateLevel {
  if (tones.length === 0) return 'planned';
  if (fresh === tones.length) return 'good';
  return tones.every((tone) => tone === 'bad') ? 'bad' : 'started';
}
