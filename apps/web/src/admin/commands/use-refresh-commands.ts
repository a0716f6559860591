import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { language } from '../../messages/language.ts';
import { chooseLanguage } from '../../ui/choose-language.ts';
import { isOfConsole } from '../kit/calls.ts';
import { useRefresh } from '../kit/refresh.tsx';
import { t } from '../messages.ts';
import type { Command } from './command.ts';

/** The header's Refresh and Pause, the language, and the review queue, which is a tab. */
export function useRefreshCommands(): Command[] {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isPaused, setPaused } = useRefresh();
  return [
    {
      id: 'refresh',
      title: t('command.refresh'),
      words: t('command.refreshWords'),
      isCommon: true,
      run: () => void queries.refetchQueries({ type: 'active', predicate: isOfConsole }),
    },
    {
      id: 'pause',
      title: t(isPaused ? 'command.resume' : 'command.pause'),
      words: t('command.pauseWords'),
      isCommon: true,
      run: () => setPaused(!isPaused),
    },
    {
      id: 'language',
      title: t('command.language'),
      words: t('command.languageWords'),
      run: () => chooseLanguage(language() === 'es' ? 'en' : 'es'),
    },
    {
      id: 'review-queue',
      title: t('queue.title'),
      words: t('queue.command'),
      about: t('section.dashboard'),
      run: () => void navigate('/admin/dashboard?tab=review'),
    },
  ];
}
