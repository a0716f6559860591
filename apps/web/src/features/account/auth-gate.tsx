import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../session/session.ts';
import { useSignInPlace } from '../../session/sign-in-place.ts';

const AuthDialog = lazy(async () => ({ default: (await import('./auth-dialog.tsx')).AuthDialog }));

/** Opens the dialog if the address requests it, and closes it after sign-in (spec: AUTH-06). */
export function AuthGate() {
  const place = useSignInPlace();
  const { state } = useSession();
  const isOpen = place.mode !== null;

  useEffect(() => {
    if (isOpen && state === 'authenticated') place.leave();
  });

  if (!place.mode || state !== 'anonymous') return null;
  return (
    <Suspense>
      <AuthDialog key={place.mode} mode={place.mode} onClose={place.close} />
    </Suspense>
  );
}
