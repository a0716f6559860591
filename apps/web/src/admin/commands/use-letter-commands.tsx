import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast-store.ts';
import type { RowOf } from '../kit/calls.ts';
import { failureText, lostSession } from '../kit/failure.ts';
import { useBulk } from '../kit/use-bulk.ts';
import { t } from '../messages.ts';
import { retryLetter } from '../panels/diagnostics/retry-letter.ts';
import type { Command } from './command.ts';
import { WORDS } from './command-words.ts';

type Letter = RowOf<'listDeadLetters'>;

/** So many at once; what is left is said in the question and can be retried after it. */
const MOST = 100;

/** Puts the jobs of all open dead letters back. */
export function useLetterCommands(): { commands: Command[]; dialogs: ReactNode } {
  const { confirm, confirmation } = useConfirm();
  const bulk = useBulk<Letter>(({ id }) => id);

  async function retryAll(): Promise<void> {
    const page = await openLetters();
    if (!page) return;
    const letters = page.items.filter(retryLetter.isFor);
    if (letters.length === 0) return toast({ title: t('command.noLetters'), tone: 'neutral' });
    const title = t('command.retryTitle', { count: letters.length });
    const description = t(page.nextCursor ? 'command.retryMost' : 'command.retryAsk', { count: letters.length });
    if (await confirm({ title, description, confirmLabel: t('command.retryConfirm') })) {
      await bulk.run(retryLetter, letters);
    }
  }

  const commands: Command[] = [
    {
      id: 'retry-letters',
      title: t('command.retryLetters'),
      words: WORDS.retryLetters,
      about: t('section.errorDiagnostics'),
      isCommon: true,
      run: () => void retryAll(),
    },
  ];
  return { commands, dialogs: confirmation };
}

async function openLetters() {
  try {
    return await call('listDeadLetters', { query: { limit: MOST } });
  } catch (error) {
    if (!lostSession(error))
      toast({
        title: t('diag.retryFailed'),
        description: failureText(error, t('command.lettersFailed')),
        tone: 'danger',
      });
    return null;
  }
}
