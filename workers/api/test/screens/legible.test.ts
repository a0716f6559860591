import { expect, it } from 'vitest';
import { channelsOf, contrast, legible } from '../../src/embed/legible.ts';

const STEPS = [0, 51, 102, 153, 204, 255];
const hex = (channel: number) => channel.toString(16).padStart(2, '0');
const COLORS = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `${hex(r)}${hex(g)}${hex(b)}`)));

it('makes every color readable in both themes, and leaves it as it is where it is already [BEY-56]', () => {
  for (const color of COLORS) {
    const { light, dark } = legible(color);
    for (const ground of ['#fbf6ea', '#fffdf8'])
      expect(contrast(channelsOf(light), channelsOf(ground)), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['#131226', '#191832'])
      expect(contrast(channelsOf(dark), channelsOf(ground)), `${color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
  expect(legible('7d4a00').light).toBe('#7d4a00');
  expect(legible('ffc966').dark).toBe('#ffc966');
});
