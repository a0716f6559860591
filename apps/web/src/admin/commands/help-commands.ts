import { t } from '../messages.ts';
import type { Command } from './command.ts';
import { WORDS } from './command-words.ts';

/** What the shell opens to explain the console. */
export interface Help {
  startTour: () => void;
  openHelp: () => void;
}

/** The tour, and what the figures count. */
export function helpCommands({ startTour, openHelp }: Help): Command[] {
  return [
    { id: 'tour', title: t('command.tour'), words: WORDS.tour, about: t('help.tourText'), run: startTour },
    { id: 'glossary', title: t('command.glossary'), words: WORDS.glossary, about: t('help.title'), run: openHelp },
  ];
}
