import { useState } from 'react';
import { factorText } from '../../messages/factors.ts';
import { signInWords, useEntrance } from '../../session/actions.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import styles from './auth-dialog.module.css';
import { enterWithPasskey, hasPasskeys, isCancelled } from './passkey-use.ts';

/** Signs in with a passkey, alone or as the second step. Nothing in a browser without passkeys. */
export function PasskeyButton({ isSecondStep = false, ...look }: { isSecondStep?: boolean } & ButtonProps) {
  const [isUnused, setUnused] = useState(false);
  const { mutate, isPending } = useEntrance(() => enterWithPasskey(isSecondStep), {
    done: signInWords.done,
    failed: (error) => (isCancelled(error) ? setUnused(true) : signInWords.failed(error)),
  });
  if (!hasPasskeys()) return null;
  return (
    <>
      <Button
        wide
        className={styles.provider}
        pending={isPending}
        {...look}
        onClick={() => {
          setUnused(false);
          mutate(undefined);
        }}
      >
        <KeyMark />
        {factorText(isSecondStep ? 'factors.usePasskey' : 'factors.signInWithPasskey')}
      </Button>
      {isUnused && (
        <p role="alert" className={styles.trouble}>
          {factorText('factors.passkeyNotUsed')}
        </p>
      )}
    </>
  );
}

function KeyMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <circle cx="8" cy="9" r="4.5" />
      <path d="m11.3 12.2 8.2 8.3M16 17l2.4-2.4" strokeLinecap="round" />
    </svg>
  );
}
