import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Guard, type Refusal } from '../../session/guard.tsx';
import { isAdmin, refreshSession, useSession } from '../../session/session.ts';
import { signInPath } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { lostSession } from '../kit/failure.ts';
import { t } from '../messages.ts';
import styles from './shell.module.css';

/**
 * Admits administrators. Others see the reason and are redirected after half a second: home, or to the sign-in dialog
 * (docs/spec/decisions.md 3). A user whose session ends stays on the page and sees a notice: a redirect would hide why an
 * action was not carried out.
 */
export function Gate({ children }: { children: ReactNode }) {
  const { state, user } = useSession();
  const isIn = user !== null && isAdmin(user);
  const [wasIn, setWasIn] = useState(false);
  if (isIn && !wasIn) setWasIn(true);
  useSessionWatch(isIn);

  if (user?.needsFactor) return <NeedsFactor />;
  if (state === 'anonymous' && wasIn) return <SignedOut />;
  return (
    <Guard need="admin" Refused={Denied}>
      {children}
    </Guard>
  );
}

function Denied({ isGuest, target }: Refusal) {
  return (
    <main className={styles.outside}>
      <ErrorState
        level={1}
        title={t('gate.denied')}
        actions={
          <Button asChild>
            <Link to={target}>{t(isGuest ? 'gate.signIn' : 'gate.home')}</Link>
          </Button>
        }
      >
        {t('gate.deniedText')}
      </ErrorState>
    </main>
  );
}

/** In production an administrator has no rights before the account has a second step (docs/decisions/031-two-step-verification.md). */
function NeedsFactor() {
  return (
    <main className={styles.outside}>
      <ErrorState
        level={1}
        title={t('gate.factor')}
        actions={
          <Button asChild variant="primary">
            <Link to="/account#account-factors">{t('gate.setUp')}</Link>
          </Button>
        }
      >
        {t('gate.factorText')}
      </ErrorState>
    </main>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <main className={styles.outside}>
      <ErrorState
        level={1}
        title={t('gate.ended')}
        actions={
          <Button asChild variant="primary">
            <Link to={signInPath(pathname + search)}>{t('gate.signIn')}</Link>
          </Button>
        }
      >
        {t('gate.endedText')}
      </ErrorState>
    </main>
  );
}

/**
 * Checks the session when the tab becomes visible, and when a call was refused because of the role: the session layer notices a 401
 * itself, but only the console notices a lost role.
 */
function useSessionWatch(isIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isIn) return;
    const ask = () => document.visibilityState === 'visible' && void refreshSession(queries);
    const look = (error: unknown) => lostSession(error) === 'not-admin' && void refreshSession(queries);
    const reads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    const writes = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      reads();
      writes();
    };
  }, [isIn, queries]);
}
