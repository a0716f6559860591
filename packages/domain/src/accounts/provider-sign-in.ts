import type { Provider } from '@marquee/contract';
import { type IdentityProvider, ProviderRefusal, Reject } from '@marquee/kernel';
import type { AccountDeps } from '../deps.ts';
import { addressBlock } from './address-block.ts';
import { connectIdentity } from './connect-provider.ts';
import { signInIdentity } from './identities.ts';
import { beginRound, type IssuedRound, takeRound } from './provider-round.ts';
import { troubleAt } from './provider-trouble.ts';
import { returnPath } from './return-path.ts';
import type { FirstStep, Visitor } from './sign-in.ts';
import { countUse, PROVIDER_LIMIT } from './throttle.ts';

export type Providers = Readonly<Partial<Record<Provider, IdentityProvider>>>;

/** Sign-ins with a provider need to know the site's address, to which the provider sends the browser back. */
export type ProviderDeps = AccountDeps & { providers: Providers; publicOrigin: string };

type Browser = Pick<Visitor, 'address'> & { browser: string | null };

interface Asked {
  provider: Provider;
  next: string | undefined;
  from: string | undefined;
  /** The account of who is signed in, which the identity is to be connected to. */
  connectsTo?: string | null;
}

/** Where the browser goes to sign in with a configured provider. Throws ProviderTroubleAt with where it came from: unreachable, or too often. */
export async function beginProviderSignIn(
  deps: ProviderDeps,
  { provider, next, from, connectsTo = null }: Asked,
  { address, browser }: Browser,
): Promise<{ url: string; issued: IssuedRound }> {
  const returnTo = returnPath(next, deps.publicOrigin);
  const places = { returnTo, cameFrom: returnPath(from, deps.publicOrigin) };
  return troubleAt(places, async () => {
    await countUse(deps, { what: 'provider', by: addressBlock(address), limit: PROVIDER_LIMIT });
    const redirectUri = callbackOf(deps, provider);
    const { round, issued } = await beginRound(deps, { provider, redirectUri, browser, ...places, connectsTo });
    const url = await refusalAsReject(deps, provider, () => knownProvider(deps, provider).begin(round));
    return { url, issued };
  });
}

/**
 * Signs in with the answer of a provider, each answer once, in the browser in which the sign-in began. Throws Reject with the code of a trouble, or
 * ProviderTroubleAt once the browser is known; refusals are logged.
 */
export async function finishProviderSignIn(
  deps: ProviderDeps,
  { provider, answer }: { provider: Provider; answer: Readonly<Record<string, string | undefined>> },
  visitor: Visitor & Browser,
): Promise<(FirstStep | { isConnected: true }) & { returnTo: `/${string}` }> {
  const { state } = answer;
  const redirectUri = callbackOf(deps, provider);
  const { round, ...places } = await takeRound(deps, { provider, state, redirectUri, browser: visitor.browser });
  const params = new URLSearchParams(Object.entries(answer).filter((pair): pair is [string, string] => !!pair[1]));
  const { returnTo, connectsTo } = places;
  return troubleAt(places, async () => {
    const identity = await refusalAsReject(deps, provider, () => knownProvider(deps, provider).finish(params, round));
    if (connectsTo !== null) {
      await connectIdentity(deps, { provider, identity, userId: connectsTo }, visitor);
      return { isConnected: true, returnTo };
    }
    return { ...(await signInIdentity(deps, { provider, identity }, visitor)), returnTo };
  });
}

function callbackOf({ publicOrigin }: ProviderDeps, provider: Provider): string {
  return new URL(`/api/auth/${provider}/callback`, publicOrigin).href;
}

function knownProvider({ providers }: ProviderDeps, provider: Provider): IdentityProvider {
  const known = providers[provider];
  if (!known) throw new Error(`${provider} is not configured`);
  return known;
}

const SENTENCES = {
  cancelled: ['provider-cancelled', 'You did not finish the sign-in.'],
  unavailable: ['provider-failed', 'The sign-in service did not respond as expected. Please try again.'],
  untrusted: ['provider-failed', 'The sign-in service did not respond as expected. Please try again.'],
} as const;

/** The log gets the reason, the visitor a sentence. */
async function refusalAsReject<T>({ log }: AccountDeps, provider: Provider, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    const { reason, message } = error;
    log.warn('sign-in with a provider refused', { provider, reason, message });
    const [code, sentence] = SENTENCES[reason];
    throw new Reject(400, code, sentence);
  }
}
