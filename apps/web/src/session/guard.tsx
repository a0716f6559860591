import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../messages/site.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { didLeaveByChoice, isAllowed, useSession } from './session.ts';
import { signInPath } from './sign-in-place.ts';

const REDIRECT_DELAY_MS = 500;

const DENIED = {
  user: 'session.denied',
  venue_owner: 'session.deniedVenue',
  promoter: 'session.deniedPromoter',
} as const;

/**
 * For screens of the public site that need a session or a role; the console has a gate of its own. Shows its children to those who may see them. Others are told why, and after half a second are taken to the sign-in dialog
 * or home (spec: SESS-03 to SESS-08); the server decides again at every call.
 */
export function Guard({ need, children }: { need: keyof typeof DENIED; children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const verdict = session.user ? (isAllowed(session.user, need) ? 'allowed' : 'denied') : session.state;

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
    const target = verdict === 'denied' ? '/' : signInPath(pathname + search);
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [verdict, need, pathname, search, navigate]);

  if (verdict === 'loading') return <PageSpinner label={t('session.loading')} />;
  if (verdict === 'allowed') return children;
  return null;
}
