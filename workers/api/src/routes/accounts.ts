import { endpoints, PROVIDERS, type Provider } from '@marquee/contract';
import { register, type SignedIn, signIn, signOut } from '@marquee/domain/accounts';
import { Reject } from '@marquee/kernel';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppEnv } from '../app-env.ts';
import { type Call, mount } from '../mount.ts';
import { pageHeaders, plainPage } from '../plain-page.ts';

/** Where the site opens its sign-in dialog (docs/spec/decisions.md 2). */
const DIALOG = '/?signin=1';

const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', microsoft: 'Microsoft', apple: 'Apple' };

/** Signing in and out. The session travels as a cookie; the answers are the user. */
export function accountRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.currentUser, (_deps, _input, { session }) => session?.user ?? null);
  mount(app, endpoints.signIn, async (deps, { body }, call) => welcome(call, await signIn(deps, body, call)));
  mount(app, endpoints.register, async (deps, { body }, call) => welcome(call, await register(deps, body, call)));
  mount(app, endpoints.signOut, async (deps, _input, { session, keepSession }) => {
    await signOut(deps, session);
    keepSession(null);
    return { success: true as const };
  });
  mount(app, endpoints.authProviders, () => []);

  // The rest is for a browser's address bar, not for calls, and so is not in the contract.
  app.get('/api/login', (c) => c.redirect(DIALOG));
  for (const provider of PROVIDERS) app.get(`/api/auth/${provider}`, (c) => notSetUp(c, PROVIDER_NAMES[provider]));
}

/** Has the browser keep the session, and that it is known to the account; the answer is the user. */
export function welcome({ keepSession, keepDevice }: Call, { user, session, device }: SignedIn) {
  keepSession(session);
  if (device) keepDevice(device);
  return user;
}

/** Nobody has configured this provider (docs/spec/decisions.md 10): a page for a person, a problem for a program. */
async function notSetUp(c: Context<AppEnv>, provider: string): Promise<Response> {
  const sentence = `Sign-in with ${provider} is not set up here. Please use your e-mail address and password.`;
  if (!/\btext\/html\b/.test(c.req.header('accept') ?? '')) throw new Reject(404, 'provider-not-set-up', sentence);
  const page = plainPage(
    `Sign-in with ${provider}`,
    html`<h1>Sign-in with ${provider}</h1><p>${sentence}</p><p><a href="${DIALOG}">Sign in</a></p>`,
  );
  return c.html(page, 404, { ...(await pageHeaders()), 'cache-control': 'no-store' });
}
