import { type ReactNode, useEffect } from 'react';
import { factorText } from '../../messages/factors.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { guardLeaving } from '../../ui/leaving.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What is being sent may answer with recovery codes, which are shown once. */
const isSending = () => document.querySelector('[role="dialog"] [aria-busy="true"]') !== null;

/** A dialog about a second step, which ends with recovery codes if there are new ones: those are shown until somebody says that they are kept. */
export function FactorDialog({
  title,
  text,
  codes,
  onClose,
  children,
}: {
  title: string;
  text?: string | undefined;
  codes: readonly string[] | null;
  onClose: () => void;
  children: ReactNode;
}) {
  useHeldWhileSending();
  const words = codes
    ? { title: factorText('factors.save'), description: factorText('factors.saveText') }
    : { title, description: text };
  return (
    <Dialog open width="narrow" isHeld={codes !== null} onOpenChange={() => !isSending() && onClose()} {...words}>
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : children}
    </Dialog>
  );
}

/** Back does nothing while something is sent, and the browser asks before the page is closed or reloaded. */
function useHeldWhileSending(): void {
  useEffect(() => {
    const stop = guardLeaving((leave) => {
      if (!isSending()) leave();
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (isSending()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
    };
  }, []);
}
