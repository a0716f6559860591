import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { Api } from '../support.ts';
import { ADA, asking, cookieOf, PASSWORD, SITE } from './people.ts';

/** What an authenticator app shows for a secret, at a moment. */
export function codeAt(secret: string, at: number): string {
  return new TOTP({ secret }).generate({ timestamp: at });
}

export const send = (api: Api, path: string, cookie: string | null, body: unknown = {}) =>
  api.raw(`${SITE}/api/${path}`, asking({ body, cookie }));

/** Adds an app; gives its secret and the recovery codes. */
export async function addApp(api: Api, cookie: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await send(api, 'account/app/begin', cookie, { currentPassword: PASSWORD });
  const { secret, setup } = await begun.json<{ secret: string; setup: string }>();
  const added = await send(api, 'account/app', cookie, { setup, code: codeAt(secret, api.clock.now()) });
  expect(added.status, await added.clone().text()).toBe(200);
  return { secret, ...(await added.json<{ recoveryCodes: string[] }>()) };
}

/** The cookie of a sign-in that waits, as a browser sends it back. */
export function stepOf(response: Response): string {
  const set = response.headers.getSetCookie().find((each) => /^(?:__Host-)?marquee-step=/.test(each));
  return set?.split(';')[0] ?? '';
}

/** Signs in with the password, up to the second step. */
export async function firstStep(api: Api, given: { email?: string; address?: string } = {}): Promise<string> {
  const { email = ADA.email, address = '203.0.113.7' } = given;
  const response = await api.raw(`${SITE}/api/login`, asking({ body: { email, password: PASSWORD }, address }));
  expect(response.status).toBe(200);
  expect(cookieOf(response)).toBeNull();
  return stepOf(response);
}

export const secondStep = (api: Api, step: string, code: string) => send(api, 'login/second-step', step, { code });
