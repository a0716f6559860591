import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../messages/site.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { didLeaveByChoice, isAllowed, useSession } from './session.ts';
import { signInPath } from './sign-in-place.ts';

/** Spec: SESS-06, SESS-08. */
const REDIRECT_DELAY_MS = 500;

const DENIED = {
  user: 'session.denied',
  venue_owner: 'session.deniedVenue',
  admin: 'session.deniedAdmin',
} as const;

export interface Refusal {
  isGuest: boolean;
  /** The target of the coming redirect. */
  target: string;
}

interface GuardProps {
  need: keyof typeof DENIED;
  /** What is shown until the redirect; nothing by default (spec: SESS-03). */
  Refused?: ComponentType<Refusal>;
  children: ReactNode;
}

/**
 * For screens that need a session or a role: shows its children to permitted users. Others see the reason and after
 * half a second are redirected to the sign-in dialog or home (spec: SESS-03 to SESS-08). The server checks every call again.
 */
export function Guard({ need, Refused, children }: GuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const verdict = session.user ? (isAllowed(session.user, need) ? 'allowed' : 'denied') : session.state;
  const target = verdict === 'denied' ? '/' : signInPath(pathname + search);
  useTurnAway(verdict, target, need);

  if (verdict === 'loading') return <PageSpinner label={t('session.loading')} />;
  if (verdict === 'allowed') return children;
  return Refused ? <Refused isGuest={verdict === 'anonymous'} target={target} /> : null;
}

function useTurnAway(verdict: string, target: string, need: keyof typeof DENIED): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (verdict !== 'anonymous' && verdict !== 'denied') return;
    if (verdict === 'anonymous' && didLeaveByChoice()) {
      void navigate('/', { replace: true });
      return;
    }
    toast(
      verdict === 'denied'
        ? { title: t('session.denied'), description: t(DENIED[need]), tone: 'danger' }
        : { title: t('session.unauthorized'), description: t('session.unauthorizedText'), tone: 'danger' },
    );
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [verdict, need, target, navigate]);
}
