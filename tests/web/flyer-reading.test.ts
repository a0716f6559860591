import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFlyer as readFields } from '@marquee/extraction/flyers';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesIn } from '../../apps/web/src/flyer-reading/find-lines.ts';
import { planesOf } from '../../apps/web/src/flyer-reading/pixels.ts';
import { type Models, readFlyer, signsIn } from '../../apps/web/src/flyer-reading/read-flyer.ts';
import { textIn } from '../../apps/web/src/flyer-reading/read-line.ts';
import { openModels, pixelsOf } from '../../bench/flyers/node-models.ts';

const HINTS = { today: '2026-11-29', timezone: 'America/New_York' } as const;
const photograph = (name: string) =>
  pixelsOf(readFileSync(fileURLToPath(new URL(`./flyers/${name}.jpg`, import.meta.url))));

describe('a photographed flyer, by the engine and the models of the site [BEY-49]', () => {
  let models: Models;
  beforeAll(async () => {
    models = await openModels();
  });

  it('is read from a picture in perspective, and each value has its box', async () => {
    const flyer = await readFlyer(await photograph('english'), models);
    const reading = readFields(flyer, 'flyer', HINTS);
    expect(reading).toMatchObject({
      title: { value: 'RIVERBANK BLUES FESTIVAL' },
      day: { value: '2027-08-10' },
      time: { value: '20:00' },
      venue: { value: 'The Senate' },
      price: { value: { minCents: 1_200 } },
    });
    const [, x = 0, y = 0] = /^box@(\d+),(\d+),/.exec(reading.day?.evidence[0]?.locator ?? '')?.map(Number) ?? [];
    expect(Math.hypot(x - 419, y - 793)).toBeLessThan(40);
  });

  it('is read in Spanish', { tags: ['deep'] }, async () => {
    const flyer = await readFlyer(await photograph('spanish'), models);
    expect(readFields(flyer, 'flyer', HINTS)).toMatchObject({
      title: { value: 'FERIA DEL LIBRO LATINO' },
      day: { value: '2027-08-10' },
      time: { value: '12:00' },
      venue: { value: 'Trustus Theatre' },
      price: { value: { minCents: 0, maxCents: 0 } },
    });
  });

  it('without text has none', { tags: ['deep'] }, async () => {
    const data = new Uint8ClampedArray(600 * 800 * 4).fill(200);
    expect((await readFlyer({ width: 600, height: 800, data }, models)).lines).toEqual([]);
  });
});

describe('the steps around the models [BEY-49]', () => {
  it('find a line as a turned box, larger than its core', () => {
    const [width, height] = [96, 64];
    const likely = new Float32Array(width * height);
    for (let x = 20; x < 80; x += 1)
      for (let y = 0; y < 6; y += 1) likely[(20 + y + Math.round((x - 20) * 0.1)) * width + x] = 0.9;
    const [line, ...more] = linesIn(likely, { width, height }, { width: 960, height: 640 });
    expect(more).toEqual([]);
    expect((line?.angle ?? 0) * (180 / Math.PI)).toBeCloseTo(5.7, 0);
    expect(line?.x).toBeCloseTo(500, -1);
    expect(line?.height).toBeGreaterThan(80);
  });

  it('read the likeliest signs, one for those that repeat, and a blank where one is likely enough', () => {
    const signs = signsIn('a\nb\n');
    expect(signs).toEqual(['', 'a', 'b', ' ']);
    const steps = ['a', 'a', '', 'a', ' ', 'b'].map((sign) =>
      signs.map((one) => (sign === ' ' ? (one === '' ? 0.9 : one === ' ' ? 0.1 : 0) : one === sign ? 0.97 : 0.01)),
    );
    expect(textIn(new Float32Array(steps.flat()), steps.length, signs)).toMatchObject({ text: 'aa b' });
  });

  it('draw a turned part of a picture upright', () => {
    const data = new Uint8ClampedArray(10 * 10 * 4);
    // A red column becomes a red row.
    for (let y = 0; y < 10; y += 1) data[(y * 10 + 5) * 4] = 255;
    const box = { x: 5.5, y: 5, width: 10, height: 1, angle: Math.PI / 2 };
    const planes = planesOf(
      { width: 10, height: 10, data },
      box,
      { width: 10, height: 1 },
      {
        mean: [0, 0, 0],
        deviation: [1, 1, 1],
      },
    );
    expect([...planes.slice(0, 10)].every((red) => red > 0.99)).toBe(true);
    expect([...planes.slice(10)].every((other) => other === 0)).toBe(true);
  });
});
