import { expect, it } from 'vitest';
import { importsOf } from './bundled-imports.ts';

it('names what files import from packages, static and later, and nothing that is given', () => {
  const names = importsOf(['workers/*/{src,test}/**/*.{ts,tsx}']);
  expect(names).toEqual(expect.arrayContaining(['@marquee/domain/boosts', 'drizzle-orm', 'hono/cookie', 'zod']));
  expect(names.filter((name) => /^\.|^node:|^cloudflare:|^vitest|[\s,]/.test(name))).toEqual([]);
});
