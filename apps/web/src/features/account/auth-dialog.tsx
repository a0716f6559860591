import { useState } from 'react';
import { t } from '../../messages/site.ts';
import type { AuthMode } from '../../session/sign-in-place.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './auth-dialog.module.css';
import { RegisterForm, SignInForm } from './auth-form.tsx';
import { DevSignIn } from './dev-sign-in.tsx';
import { Providers } from './providers.tsx';

/** Sign-in and registration (spec: AUTH). The session's toasts show failures; the dialog stays open. */
export function AuthDialog({ mode: first, onClose }: { mode: AuthMode; onClose: () => void }) {
  const [mode, setMode] = useState(first);
  const isLogin = mode === 'login';
  return (
    <Dialog
      open
      width="narrow"
      onOpenChange={(open) => !open && onClose()}
      title={t(isLogin ? 'auth.loginTitle' : 'auth.registerTitle')}
      description={t(isLogin ? 'auth.loginText' : 'auth.registerText')}
    >
      <div className={styles.body}>
        <Providers />
        {/* A mode change resets the form. */}
        {isLogin ? <SignInForm /> : <RegisterForm />}
        <p className={styles.switch}>
          {t(isLogin ? 'auth.noAccount' : 'auth.hasAccount')}
          <Button variant="quiet" onClick={() => setMode(isLogin ? 'register' : 'login')}>
            {t(isLogin ? 'auth.toRegister' : 'auth.toLogin')}
          </Button>
        </p>
        {import.meta.env.MODE === 'development' && <DevSignIn />}
      </div>
    </Dialog>
  );
}
