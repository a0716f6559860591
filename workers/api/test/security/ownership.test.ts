import { defineEndpoints, ownerOf } from '@marquee/contract';
import { owners } from '@marquee/domain/owners';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asking, SITE, signUp, signUpAs } from '../accounts/people.ts';
import { type Api, startApi, withEndpoints } from '../support.ts';

/** One of the kinds that have words. */
const THING = 'follow';

const records = defineEndpoints({
  changeThing: {
    method: 'POST',
    path: '/api/things/:thingId',
    access: ownerOf(THING, 'thingId'),
    summary: 'Changes a thing.',
    params: z.object({ thingId: z.string().toLowerCase().max(20) }),
    body: z.object({ title: z.string() }),
    response: z.object({ thingId: z.string() }),
  },
});

let api: Api;
let cookies: Record<'owner' | 'other' | 'admin', string>;
const changed: string[] = [];
beforeAll(async () => {
  const ids = new Map<string, string>();
  const base = await startApi({
    owners: { ...owners, [THING]: async (_deps: unknown, id: string) => ids.get(id) ?? null },
  });
  api = withEndpoints(base, records, {
    changeThing: (_deps, { params }) => {
      changed.push(params.thingId);
      return params;
    },
  });
  const owner = await signUp(api, { email: 'owner@example.org' });
  const other = await signUp(api, { email: 'other@example.org' });
  cookies = { owner: owner.cookie, other: other.cookie, admin: await signUpAs(api, 'admin') };
  ids.set('mine', owner.user.id);
  ids.set('theirs', other.user.id);
});

const change = (thing: string, cookie: string | null, body: unknown = { title: 'New' }) =>
  api.raw(`${SITE}/api/things/${thing}`, asking({ cookie, body }));

/** An answer without what differs from request to request. */
async function told(response: Response): Promise<unknown> {
  const { requestId: _, ...rest } = (await response.json()) as { requestId: string };
  return [response.status, rest];
}

describe('what is for its owner', () => {
  it('is the owner’s and an administrator’s [REL-18]', async () => {
    for (const who of ['owner', 'admin'] as const) expect((await change('mine', cookies[who])).status).toBe(200);
    expect((await change('theirs', cookies.other)).status).toBe(200);
  });

  it('is to anybody else as if it did not exist, to the letter, whatever they send [REL-18]', async () => {
    const before = changed.length;
    const none = await told(await change('none', cookies.other));
    expect(none).toMatchObject([404, { detail: 'This follow does not exist or has been moved.' }]);
    expect(await told(await change('mine', cookies.other))).toEqual(none);
    expect(await told(await change('mine', cookies.other, { title: 7 }))).toEqual(none);
    expect(await told(await change('none', cookies.other, { title: 7 }))).toEqual(none);
    expect(changed).toHaveLength(before);
  });

  it('asks a guest to sign in, whether it exists or not [REL-18]', async () => {
    for (const thing of ['mine', 'none']) expect((await change(thing, null)).status).toBe(401);
  });

  it('is judged by the parameter that the verb gets, not by how it was written', async () => {
    expect((await change('MINE', cookies.owner)).status).toBe(200);
    expect(changed.at(-1)).toBe('mine');
    expect((await change('MINE', cookies.other)).status).toBe(404);
  });

  it('tells the owner alone what is wrong with a change', async () => {
    expect((await change('mine', cookies.owner, { title: 7 })).status).toBe(400);
  });

  it('is nobody’s where its owner cannot be found: closed, not open', async () => {
    const unknown = { owners: { ...owners, [THING]: undefined as never } };
    const blind = withEndpoints(await startApi(unknown), records, { changeThing: (_deps, { params }) => params });
    const { cookie } = await signUp(blind);
    expect((await blind.raw(`${SITE}/api/things/mine`, asking({ cookie, body: { title: '' } }))).status).toBe(500);
  });
});
