import { catalog } from './catalog.ts';

/** Texts of voice input, loaded with it. */
export const voice = {
  'voice.start': 'Search by voice',
  'voice.stop': 'Stop listening',
  'voice.listening': 'Listening…',
  'voice.unsupported': 'Voice recognition is not supported in your browser.',
  'voice.refused': 'The microphone is blocked. Allow it in your browser’s settings for this site.',
  'voice.silent': 'Nothing was heard. Please try again.',
  'voice.failed': 'Voice recognition is not available right now.',
} as const;

export const voiceText = catalog('voice', voice);
