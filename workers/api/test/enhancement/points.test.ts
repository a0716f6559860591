import { posting } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { asking, SITE, signUp } from '../accounts/people.ts';
import { enhance, SLUG, withEvent } from './support.ts';

const AWARD = `${SITE}/api/user/points/award`;
const body = { action: 'enhancement_view', pointsEarned: 50, eventId: SLUG, description: 'Enhancement viewed' };

let api: Awaited<ReturnType<typeof withEvent>>;
let cookie: string;
beforeEach(async () => {
  api = await withEvent();
  ({ cookie } = await signUp(api));
});

const award = (given: object = {}) =>
  api.ok<{ pointsAwarded: number; balance: number }>(
    'awardPoints',
    AWARD,
    asking({ body: { ...body, ...given }, cookie }),
  );

describe('POST /api/user/points/award', () => {
  it('awards 50 points once per user and event, whatever the caller asks for [CALL-021]', async () => {
    await enhance(api);
    expect(await award({ pointsEarned: 999_999 })).toEqual({ success: true, pointsAwarded: 50, balance: 50 });
    expect(await award()).toEqual({ success: true, pointsAwarded: 0, balance: 50 });
    expect(await api.ok('getPoints', `${SITE}/api/user/points`, asking({ cookie }))).toEqual({ balance: 50 });
    const second = await signUp(api, { email: 'grace@example.org' });
    expect(await api.ok('getPoints', `${SITE}/api/user/points`, asking({ cookie: second.cookie }))).toEqual({
      balance: 0,
    });
  });

  it('awards once when it is asked many times at once', async () => {
    await enhance(api);
    const answers = await Promise.all(Array.from({ length: 8 }, () => award()));
    expect(answers.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, 0)).toBe(50);
  });

  it('awards nothing to a guest, for an event that was not enhanced, or for anything else', async () => {
    expect((await api.refused(AWARD, posting(body))).status).toBe(401);
    const asked = (given: object) => api.refused(AWARD, asking({ body: { ...body, ...given }, cookie }));
    expect((await asked({})).status).toBe(404);
    await enhance(api);
    expect((await asked({ eventId: 'nothing' })).status).toBe(404);
    for (const bad of [
      { action: 'steal' },
      { pointsEarned: -1 },
      { eventId: '' },
      { eventId: 3 },
      { pointsEarned: 'x' },
    ])
      expect((await asked(bad)).status).toBe(400);
    expect(await api.ok('getPoints', `${SITE}/api/user/points`, asking({ cookie }))).toEqual({ balance: 0 });
  });
});
