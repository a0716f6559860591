import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { language } from '../../messages/language.ts';
import { useSignOut } from '../../session/actions.ts';
import { chooseLanguage } from '../../ui/choose-language.ts';
import { isOfConsole } from '../kit/calls.ts';
import { useRefresh } from '../kit/refresh.tsx';
import { t } from '../messages.ts';
import type { Command } from './command.ts';
import { WORDS } from './command-words.ts';

/** The header's Refresh and Pause, the sidebar's language and Sign Out, and the review queue, which is a tab. */
export function useRefreshCommands(): Command[] {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isPaused, setPaused } = useRefresh();
  const signOut = useSignOut(() => void navigate('/'));
  return [
    {
      id: 'refresh',
      title: t('command.refresh'),
      words: WORDS.refresh,
      isCommon: true,
      run: () => void queries.refetchQueries({ type: 'active', predicate: isOfConsole }),
    },
    {
      id: 'pause',
      title: t(isPaused ? 'command.resume' : 'command.pause'),
      words: isPaused ? WORDS.resumeRefresh : WORDS.pauseRefresh,
      isCommon: true,
      run: () => setPaused(!isPaused),
    },
    {
      id: 'language',
      title: t('command.language'),
      words: WORDS.language,
      run: () => chooseLanguage(language() === 'es' ? 'en' : 'es'),
    },
    {
      id: 'sign-out',
      title: t('shell.signOut'),
      words: WORDS.signOut,
      run: () => signOut.mutate(),
    },
    {
      id: 'review-queue',
      title: t('queue.title'),
      words: WORDS.reviewQueue,
      about: t('section.dashboard'),
      run: () => void navigate('/admin/dashboard?tab=review'),
    },
  ];
}
