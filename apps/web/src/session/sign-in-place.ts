import { useLocation, useNavigate } from 'react-router';

export type AuthMode = 'login' | 'register' | 'forgot' | 'second-step';

const MODES: Record<string, AuthMode> = {
  '1': 'login',
  login: 'login',
  register: 'register',
  forgot: 'forgot',
  'second-step': 'second-step',
};

/** The address of the sign-in dialog, which returns to `next` (docs/spec/decisions.md 1). */
export function signInPath(next: string): string {
  return `/?${new URLSearchParams({ signin: '1', next })}`;
}

/** A path of this site, or null: prevents open redirects. */
export function safeNext(next: string | null): string | null {
  const { origin } = window.location;
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return null;
  const url = new URL(next, origin);
  // `/.//host` resolves to a path that begins with two slashes, which a browser takes for a host.
  const isOurs = url.origin === origin && !url.pathname.startsWith('//');
  return isOurs ? url.pathname + url.search + url.hash : null;
}

/** What the dialog keeps in the address of the page below it. */
export const DIALOG_PARAMS = ['signin', 'next', 'trouble', 'provider'];

/** The sign-in dialog lives in the address: `?signin=1`, `register`, `forgot` or `second-step` opens it on any page, and Back closes it. */
export function useSignInPlace() {
  const location = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(location.search);
  const without = new URLSearchParams(search);
  for (const name of DIALOG_PARAMS) without.delete(name);
  const here = (params: URLSearchParams) => ({ search: params.size > 0 ? `?${params}` : '', hash: location.hash });
  return {
    mode: MODES[search.get('signin') ?? ''] ?? null,
    open: (mode: AuthMode): void => {
      const params = new URLSearchParams(search);
      params.set('signin', mode === 'login' ? '1' : mode);
      void navigate(here(params), { preventScrollReset: true });
    },
    close: (): void => {
      void navigate(here(without), { replace: true });
    },
    /** After success: to the requested page, or back to the page below the dialog. */
    leave: (): void => {
      const next = safeNext(search.get('next'));
      // A receipt is no screen of the site.
      if (next?.startsWith('/api/')) window.location.replace(next);
      else void navigate(next ?? here(without), { replace: true });
    },
  };
}
