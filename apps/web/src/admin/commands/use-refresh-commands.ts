import { useQueryClient } from '@tanstack/react-query';
import { isOfConsole } from '../kit/calls.ts';
import { useRefresh } from '../kit/refresh.tsx';
import { t } from '../messages.ts';
import type { Command } from './command.ts';

/** The header's Refresh and Pause. */
export function useRefreshCommands(): Command[] {
  const queries = useQueryClient();
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
  ];
}
