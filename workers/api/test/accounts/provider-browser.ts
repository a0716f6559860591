import type { Api } from '../support.ts';
import { stepOf } from './factors.ts';
import { cookieOf, SITE } from './people.ts';

const BROWSER = { accept: 'text/html,*/*;q=0.8' };

/** The cookie of a sign-in that began, as a browser sends it back. */
function roundOf(response: Response): string {
  const set = response.headers.getSetCookie().find((each) => /^(?:__Host-)?marquee-provider=/.test(each));
  return set?.split(';')[0] ?? '';
}

/** A browser at the site: begins a sign-in, comes back with an answer, and says where it was led and as whom. */
export function browserAt(api: Api, cookie = '') {
  const jar = { session: cookie, round: '', step: '' };
  const cookies = () => [jar.session, jar.round].filter(Boolean).join('; ');
  const visit = async (path: string, accept: object = BROWSER) => {
    const response = await api.raw(SITE + path, { headers: { ...accept, cookie: cookies() } });
    jar.session = cookieOf(response) ?? jar.session;
    jar.round = roundOf(response) || jar.round;
    jar.step = stepOf(response) || jar.step;
    return { response, to: response.headers.get('location') ?? '' };
  };
  return {
    jar,
    visit,
    /** Gives the provider's address. */
    begin: async (provider = 'google', next = '/account', from = '/events?page=2') =>
      (await visit(`/api/auth/${provider}?${String(new URLSearchParams({ next, from }))}`)).to,
    finish: (answer: URLSearchParams, provider = 'google') => visit(`/api/auth/${provider}/callback?${String(answer)}`),
  };
}

/** What was logged about refusals, and then forgotten: the reason, and what a check said. */
export function refusalsOf(api: Api): string[] {
  return api.log.entries
    .splice(0)
    .filter(({ message }) => message === 'sign-in with a provider refused')
    .map(({ fields }) => [fields.reason, fields.message].filter(Boolean).join(': '));
}
