import { TOUR_STOPS } from '@marquee/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, type Console, somebody, startConsole } from './support.ts';

const TOUR = '/api/admin/tour';
let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

const at = () => site.get('getConsoleTour', TOUR);
const move = (body: unknown) => site.rawPost(TOUR, body, 'PUT');

describe('the tour of the console', () => {
  it('begins at its first stop and is kept for each administrator alone', async () => {
    expect(await at()).toEqual({ stop: 0, isEnded: false });
    expect((await move({ stop: 3, isEnded: false })).status).toBe(200);
    expect(await at()).toEqual({ stop: 3, isEnded: false });
    expect((await move({ stop: 3, isEnded: true })).status).toBe(200);
    expect(await at()).toEqual({ stop: 3, isEnded: true });
    expect((await move({ stop: 0, isEnded: false })).status).toBe(200);
    expect(await at()).toEqual({ stop: 0, isEnded: false });
    await somebody(site, { id: 'u7', role: 'admin' });
    const rows = await site.db.all(sql`SELECT user_id, stop FROM console_tours`);
    expect(rows).toEqual([{ user_id: ADMIN.id, stop: 0 }]);
  });

  it('refuses stops that are not there, and keeps the one that was', async () => {
    await move({ stop: 2, isEnded: false });
    for (const body of [
      { stop: TOUR_STOPS.length, isEnded: false },
      { stop: -1, isEnded: false },
      { stop: 1.5, isEnded: false },
      { stop: '1', isEnded: false },
      { stop: 1 },
      {},
    ])
      expect((await move(body)).status, JSON.stringify(body)).toBe(400);
    expect(await at()).toEqual({ stop: 2, isEnded: false });
  });

  it('goes with its account', async () => {
    await move({ stop: 2, isEnded: false });
    await site.db.run(sql`DELETE FROM users WHERE id = ${ADMIN.id}`);
    expect(await site.db.all(sql`SELECT * FROM console_tours`)).toEqual([]);
  });
});
