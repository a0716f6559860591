import type { ReactNode } from 'react';
import type { Answer } from '../kit/calls.ts';
import { type Command, commandsFor } from './command.ts';
import { type Help, helpCommands } from './help-commands.ts';
import { useAlertCommands } from './use-alert-commands.tsx';
import { useEngineCommands } from './use-engine-commands.tsx';
import { useLetterCommands } from './use-letter-commands.tsx';
import { useRefreshCommands } from './use-refresh-commands.ts';
import { useSourceCommands } from './use-source-commands.tsx';

export interface Commands {
  /** Those that the text itself finds. */
  find: (text: string) => Command[];
  /** What can be done with the places that the server found. */
  forFound: (found: Answer<'searchConsole'>) => Command[];
}

/** All commands of the palette. The shell draws `dialogs`, since a question stays open after the palette has closed. */
export function useCommands(isOpen: boolean, help: Help): { commands: Commands; dialogs: ReactNode } {
  const refresh = useRefreshCommands();
  const sources = useSourceCommands(isOpen);
  const engine = useEngineCommands();
  const letters = useLetterCommands();
  const alerts = useAlertCommands(isOpen);
  const all = [
    ...refresh,
    ...sources.commands,
    ...letters.commands,
    ...alerts.commands,
    ...engine.commands,
    ...helpCommands(help),
  ];
  const commands: Commands = { find: (text) => commandsFor(text, all), forFound: sources.forFound };
  const dialogs = (
    <>
      {sources.dialogs}
      {engine.dialogs}
      {letters.dialogs}
      {alerts.dialogs}
    </>
  );
  return { commands, dialogs };
}
