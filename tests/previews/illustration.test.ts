import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../../packages/contract/src/categories.ts';
import { judgePicture } from '../../packages/domain/src/images/judge-picture.ts';
import { illustrationOf } from '../../workers/previews/src/illustration.ts';
import { draw } from './support.ts';

const svg = (category: string, number: number) => illustrationOf({ kind: 'category', category, number });

describe('an illustration', () => {
  it('is a PNG that the engine itself would show, the same for the same number', async () => {
    const png = await draw({ kind: 'category', category: 'Food', number: 2 });
    expect(judgePicture(png, 'image/png', '')).toMatchObject({ isValid: true, width: 1280, height: 800 });
    expect(await draw({ kind: 'category', category: 'Food', number: 2 })).toEqual(png);
  });

  it('has 24 different drawings for each category, and no words', () => {
    for (const category of CATEGORIES) {
      const all = Array.from({ length: 24 }, (_, index) => svg(category, index + 1));
      expect(new Set(all).size, category).toBe(24);
      for (const one of all) expect(one).not.toMatch(/<text|undefined|NaN/);
    }
  });

  it('of an event is its poster, whatever its title says', () => {
    const poster = { title: '<script>alert(1)</script>', venue: null, categories: ['Music'] };
    expect(illustrationOf({ kind: 'event', poster })).not.toContain('script');
  });
});
