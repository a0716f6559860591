import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { closeBoost, useAskedBoost } from './ask-boost.ts';

const BoostDialog = lazy(async () => ({ default: (await import('./boost-dialog.tsx')).BoostDialog }));

/** Holds the boost dialog for the whole site. Without a session the sign-in dialog comes first, and the boost goes on after it. */
export function BoostHost() {
  const target = useAskedBoost();
  const { state } = useSession();
  const { mode, open } = useSignInPlace();
  const isSigningIn = useRef(false);

  useEffect(() => {
    if (!target || state !== 'anonymous') {
      isSigningIn.current = false;
      return;
    }
    if (mode !== null) isSigningIn.current = true;
    else if (isSigningIn.current) {
      // The sign-in dialog was closed.
      isSigningIn.current = false;
      closeBoost();
    } else open('login');
  }, [target, state, mode, open]);

  if (!target || state !== 'authenticated' || mode !== null) return null;
  return (
    <Suspense fallback={null}>
      <BoostDialog key={target.id} event={target} onClose={closeBoost} />
    </Suspense>
  );
}
