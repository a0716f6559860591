import { CATEGORIES } from '@marquee/contract';
import { makeCity, store } from '@marquee/testkit/workerd';
import { expect, it } from 'vitest';
import { startApi } from './support.ts';

const NONE = Object.fromEntries(CATEGORIES.map((category) => [category, 0]));

it('counts coming events by category, with a zero for each that has none [ENT-005] [CALL-015]', async () => {
  const api = await startApi();
  await makeCity(api.db);
  await makeCity(api.db, { name: 'Charleston' });
  await store(api, [
    { title: 'Both of them', start: '2026-10-12T20:00', labels: ['Music', 'Food'] },
    { title: 'Only one', start: '2026-10-13T20:00', labels: ['Music'] },
    { title: 'A weekly thing', start: '2026-10-14T20:00', labels: ['Health'] },
    { title: 'A weekly thing', start: '2026-10-21T20:00', labels: ['Health'] },
  ]);
  await store(api, [{ title: 'Elsewhere', labels: ['Music'] }], { city: 'charleston-sc' });
  const counts = (query: string) => api.ok('countCategories', `/api/categories/counts${query}`);
  expect(await counts('?city=Columbia&state=SC')).toEqual({ ...NONE, Music: 2, Food: 1, Health: 1 });
  expect(await counts('')).toEqual({ ...NONE, Music: 2, Food: 1, Health: 1 });
  expect(await counts('?city=Charleston')).toEqual({ ...NONE, Music: 1 });
  expect(await counts('?city=Atlantis')).toEqual(NONE);
});

it('knows the twelve public categories in their order [CONST-006]', () => {
  expect(CATEGORIES).toEqual([
    'Music',
    'Food',
    'Arts',
    'Outdoor',
    'Sports',
    'Social',
    'Nightlife',
    'Health',
    'Business',
    'Education',
    'Technology',
    'Other',
  ]);
});
