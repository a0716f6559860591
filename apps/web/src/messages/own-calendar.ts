import { catalog } from './catalog.ts';
import { counted } from './dates.ts';

/** Texts of a person's own calendar beside events, loaded with the page that opens it. */
export const ownCalendar = {
  'own.title': 'Check against your calendar',
  'own.text':
    'Events at a time when you are busy say so. What your calendar has stays in this page’s memory, and is gone when you close or reload it.',
  'own.file': 'A calendar file (.ics), read in this browser alone',
  'own.address': 'Or the secret address of your calendar (iCal)',
  'own.addressHint':
    'Google: Settings, your calendar, “Secret address in iCal format”. Apple and Outlook: share the calendar as a public link.',
  'own.consent': 'Marquee’s server may read this address once for me. It stores neither the address nor what it says.',
  'own.read': 'Read my calendar',
  'own.reading': 'Reading…',
  'own.signIn': 'Sign in to have us read the address of a calendar.',
  'own.busyTimes': ({ n }: { n: number }) => `busy ${counted(n, 'time', 'times')} in the next four months`,
  'own.close': 'Forget my calendar',
  'own.noCalendar': 'This is no calendar file. It begins with BEGIN:VCALENDAR.',
  'own.tooLarge': 'This file is too large for a calendar.',
  'own.noAddress': 'This address could not be read. Save the calendar as a file and choose that.',
  'own.conflict': ({ title, time }: { title: string; time: string }) => `You have “${title}” then, ${time}`,
  'own.busy': ({ time }: { time: string }) => `You are busy then, ${time}`,
} as const;

export const ownText = catalog('ownCalendar', ownCalendar);
