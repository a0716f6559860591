import { describe, expect, it } from 'vitest';
import { seededBy } from '../../apps/web/src/features/events/poster/seeded.ts';
import { drawShapes, KINDS } from '../../apps/web/src/features/events/poster/shapes.ts';
import { repeatedImages } from '../../apps/web/src/features/events/repeated-images.ts';

function drawingOf(text: string): string {
  const random = seededBy(text);
  return JSON.stringify(drawShapes(random.whole(0, KINDS - 1), random));
}

describe('a poster', () => {
  it('is the same for the same event, and another for another', () => {
    const titles = Array.from({ length: 400 }, (_, i) => `Evening ${i} of something\nHall ${i % 9}\nMusic`);
    const drawings = titles.map(drawingOf);
    expect(titles.map(drawingOf)).toEqual(drawings);
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('is of some kind, and as small as a few kilobytes, whatever the title', () => {
    for (const title of ['', '\0', '🎃'.repeat(5_000), '\ud800', 'x'.repeat(100_000), '<script>']) {
      const drawing = drawingOf(title);
      expect(JSON.parse(drawing)).not.toHaveLength(0);
      expect(drawing.length).toBeLessThan(8_000);
      expect(drawing).not.toMatch(/NaN|Infinity|script/);
    }
  });

  it('is of every kind about equally often', () => {
    const counts = Array.from({ length: KINDS }, () => 0);
    for (let i = 0; i < 4_000; i += 1) {
      const kind = seededBy(`Show ${i}`).whole(0, KINDS - 1);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(4_000 / KINDS / 1.5);
  });
});

describe('an image', () => {
  const event = (imageUrl: string | null, generatedImageUrl: string | null = null) => ({ imageUrl, generatedImageUrl });

  it('is shown once within twelve cards, and again after those', () => {
    const events = Array.from({ length: 30 }, () => event('/media/a'));
    const shown = repeatedImages(events).flatMap((isRepeated, index) => (isRepeated ? [] : [index]));
    expect(shown).toEqual([0, 12, 24]);
  });

  it('is compared as it is shown: the generated one before the event’s own; events without one repeat nothing', () => {
    const events = [event('/media/a', '/media/g'), event('/media/a'), event(null), event(null), event('/media/g')];
    expect(repeatedImages(events)).toEqual([false, false, false, false, true]);
  });
});
