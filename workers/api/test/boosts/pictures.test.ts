import type { BoostDetail } from '@marquee/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { api, BOOSTS, begin, bought, cookie, create } from './boosting.ts';

beforeEach(() => begin());

describe('the pictures of a boosted event', () => {
  const pictureOf = (id: string, shape: string, who = cookie) =>
    api.raw(`${BOOSTS}/${id}/pictures/${shape}`, asking({ cookie: who }));

  it.each([
    ['Spotlight', { duration: 3, amount: 9 }, []],
    ['Premium', { duration: 7, amount: 19 }, ['link', 'square', 'story']],
    ['Luxury', { duration: 14, amount: 39 }, ['link', 'square', 'story', 'sheet']],
  ])(
    'come with a %s boost as its plan says, for its owner alone [CONST-003] [CONST-004]',
    async (_plan, given, pictures) => {
      const { id } = await bought(given);
      const url = `${SITE}/api/boost-analytics/${id}/detailed`;
      expect((await api.ok<BoostDetail>('getBoostDetail', url, asking({ cookie }))).pictures).toEqual(pictures);
      for (const shape of ['link', 'square', 'story', 'sheet']) {
        const response = await pictureOf(id, shape);
        expect(response.status, shape).toBe(pictures.includes(shape) ? 200 : 404);
        if (response.ok) expect(response.headers.get('content-type')).toBe('image/png');
      }
      const { cookie: other } = await signUp(api, { email: 'other@example.org' });
      expect((await pictureOf(id, 'link', other)).status).toBeGreaterThanOrEqual(403);
      expect((await pictureOf(id, 'huge')).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('come with nothing that is not paid', async () => {
    const { id } = await create({ duration: 14, amount: 39 });
    expect((await pictureOf(id, 'link')).status).toBe(404);
  });
});

it('draws a placeholder of any size [CALL-037]', async () => {
  const picture = await api.raw(`${SITE}/api/placeholder/80/80`);
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(await picture.text()).toContain('width="80" height="80"');
  expect((await api.raw(`${SITE}/api/placeholder/0/99999`)).status).toBe(400);
});
