import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../kit/use-action.ts';
import { useLive } from '../kit/use-live.ts';
import { t } from '../messages.ts';
import { endSilence } from '../panels/alerts/end-silence.ts';
import { useSilence } from '../panels/alerts/use-silence.tsx';
import type { Command } from './command.ts';
import { WORDS } from './command-words.ts';

const ALERTS = '/admin/error-diagnostics?tab=alerts';

/** Silences what fires, or everything; ends what is silenced; opens Alerts. Reads only while the palette is open. */
export function useAlertCommands(isOpen: boolean): { commands: Command[]; dialogs: ReactNode } {
  const board = useLive('getAlerts', {}, { enabled: isOpen }).data;
  const { askSilence, dialog } = useSilence();
  const end = useAction(endSilence);
  const navigate = useNavigate();
  const about = t('alerts.tab');
  const words = WORDS.alerts;
  const loud = (board?.rules ?? []).filter(({ firing, silence }) => firing && !silence);
  const commands: Command[] = [
    ...loud.map(
      ({ rule, title }): Command => ({
        id: `silence ${rule}`,
        title: t('alerts.commandOne', { title: title }),
        words,
        about,
        isCommon: true,
        run: () => askSilence({ rule, title: t('quoted', { title: title }) }),
      }),
    ),
    {
      id: 'silence all',
      title: t('alerts.commandAll'),
      words,
      about,
      run: () => askSilence({ rule: 'all', title: t('alerts.allRules').toLowerCase() }),
    },
    ...(board?.silences ?? []).map(({ id, rule }): Command => {
      const named = board?.rules.find((each) => each.rule === rule)?.title;
      const title = named === undefined ? t('alerts.allRules').toLowerCase() : named;
      return {
        id: `unsilence ${id}`,
        title: t('alerts.commandEnd', { title }),
        words,
        about,
        run: () => void end.run({ params: { id }, body: {} }),
      };
    }),
    { id: 'open alerts', title: t('alerts.commandOpen'), words, about, run: () => void navigate(ALERTS) },
  ];
  return { commands, dialogs: dialog };
}
