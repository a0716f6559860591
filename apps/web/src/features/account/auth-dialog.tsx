import { useState } from 'react';
import { accountText } from '../../messages/account.ts';
import { authText } from '../../messages/auth.ts';
import { factorText } from '../../messages/factors.ts';
import type { AuthMode } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './auth-dialog.module.css';
import { RegisterForm, SignInForm } from './auth-form.tsx';
import { DevSignIn } from './dev-sign-in.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProviderTroubleNote } from './provider-trouble.tsx';
import { Providers } from './providers.tsx';
import { SecondStep } from './second-step.tsx';

/** Sign-in, registration, and the way back to a forgotten password (spec: AUTH). The session's toasts show failures; the dialog stays open. */
export function AuthDialog({ mode: first, onClose }: { mode: AuthMode; onClose: () => void }) {
  const [mode, setMode] = useState(first);
  const [isSent, setSent] = useState(false);
  const choose = (next: AuthMode) => {
    setSent(false);
    setMode(next);
  };
  return (
    <Dialog open isInAddress width="narrow" onOpenChange={(open) => !open && onClose()} {...wordsOf(mode, isSent)}>
      <div className={styles.body}>
        {/* A mode change resets the form. */}
        {mode === 'forgot' && <ForgotForm onSent={() => setSent(true)} />}
        {mode === 'second-step' && <SecondStep />}
        {(mode === 'login' || mode === 'register') && (
          <>
            <ProviderTroubleNote />
            <Providers />
            {mode === 'login' ? (
              <>
                <SignInForm onForgot={() => choose('forgot')} onWaiting={() => choose('second-step')} />
                <PasskeyButton />
              </>
            ) : (
              <RegisterForm />
            )}
          </>
        )}
        <Switch mode={mode} onMode={choose} />
        {import.meta.env.MODE === 'development' && (mode === 'login' || mode === 'register') && <DevSignIn />}
      </div>
    </Dialog>
  );
}

function wordsOf(mode: AuthMode, isSent: boolean): { title: string; description?: string } {
  if (mode === 'login') return { title: authText('auth.loginTitle'), description: authText('auth.loginText') };
  if (mode === 'register') return { title: authText('auth.registerTitle'), description: authText('auth.registerText') };
  if (mode === 'second-step') return { title: factorText('factors.stepTitle') };
  return isSent
    ? { title: accountText('account.forgotSent') }
    : { title: accountText('account.forgotTitle'), description: accountText('account.forgotText') };
}

/** The way to the other mode. */
function Switch({ mode, onMode }: { mode: AuthMode; onMode: (mode: AuthMode) => void }) {
  if (mode === 'forgot' || mode === 'second-step')
    return (
      <p className={styles.switch}>
        <Button variant="quiet" onClick={() => onMode('login')}>
          {accountText('account.backToSignIn')}
        </Button>
      </p>
    );
  const isLogin = mode === 'login';
  return (
    <p className={styles.switch}>
      {authText(isLogin ? 'auth.noAccount' : 'auth.hasAccount')}
      <Button variant="quiet" onClick={() => onMode(isLogin ? 'register' : 'login')}>
        {authText(isLogin ? 'auth.toRegister' : 'auth.toLogin')}
      </Button>
    </p>
  );
}
