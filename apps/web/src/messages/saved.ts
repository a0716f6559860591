import { catalog } from './catalog.ts';

/** Texts of the page with what is saved on this device, loaded with it. */
export const saved = {
  'saved.title': 'Saved on this device',
  'saved.text':
    'You can read these events without a connection. Prices and times may have changed since they were saved.',
  'saved.hearted': 'With a heart',
  'saved.opened': 'Opened before',
  'saved.at': ({ time }: { time: string }) => `Saved ${time}`,
  'saved.empty': 'Nothing is saved yet',
  'saved.emptyText': 'An event is saved on this device when you open it or mark it with a heart.',
  'saved.browse': 'Browse events',
  'saved.forget': 'Remove all from this device',
  'saved.forgotten': 'Nothing is saved on this device anymore',
} as const;

export const savedText = catalog('saved', saved);
