import { describe, expect, it } from 'vitest';
import { poster } from '../../apps/web/src/drawn/poster.ts';
import { titleSize } from '../../apps/web/src/features/events/poster/layout.ts';
import { type Announced, motifsIn, posterArt } from '../../apps/web/src/features/events/poster/poster-art.ts';
import { seededBy } from '../../apps/web/src/features/events/poster/seeded.ts';
import { drawShapes, KINDS } from '../../apps/web/src/features/events/poster/shapes.ts';
import { picturesIn, repeatedImages } from '../../apps/web/src/features/events/repeated-images.ts';

const LAYOUTS = ['stage', 'bill', 'notice', 'block', 'menu', 'calm'] as const;

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

describe('a poster set from the words of an event', () => {
  const categories = [
    'Music',
    'Food',
    'Arts',
    'Outdoor',
    'Sports',
    'Social',
    'Nightlife',
    'Health',
    'Business',
  ] as const;
  const event = (index: number, given: Partial<Announced> = {}): Announced => ({
    title: `Evening ${index} of something else`,
    venue: `Hall ${index % 7}`,
    categories: [categories[index % categories.length] ?? 'Other'],
    ...given,
  });

  it('has a layout by its category: at least five of them', () => {
    const layouts = new Set(categories.map((category) => posterArt(event(0, { categories: [category] })).layout));
    expect(layouts.size).toBeGreaterThanOrEqual(5);
  });

  it('has color and print of its venue, whatever else is on there', () => {
    for (const venue of ['Congaree Stage', 'Granby Hall', '']) {
      const arts = [1, 2, 3, 4].map((n) =>
        posterArt(event(n, { venue, categories: ['Music'], title: venue ? `Show ${n}` : 'Show' })),
      );
      expect(new Set(arts.map(({ print, tint }) => `${print} ${tint}`)).size).toBe(1);
    }
    const hands = new Set(
      Array.from({ length: 60 }, (_, n) => posterArt(event(n, { venue: `Venue ${n}`, categories: ['Music'] }))).map(
        ({ print, tint }) => `${print} ${tint}`,
      ),
    );
    expect(hands.size).toBe(15);
  });

  it('shares its motif with none of the ten posters before it, in any list', () => {
    for (let start = 0; start < 40; start += 1) {
      const events = Array.from({ length: 60 }, (_, index) =>
        event(index * 3 + start * 101, start % 2 ? {} : { title: 'The same' }),
      );
      const motifs = motifsIn(events);
      for (const [index, motif] of motifs.entries())
        expect(motifs.slice(Math.max(0, index - 10), index)).not.toContain(motif);
      // More of the list changes nothing of its beginning.
      expect(motifsIn(events.slice(0, 24))).toEqual(motifs.slice(0, 24));
    }
  });

  it('counts posters alone: an image between two of them is no neighbor', () => {
    const images = Array.from({ length: 30 }, (_, n) => ({
      ...event(n),
      imageUrl: `/media/${n}`,
      generatedImageUrl: null,
    }));
    const posters = Array.from({ length: 12 }, (_, n) => ({
      ...event(n * 7),
      imageUrl: null,
      generatedImageUrl: null,
    }));
    const list = posters.flatMap((one, index) => [one, ...images.slice(index * 2, index * 2 + 2)]);
    const shown = picturesIn(list).filter((_, index) => list[index]?.imageUrl === null);
    for (const [index, { motif }] of shown.entries())
      expect(shown.slice(Math.max(0, index - 10), index).map((one) => one.motif)).not.toContain(motif);
  });

  it.each(LAYOUTS)('sets a title the larger the shorter it is, on a %s', (layout) => {
    const titles = [
      'Jazz',
      'Oyster Roast',
      'Congaree Moonlight Paddle',
      'An Evening of Chamber Music for Two Pianos and Four Hands',
    ];
    const sizes = titles.map((title) => titleSize(title, layout));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThanOrEqual(100);
    for (const title of [
      '',
      ' ',
      'x'.repeat(10_000),
      '夜'.repeat(200),
      '🎃'.repeat(50),
      '\ud800',
      'Donaudampfschifffahrtsgesellschaftskapitän',
    ])
      expect(titleSize(title, layout)).toBeGreaterThanOrEqual(61);
    expect(titleSize('x'.repeat(200), layout)).toBe(61);
  });

  it('is drawn alike into documents, with its words as attributes that cannot end them', () => {
    const { text } = poster({ title: '"><script>alert(1)</script>', venue: "O'Malley's", categories: ['Music'] });
    expect(text).not.toContain('<script');
    expect(text).toContain('data-words="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(text).toContain('aria-hidden="true"');
    expect(poster(event(3)).text).toBe(poster(event(3)).text);
  });
});
