import { PROVIDERS, type Provider, type Slices } from '@marquee/contract';
import { register, type SignedIn, signIn, signOut } from '@marquee/domain/accounts';
import { dispatchDue } from '@marquee/domain/jobs';
import { notFound, Reject } from '@marquee/kernel';
import { html } from 'hono/html';
import { ownPage } from '../plain-page.ts';
import type { Call, Document, DocumentCall, Verbs } from '../verbs.ts';
import { ownAccountRoutes } from './own-account.ts';

/** The address of the site's sign-in dialog (docs/spec/decisions.md 2). */
const DIALOG = '/?signin=1';

const PROVIDER_NAMES: Record<Provider, string> = { google: 'Google', microsoft: 'Microsoft', apple: 'Apple' };

/** Sign-in and sign-out. The session is a cookie; the response is the user. */
export const accountRoutes: Verbs<Slices['accounts']> = {
  currentUser: (_deps, _input, { session }) => session?.user ?? null,
  signIn: async (deps, { body }, call) => welcome(call, await signIn(deps, body, call)),
  register: async (deps, { body }, call) => {
    const user = welcome(call, await register(deps, body, call));
    await call.afterwards(() => dispatchDue(deps));
    return user;
  },
  signOut: async (deps, _input, { session, keepSession }) => {
    await signOut(deps, session);
    keepSession(null);
    return { success: true as const };
  },
  authProviders: () => [],
  openSignIn: () => ({ redirect: DIALOG }),
  signInWithProvider: (_deps, { params }, call) => {
    const provider = PROVIDERS.find((each) => each === params.provider);
    if (!provider) throw notFound('This way to sign in');
    return notSetUp(PROVIDER_NAMES[provider], call);
  },
  ...ownAccountRoutes,
};

/** Sets the session cookie and the device cookie; the response is the user. */
export function welcome({ keepSession, keepDevice }: Call, { user, session, device }: SignedIn) {
  keepSession(session);
  if (device) keepDevice(device);
  return user;
}

/** The provider is not configured (docs/spec/decisions.md 10): a page for a browser, a problem for a program. */
function notSetUp(provider: string, { acceptsHtml }: DocumentCall): Promise<Document> {
  const sentence = `Sign-in with ${provider} is not set up here. Please use your e-mail address and password.`;
  if (!acceptsHtml) throw new Reject(404, 'provider-not-set-up', sentence);
  return ownPage(
    `Sign-in with ${provider}`,
    html`<h1>Sign-in with ${provider}</h1><p>${sentence}</p><p><a href="${DIALOG}">Sign in</a></p>`,
    404,
  );
}
