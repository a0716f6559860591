import { type ReactNode, useState } from 'react';
import { SilenceDialog } from './silence-dialog.tsx';

/** What is to be silenced. */
export interface Silenced {
  rule: Parameters<typeof SilenceDialog>[0]['rule'];
  title: string;
}

/** The dialog that silences a rule or everything: `askSilence(…)` opens it, `dialog` draws it. */
export function useSilence(): { askSilence: (of: Silenced) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Silenced | null>(null);
  return {
    askSilence: setAsked,
    dialog: asked && <SilenceDialog key={asked.rule} {...asked} onClose={() => setAsked(null)} />,
  };
}
