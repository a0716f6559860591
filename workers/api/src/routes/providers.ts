import { PROVIDER_NAMES, PROVIDER_TROUBLES, PROVIDERS, type Provider, type Slices } from '@marquee/contract';
import {
  beginProviderSignIn,
  confirmConnecting,
  disconnectProvider,
  finishProviderSignIn,
  ProviderTroubleAt,
} from '@marquee/domain/accounts';
import { notFound, Reject } from '@marquee/kernel';
import { html } from 'hono/html';
import { ownPage } from '../plain-page.ts';
import { sessionOf } from '../session-of.ts';
import { thenDispatched } from '../then-dispatched.ts';
import type { Document, DocumentCall, Elsewhere, Verbs } from '../verbs.ts';
import { waitFor } from '../welcome.ts';

export type ProviderEndpoint =
  | 'authProviders'
  | 'connectProvider'
  | 'disconnectProvider'
  | 'signInWithProvider'
  | 'finishProviderSignIn';

/** The address of the site's sign-in dialog (docs/spec/decisions.md 2). */
export const DIALOG = '/?signin=1' as const;

/** Sign-in with a provider: the browser goes there, and comes back signed in or with the reason why not. */
export const providerRoutes: Verbs<Pick<Slices['accounts'], ProviderEndpoint>> = {
  authProviders: ({ providers }) => PROVIDERS.filter((provider) => providers[provider]),
  connectProvider: async (deps, { body: { provider, currentPassword } }, call) => {
    if (!deps.providers[provider])
      throw new Reject(404, 'provider-not-set-up', notSetUpSentence(PROVIDER_NAMES[provider]));
    const connectsTo = await confirmConnecting(deps, sessionOf(call), currentPassword);
    const asked = { provider, next: ACCOUNT, from: ACCOUNT, connectsTo };
    const { url, issued } = await beginProviderSignIn(deps, asked, call).catch((error: unknown) => {
      throw error instanceof ProviderTroubleAt ? error.reject : error;
    });
    call.keepBrowser(issued);
    return { url };
  },
  disconnectProvider: async (deps, { body }, call) => {
    await disconnectProvider(deps, sessionOf(call), body, call);
    return thenDispatched(deps, call, { success: true as const });
  },
  signInWithProvider: (deps, { params, query }, call) => {
    const provider = named(params.provider);
    if (!deps.providers[provider]) return notSetUp(PROVIDER_NAMES[provider], call);
    return orDialog(provider, call, async () => {
      const { url, issued } = await beginProviderSignIn(deps, { provider, next: query.next, from: query.from }, call);
      call.keepBrowser(issued);
      return new URL(url);
    });
  },
  finishProviderSignIn: (deps, { params, query }, call) => {
    const provider = named(params.provider);
    if (!deps.providers[provider])
      throw new Reject(404, 'provider-not-set-up', notSetUpSentence(PROVIDER_NAMES[provider]));
    return orDialog(provider, call, async () => {
      const { returnTo, ...first } = await finishProviderSignIn(deps, { provider, answer: query }, call);
      call.keepBrowser(null);
      if ('waiting' in first) {
        waitFor(call, first.waiting);
        return inDialog(returnTo, { signin: 'second-step' });
      }
      if ('session' in first) call.keepSession(first.session);
      // A letter may wait.
      return thenDispatched(deps, call, returnTo);
    });
  },
};

function named(given: string): Provider {
  const provider = PROVIDERS.find((each) => each === given);
  if (!provider) throw notFound('wayToSignIn');
  return provider;
}

/** Leads a browser back to the page it came from, with the dialog open, which says what went wrong in the visitor's language; a program gets the problem. */
async function orDialog(
  provider: Provider,
  { acceptsHtml, session }: DocumentCall,
  work: () => Promise<Elsewhere['redirect']>,
): Promise<Elsewhere> {
  try {
    return { redirect: await work() };
  } catch (error) {
    const reject = error instanceof ProviderTroubleAt ? error.reject : error;
    const isTold = reject instanceof Reject && (PROVIDER_TROUBLES as readonly string[]).includes(reject.code);
    if (!isTold || !acceptsHtml) throw reject;
    const { cameFrom, returnTo } = error instanceof ProviderTroubleAt ? error : HOME;
    const told = { trouble: reject.code, provider };
    // Who is signed in and confirms a change is told on the page: no dialog opens there.
    if (session) return { redirect: inDialog(cameFrom, told) };
    const next: Record<string, string> = returnTo === cameFrom ? {} : { next: returnTo };
    return { redirect: inDialog(cameFrom, { signin: '1', ...next, ...told }) };
  }
}

const ACCOUNT = '/account';
const HOME = { cameFrom: '/', returnTo: '/' } as const;

/** A page of this site with what its dialog says. */
function inDialog(path: `/${string}`, params: Record<string, string>): `/${string}` {
  const url = new URL(path, 'https://site.invalid');
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return `${url.pathname}${url.search}${url.hash}` as `/${string}`;
}

function notSetUpSentence(provider: string): string {
  return `Sign-in with ${provider} is not set up here. Please use your email address and password.`;
}

/** The provider is not configured (docs/spec/decisions.md 10): a page for a browser, a problem for a program. */
function notSetUp(provider: string, { acceptsHtml }: DocumentCall): Promise<Document> {
  const sentence = notSetUpSentence(provider);
  if (!acceptsHtml) throw new Reject(404, 'provider-not-set-up', sentence);
  return ownPage(
    `Sign-in with ${provider}`,
    html`<h1>Sign-in with ${provider}</h1><p>${sentence}</p><p><a href="${DIALOG}">Sign in</a></p>`,
    404,
  );
}
