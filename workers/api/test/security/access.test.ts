import { type Access, type Endpoint, endpoint } from '@marquee/contract';
import type { Role } from '@marquee/kernel';
import { requestsTo } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../src/app.ts';
import { mount } from '../../src/mount.ts';
import { ADA, asking, cookieOf, SITE, signUpAs } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';
import { EVERY, pathOf } from './walk.ts';

type Who = 'guest' | Role | 'promoter who is an administrator too';

const WHO: readonly Who[] = [
  'guest',
  'user',
  'venue_owner',
  'promoter',
  'admin',
  'promoter who is an administrator too',
];

/** The table: who gets in where. Whoever is not in the list of a level is refused. */
const LETS_IN: Record<Access, readonly Who[]> = {
  public: WHO,
  user: WHO.filter((who) => who !== 'guest'),
  venue_owner: ['venue_owner', 'admin', 'promoter who is an administrator too'],
  promoter: ['promoter', 'admin', 'promoter who is an administrator too'],
  admin: ['admin', 'promoter who is an administrator too'],
};

/** One endpoint of each level and kind that does nothing, so that each is tried whatever the contract holds. */
const PROBES: Array<[string, Endpoint]> = (['public', 'user', 'venue_owner', 'promoter', 'admin'] as const).flatMap(
  (access) =>
    (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method): [string, Endpoint] => [
      `${method} for ${access}`,
      endpoint({
        id: `probe-${access}-${method}`,
        method,
        path: `/api/probe/${access}`,
        access,
        summary: 'A probe.',
        response: z.object({ actor: z.string() }),
      }),
    ]),
);

let api: Api;
const emails = new Map<Who, string>();
beforeAll(async () => {
  const base = await startApi();
  const app = createApp(base);
  for (const [, probe] of PROBES)
    mount(app, probe, (_deps, _input, { actor }) => ({ actor: actor.kind === 'user' ? actor.email : actor.kind }));
  api = { ...base, ...requestsTo(app) };
  for (const role of ['user', 'venue_owner', 'promoter', 'admin'] as const) {
    await signUpAs(api, role);
    emails.set(role, `${role}@example.org`);
  }
  await signUpAs(api, 'promoter', true);
  emails.set('promoter who is an administrator too', 'promoter-too@example.org');
});

/** Signed in anew each time: some endpoints end the session they are asked with. */
async function call(who: Who, { method, body, ...rest }: Endpoint): Promise<Response> {
  const email = emails.get(who);
  const cookie = email && cookieOf(await api.raw(`${SITE}/api/login`, asking({ body: { ...ADA, email } })));
  const init = asking({ cookie: cookie ?? null, ...(body ? { body: {} } : {}) });
  return api.raw(SITE + pathOf({ method, ...rest }), { ...init, method });
}

/** What the door said: `in`, or the problem with which it refused. */
async function verdict(response: Response): Promise<string> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  const refusal = /problem-(signed-out|not-allowed)"/.exec(text)?.[1];
  if (!refusal) return 'in';
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect((JSON.parse(text) as { detail: string }).detail).toMatch(/^[A-Z].+\.$/);
  return `${response.status} ${refusal}`;
}

function expected(who: Who, access: Access): string {
  if (LETS_IN[access].includes(who)) return 'in';
  return who === 'guest' ? '401 signed-out' : '403 not-allowed';
}

describe('every endpoint lets in whom the table says', () => {
  it.each([...PROBES, ...EVERY])('%s [ROLE-008, REL-18]', async (_id, record) => {
    for (const who of WHO)
      expect([who, await verdict(await call(who, record))]).toEqual([who, expected(who, record.access)]);
  });
});

describe('an administrator', () => {
  it.each(['venue_owner', 'promoter', 'user', 'admin'] as const)(
    'by role or beside another passes where a %s may [ROLE-003]',
    async (access) => {
      for (const who of ['admin', 'promoter who is an administrator too'] as const) {
        const response = await api.raw(
          `${SITE}/api/probe/${access}`,
          asking({
            cookie: cookieOf(await api.raw(`${SITE}/api/login`, asking({ body: { ...ADA, email: emails.get(who) } }))),
          }),
        );
        expect(await response.json()).toEqual({ actor: emails.get(who) });
      }
    },
  );
});

describe('a role taken away', () => {
  it('is gone with the next request', async () => {
    const cookie = await signUpAs(api, 'venue_owner', true);
    const ask = async () => (await api.raw(`${SITE}/api/probe/admin`, asking({ cookie }))).status;
    expect(await ask()).toBe(200);
    await api.db.$client.exec(
      "UPDATE users SET is_admin = 0, role = 'user' WHERE email_key = 'venue_owner-too@example.org'",
    );
    expect(await ask()).toBe(403);
  });
});
