import { endpoints } from '@marquee/contract';
import { signOut } from '@marquee/domain';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

/** Signing in and out. The session travels as a cookie; the answers are the user. */
export function accountRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.currentUser, (_deps, _input, { session }) => session?.user ?? null);
  mount(app, endpoints.authProviders, () => []);
  mount(app, endpoints.signOut, async (deps, _input, { session, keepSession }) => {
    await signOut(deps, session);
    keepSession(null);
    return { success: true as const };
  });
}
