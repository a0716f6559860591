import type { ReactNode } from 'react';
import type { Answer } from '../kit/calls.ts';
import { type Command, commandsFor } from './command.ts';
import { useEngineCommands } from './use-engine-commands.tsx';
import { useLetterCommands } from './use-letter-commands.tsx';
import { useRefreshCommands } from './use-refresh-commands.ts';
import { useSourceCommands } from './use-source-commands.tsx';

export interface Commands {
  /** For a text, and for what the server found for it. */
  find: (text: string, found: Answer<'searchConsole'>) => Command[];
}

/** All commands of the palette. The shell draws `dialogs`, since a question stays open after the palette has closed. */
export function useCommands(isOpen: boolean): { commands: Commands; dialogs: ReactNode } {
  const refresh = useRefreshCommands();
  const sources = useSourceCommands(isOpen);
  const engine = useEngineCommands();
  const letters = useLetterCommands();
  const find: Commands['find'] = (text, found) => [
    ...commandsFor(text, [...refresh, ...sources.commands, ...letters.commands, ...engine.commands]),
    ...sources.forFound(found),
  ];
  const dialogs = (
    <>
      {sources.dialogs}
      {engine.dialogs}
      {letters.dialogs}
    </>
  );
  return { commands: { find }, dialogs };
}
