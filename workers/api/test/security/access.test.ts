import { type Endpoint, type Level, levelOf, slices } from '@marquee/contract';
import { owners } from '@marquee/domain/owners';
import type { Role } from '@marquee/kernel';
import { requestsTo } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { ADA, asking, cookieOf, SITE, signUp, signUpAs } from '../accounts/people.ts';
import { type Api, startApi } from '../support.ts';
import { findOwner, makeOwned, mountProbes, PROBES, THING } from './probes.ts';
import { EVERY, pathOf } from './walk.ts';

type Who = 'guest' | Role | 'promoter who is an administrator too' | 'owner';

const WHO: readonly Who[] = [
  'guest',
  'user',
  'venue_owner',
  'promoter',
  'admin',
  'promoter who is an administrator too',
  'owner',
];

/** The table: who gets in where. Whoever is not in the list of a level is refused. */
const LETS_IN: Record<Level, readonly Who[]> = {
  public: WHO,
  user: WHO.filter((who) => who !== 'guest'),
  venue_owner: ['venue_owner', 'admin', 'promoter who is an administrator too'],
  promoter: ['promoter', 'admin', 'promoter who is an administrator too'],
  admin: ['admin', 'promoter who is an administrator too'],
};

let api: Api;
let ownerId: string;
const emails = new Map<Who, string>();
beforeAll(async () => {
  const base = await startApi({ owners: { ...owners, [THING]: findOwner } });
  const app = createApp(base);
  mountProbes(app);
  api = { ...base, ...requestsTo(app) };
  for (const role of ['user', 'venue_owner', 'promoter', 'admin'] as const) {
    await signUpAs(api, role);
    emails.set(role, `${role}@example.org`);
  }
  await signUpAs(api, 'promoter', true);
  emails.set('promoter who is an administrator too', 'promoter-too@example.org');
  ownerId = (await signUp(api, { email: 'owner@example.org' })).user.id;
  emails.set('owner', 'owner@example.org');
});

/** Of who signed in last, unless it may have ended with it. */
const cookies = new Map<Who, string | null>();

/** Signed in; after an endpoint of accounts anew, since some of them end the session they are called with. */
async function cookieFor(who: Who): Promise<string | null> {
  const email = emails.get(who);
  if (!email) return null;
  const cookie = cookies.get(who) ?? cookieOf(await api.raw(`${SITE}/api/login`, asking({ body: { ...ADA, email } })));
  cookies.set(who, cookie);
  return cookie;
}

async function call(who: Who, record: Endpoint): Promise<Response> {
  const { method, body, access } = record;
  const thing = typeof access === 'string' ? undefined : await makeOwned(access.owns, api, ownerId);
  const cookie = await cookieFor(who);
  if (record.id in slices.accounts) cookies.delete(who);
  const init = asking({ cookie, ...(body ? { body: {} } : {}) });
  const headers = new Headers(init.headers);
  if (record.kind === 'webhook') headers.set(record.signatureHeader, 'v1=00');
  return api.raw(SITE + pathOf(record, thing), { ...init, headers, method });
}

/** What the door said: `in`, or the problem with which it refused. */
async function verdict(response: Response, { access }: Endpoint): Promise<string> {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  const refusals = typeof access === 'string' ? /problem-(signed-out|not-allowed)"/ : /problem-(signed-out|not-found)"/;
  const refusal = refusals.exec(text)?.[1];
  if (!refusal) return 'in';
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  // The kind of thing that only this test has has no word.
  expect((JSON.parse(text) as { detail: string }).detail).toMatch(/^(?:[A-Z]|thing\.thing ).+\.$/);
  return `${response.status} ${refusal}`;
}

function expected(who: Who, { access }: Endpoint): string {
  if (typeof access !== 'string' && who !== 'guest')
    return who === 'owner' || LETS_IN.admin.includes(who) ? 'in' : '404 not-found';
  if (LETS_IN[levelOf(access)].includes(who)) return 'in';
  return who === 'guest' ? '401 signed-out' : '403 not-allowed';
}

describe('every endpoint lets in whom the table says', () => {
  it.each([...PROBES.map((probe): [string, Endpoint] => [probe.id, probe]), ...EVERY])(
    '%s [ROLE-008, REL-18]',
    async (_id, record) => {
      for (const who of WHO)
        expect([who, await verdict(await call(who, record), record)]).toEqual([who, expected(who, record)]);
    },
  );
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
