import { catalog } from './catalog.ts';

/** Texts of the page with what is saved on this device, loaded with it. */
export const saved = {
  'saved.title': 'Saved events',
  'saved.inBrowser': 'Events with a heart are kept in this browser.',
  'saved.signIn': 'Sign in to have them on every device',
  'saved.onAccount': 'Events with a heart are kept with your account, on every device where you sign in.',
  'saved.more': 'Show more',
  'saved.text':
    'You opened these events before, and can read them without a connection. Prices and times may have changed since then.',
  'saved.hearted': 'With a heart',
  'saved.leave': 'Take them along',
  'saved.leaveText': 'All that you saved and planned, with its coming dates.',
  'saved.ics': 'Calendar (ICS)',
  'saved.csv': 'Table (CSV)',
  'saved.json': 'Data (JSON)',
  'saved.opened': 'On this device',
  'saved.at': ({ time }: { time: string }) => `Saved ${time}`,
  'saved.empty': 'Nothing is saved yet',
  'saved.emptyText':
    'Mark an event with a heart, and it is here. What you open stays on this device, too, to be read without a connection.',
  'saved.browse': 'Browse events',
  'saved.forget': 'Remove all from this device',
  'saved.forgotten': 'Nothing is saved on this device anymore',
} as const;

export const savedText = catalog('saved', saved);
