import { useEffect, useRef } from 'react';
import { useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';
import { type BoostTarget, closeBoost } from './ask-boost.ts';
import { BoostDialog } from './boost-dialog.tsx';

/** The boost dialog. Without a session the sign-in dialog comes first, and the boost goes on after it. */
export function BoostOpening({ event }: { event: BoostTarget }) {
  const { state } = useSession();
  const { mode, open } = useSignInPlace();
  const isSigningIn = useRef(false);

  useEffect(() => {
    if (state !== 'anonymous') {
      isSigningIn.current = false;
      return;
    }
    if (mode !== null) isSigningIn.current = true;
    else if (isSigningIn.current) {
      // The sign-in dialog was closed.
      isSigningIn.current = false;
      closeBoost();
    } else open('login');
  }, [state, mode, open]);

  if (state !== 'authenticated' || mode !== null) return null;
  return <BoostDialog key={event.id} event={event} onClose={closeBoost} />;
}
