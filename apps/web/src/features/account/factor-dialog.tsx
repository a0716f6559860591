import type { ReactNode } from 'react';
import { factorText } from '../../messages/factors.ts';
import { Dialog } from '../../ui/dialog.tsx';
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
  const words = codes
    ? { title: factorText('factors.save'), description: factorText('factors.saveText') }
    : { title, description: text };
  return (
    <Dialog open width="narrow" isHeld={codes !== null} onOpenChange={() => !isSending() && onClose()} {...words}>
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : children}
    </Dialog>
  );
}
