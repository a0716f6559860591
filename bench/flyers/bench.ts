import { fileURLToPath } from 'node:url';
import { readFlyer as readFields } from '@marquee/extraction/flyers';
import { readFlyer } from '../../apps/web/src/flyer-reading/read-flyer.ts';
import { type Look, openDrawer } from './draw.ts';
import { openModels, pixelsOf } from './node-models.ts';
import { posterOf, SEEDS, TODAY } from './poster.ts';
import { type Score, scoreOf } from './score.ts';

const ASKED = { title: 0.8, day: 0.9, time: 0.85, wrongDaysAboveBar: 0 };
const LOOKS: readonly Look[] = ['drawn', 'photographed'];
const FONTS = fileURLToPath(new URL('../node_modules/@fontsource', import.meta.url));
const HINTS = { today: TODAY, timezone: 'America/New_York' } as const;

interface Sum {
  posters: number;
  title: number;
  day: number;
  time: number;
  venue: number;
  price: number;
  /** Of days above the bar, how many of all, and how many are wrong. */
  daysAboveBar: number;
  wrongDaysAboveBar: number;
}

/**
 * Whether flyers are read: drawn posters in English and Spanish, each as designed and as photographed (perspective, blur, light, JPEG), by the code, the
 * engine and the models of the site, in Node. Seeds up to 60 were in view while the rules were written; those behind have other fonts, words and
 * ways to write days and hours.
 */
export async function bench(): Promise<unknown> {
  const models = await openModels();
  const drawer = await openDrawer(FONTS);
  const sums: Record<string, Sum> = {};
  const millis: number[] = [];
  const wrong: string[] = [];
  try {
    for (let seed = 1; seed <= SEEDS.tuned + SEEDS.heldOut; seed += 1)
      for (const look of LOOKS) {
        const poster = posterOf(seed);
        const pixels = await pixelsOf(await drawer.draw(poster, look));
        const from = performance.now();
        const flyer = await readFlyer(pixels, models);
        millis.push(performance.now() - from);
        const reading = readFields(flyer, `flyer:${seed}`, HINTS);
        const score = scoreOf(reading, poster.truth);
        add((sums[`${poster.isHeldOut ? 'heldOut' : 'tuned'}.${look}`] ??= emptySum()), score);
        if (!poster.isHeldOut) wrong.push(...faultsOf(score, `${seed} ${look}`));
      }
  } finally {
    await drawer.close();
  }
  const shares = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sharesOf(sum)]));
  const sorted = millis.toSorted((a, b) => a - b);
  return {
    asked: ASKED,
    ...shares,
    milliseconds: { median: at(sorted, 0.5), at90: at(sorted, 0.9) },
    memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
    wrong,
  };
}

function emptySum(): Sum {
  return { posters: 0, title: 0, day: 0, time: 0, venue: 0, price: 0, daysAboveBar: 0, wrongDaysAboveBar: 0 };
}

function add(sum: Sum, score: Score): void {
  sum.posters += 1;
  for (const name of ['title', 'day', 'time', 'venue', 'price'] as const) sum[name] += Number(score[name]);
  sum.daysAboveBar += Number(score.dayAboveBar);
  sum.wrongDaysAboveBar += Number(score.wrongDayAboveBar);
}

function sharesOf({ posters, wrongDaysAboveBar, ...counts }: Sum) {
  const shares = Object.entries(counts).map(([name, count]) => [name, Math.round((count / posters) * 1000) / 1000]);
  return { posters, ...Object.fromEntries(shares), wrongDaysAboveBar };
}

/** Which values of a poster that was in view are wrong. */
function faultsOf(score: Score, name: string): string[] {
  const values = (['title', 'day', 'time', 'venue', 'price'] as const).filter((value) => !score[value]);
  return values.length === 0 ? [] : [`${name}: ${values.join(', ')}`];
}

function at(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}
