import type { ReactNode } from 'react';
import { useConfirm } from '../../ui/confirm.tsx';
import { useReason } from '../kit/reason-dialog.tsx';
import { useAction } from '../kit/use-action.ts';
import { useLive } from '../kit/use-live.ts';
import { t } from '../messages.ts';
import {
  activateShutdown,
  DEACTIVATION,
  deactivateShutdown,
  toggleControl,
} from '../panels/controls/control-actions.ts';
import { CONTROL_OPTIONS, type ControlName } from '../panels/controls/control-names.ts';
import type { Command } from './command.ts';
import { CONTROL_WORDS, WORDS } from './command-words.ts';

/** The emergency shutdown, which is offered while its state is unknown, too, and the pipeline's controls. */
export function useEngineCommands(): { commands: Command[]; dialogs: ReactNode } {
  const controls = useLive('getSystemControls', {}).data?.globalControls;
  const { askReason, question } = useReason();
  const { confirm, confirmation } = useConfirm();
  const activate = useAction<'activateEmergencyShutdown'>(activateShutdown);
  const deactivate = useAction(deactivateShutdown);
  const toggle = useAction(toggleControl);

  async function shutDown(): Promise<void> {
    const reason = await askReason({
      title: t('controls.emergency'),
      description: t('controls.activateAsk'),
      label: t('controls.reasonLabel'),
      hint: t('controls.reasonHint'),
      confirmLabel: t('controls.activate'),
      danger: true,
    });
    if (reason !== null) await activate.run({ body: { reason } });
  }
  async function endShutdown(): Promise<void> {
    if (await confirm(DEACTIVATION)) await deactivate.run({ body: {} });
  }
  async function turn(control: ControlName, label: string, enabled: boolean): Promise<void> {
    const title = t(enabled ? 'command.turnOn' : 'command.turnOff', { name: label });
    const description = controls?.[control].description ?? '';
    if (await confirm({ title, description, confirmLabel: title })) await toggle.run({ body: { control, enabled } });
  }

  const isShutDown = controls?.emergencyShutdown.active ?? false;
  const shutdown: Command = {
    id: 'shutdown',
    title: t(isShutDown ? 'controls.deactivate' : 'controls.activate'),
    words: isShutDown ? WORDS.endShutdown : WORDS.shutDown,
    about: t('section.systemControls'),
    isCommon: true,
    run: () => void (isShutDown ? endShutdown() : shutDown()),
  };
  // A shutdown locks the controls.
  const switches = controls && !isShutDown ? CONTROL_OPTIONS : [];
  const commands = switches.map(({ value, label }): Command => {
    const isOn = controls?.[value].enabled ?? false;
    return {
      id: `control ${value}`,
      title: t(isOn ? 'command.turnOff' : 'command.turnOn', { name: label }),
      words: `${isOn ? WORDS.turnOff : WORDS.turnOn} ${CONTROL_WORDS[value]}`,
      about: t(isOn ? 'command.isOn' : 'command.isOff'),
      run: () => void turn(value, label, !isOn),
    };
  });
  const dialogs = (
    <>
      {question}
      {confirmation}
    </>
  );
  return { commands: [shutdown, ...commands], dialogs };
}
