import { expect, it } from 'vitest';
import { efficiencyTone, gaugeTone, wasteTone } from '../../../apps/web/src/admin/kit/tone.ts';

it('efficiency is green from 70, yellow from 50, else red [DISCAN-03]', () => {
  expect([100, 70, 69.9, 50, 49.9, 0].map(efficiencyTone)).toEqual(['good', 'good', 'warn', 'warn', 'bad', 'bad']);
});

it('waste is green up to 20, yellow up to 40, else red [DISCAN-04]', () => {
  expect([0, 20, 20.1, 40, 40.1, 100].map(wasteTone)).toEqual(['good', 'good', 'warn', 'warn', 'bad', 'bad']);
});

it('the token bar of discovery is red above 80%, yellow above 60%, else green [SCRAPE-09]', () => {
  const tone = (share: number) => gaugeTone(share, { warn: 60, bad: 80, counts: 'above' });
  expect([60, 60.1, 80, 80.1].map(tone)).toEqual(['good', 'warn', 'warn', 'bad']);
});
