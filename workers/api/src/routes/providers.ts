import { PROVIDER_NAMES, PROVIDER_TROUBLES, PROVIDERS, type Provider, type Slices } from '@marquee/contract';
import { beginProviderSignIn, finishProviderSignIn } from '@marquee/domain/accounts';
import { dispatchDue } from '@marquee/domain/jobs';
import { notFound, Reject } from '@marquee/kernel';
import { html } from 'hono/html';
import { ownPage } from '../plain-page.ts';
import type { Document, DocumentCall, Elsewhere, Verbs } from '../verbs.ts';

export type ProviderEndpoint = 'authProviders' | 'signInWithProvider' | 'finishProviderSignIn';

/** The address of the site's sign-in dialog (docs/spec/decisions.md 2). */
export const DIALOG = '/?signin=1' as const;

/** Sign-in with a provider: the browser goes there, and comes back signed in or with the reason why not. */
export const providerRoutes: Verbs<Pick<Slices['accounts'], ProviderEndpoint>> = {
  authProviders: ({ providers }) => PROVIDERS.filter((provider) => providers[provider]),
  signInWithProvider: (deps, { params, query }, call) => {
    const provider = named(params.provider);
    if (!deps.providers[provider]) return notSetUp(PROVIDER_NAMES[provider], call);
    return orDialog(provider, call, async () => {
      const { url, issued } = await beginProviderSignIn(deps, { provider, next: query.next }, call);
      call.keepBrowser(issued);
      return new URL(url);
    });
  },
  finishProviderSignIn: (deps, { params, query }, call) => {
    const provider = named(params.provider);
    if (!deps.providers[provider])
      throw new Reject(404, 'provider-not-set-up', notSetUpSentence(PROVIDER_NAMES[provider]));
    return orDialog(provider, call, async () => {
      const { session, returnTo } = await finishProviderSignIn(deps, { provider, answer: query }, call);
      call.keepSession(session);
      call.keepBrowser(null);
      // A letter may wait.
      await call.afterwards(() => dispatchDue(deps));
      return returnTo;
    });
  },
};

function named(given: string): Provider {
  const provider = PROVIDERS.find((each) => each === given);
  if (!provider) throw notFound('This way to sign in');
  return provider;
}

/** Leads a browser to the dialog, which says what went wrong in the visitor's language; a program gets the problem. */
async function orDialog(
  provider: Provider,
  { acceptsHtml }: DocumentCall,
  work: () => Promise<Elsewhere['redirect']>,
): Promise<Elsewhere> {
  try {
    return { redirect: await work() };
  } catch (error) {
    const isTold = error instanceof Reject && (PROVIDER_TROUBLES as readonly string[]).includes(error.code);
    if (!isTold || !acceptsHtml) throw error;
    const told = new URLSearchParams({ trouble: error.code, provider }).toString();
    return { redirect: `${DIALOG}&${told}` };
  }
}

function notSetUpSentence(provider: string): string {
  return `Sign-in with ${provider} is not set up here. Please use your e-mail address and password.`;
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
