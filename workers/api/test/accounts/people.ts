import type { User } from '@marquee/contract';
import { users } from '@marquee/db';
import type { Role } from '@marquee/kernel';
import { posting } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Api } from '../support.ts';

export const SITE = 'https://marquee.example';
export const PASSWORD = 'a bright red lantern';

export const ADA = { email: 'ada@example.org', password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace' };

/** An answer's session cookie as a browser sends it back, or null when the answer sets none. */
export function cookieOf(response: Response): string | null {
  const set = response.headers.getSetCookie().find((each) => /^(?:__Host-)?marquee=/.test(each));
  return set?.split(';')[0] ?? null;
}

/** The cookie that marks the browser of an answer as known, as a browser sends it back. */
export function deviceOf(response: Response): string {
  return (
    response.headers
      .getSetCookie()
      .find((set) => /^(?:__Host-)?marquee-device=/.test(set))
      ?.split(';')[0] ?? ''
  );
}

/** A request with JSON (a POST when there is a body), a cookie, and an address. */
export function asking(given: { body?: unknown; cookie?: string | null; address?: string }): RequestInit {
  const init = given.body === undefined ? {} : posting(given.body);
  const headers = new Headers(init.headers);
  if (given.cookie != null) headers.set('cookie', given.cookie);
  if (given.address !== undefined) headers.set('cf-connecting-ip', given.address);
  return { ...init, headers };
}

let people = 0;

/** Registers somebody (Ada unless told otherwise) and gives the user and the cookie. */
export async function signUp(api: Api, given: Partial<typeof ADA> = {}): Promise<{ user: User; cookie: string }> {
  // Each from an address of their own: one address may make only so many accounts.
  people += 1;
  const address = `2001:db8:0:${people.toString(16)}::1`;
  const response = await api.raw(`${SITE}/api/register`, asking({ body: { ...ADA, ...given }, address }));
  expect(response.status, await response.clone().text()).toBe(200);
  return { user: await response.json(), cookie: cookieOf(response) ?? '' };
}

/** Somebody of a role, signed in. */
export async function signUpAs(api: Api, role: Role, isAdmin = false): Promise<string> {
  const { user, cookie } = await signUp(api, { email: `${role}${isAdmin ? '-too' : ''}@example.org` });
  await api.db.update(users).set({ role, isAdmin }).where(eq(users.id, user.id));
  return cookie;
}

export async function whoIs(api: Api, cookie: string | null): Promise<User | null> {
  return api.ok('currentUser', `${SITE}/api/user`, asking({ cookie }));
}
