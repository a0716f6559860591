import { catalog } from './catalog.ts';

/** Texts of followed venues, saved searches and the emails about them, loaded with what shows them. */
export const follows = {
  'follows.venue': ({ venue }: { venue: string }) => `Follow ${venue}`,
  'follows.venueOn': ({ venue }: { venue: string }) => `Following ${venue}`,
  'follows.search': 'Save This Search',
  'follows.searchOn': 'Search Saved',
  'follows.promise': 'New events come by email on Thursdays. You can turn it off at any time.',
  'follows.saveTitle': 'Save this search',
  'follows.saveText': 'Its events of the coming week come by email on Thursdays. You can turn that off at any time.',
  'follows.name': 'Name',
  'follows.nameNeeded': 'Please give it a name.',
  'follows.save': 'Save Search',
  'follows.saving': 'Saving…',
  'follows.done': ({ name }: { name: string }) => `${name} is on your list`,
  'follows.byEmail': 'Its events come by email on Thursdays.',
  'follows.withoutEmail': 'Your weekly email is off. You can turn it on in your account.',
  'follows.removed': ({ name }: { name: string }) => `${name} is no longer on your list`,
  'follows.undo': 'Undo',
  'follows.failed': 'That did not work. Please try again.',
  'follows.near': ({ what, place }: { what: string; place: string }) => `${what} in ${place}`,
  'follows.all': 'Events',
  'follows.keep': 'Keep up with this list',

  'follows.title': 'Following',
  'follows.titleText': 'Venues that you follow, and searches that you saved.',
  'follows.loading': 'Loading what you follow…',
  'follows.loadFailed': 'What you follow could not be loaded.',
  'follows.retry': 'Try Again',
  'follows.none':
    'You follow nothing yet. Follow a venue on the page of one of its events, or save a search below its list.',
  'follows.kind.venue': 'Venue',
  'follows.kind.search': 'Search',
  'follows.rename': 'Rename',
  'follows.saveName': 'Save',
  'follows.renameNamed': ({ name }: { name: string }) => `Rename ${name}`,
  'follows.newName': ({ name }: { name: string }) => `New name of ${name}`,
  'follows.remove': 'Remove',
  'follows.removeNamed': ({ name }: { name: string }) => `Remove ${name}`,

  'follows.emails': 'Emails',
  'follows.emailsText': 'Which emails you get besides those about your account.',
  'follows.changes': 'When something you keep changes',
  'follows.changesHint': 'If a saved or planned event is cancelled, moved or sold out.',
  'follows.weekly': 'Your week, on Thursdays',
  'follows.weeklyHint':
    'What you keep, and events of the venues and searches that you follow. No email when there is nothing.',
  'follows.unconfirmed': 'We send these emails once your address is confirmed.',

  'follows.endTitle': 'Emails from Marquee',
  'follows.endText': 'Press the button, and you get no more emails of this kind. Others stay as they are.',
  'follows.end': 'Stop These Emails',
  'follows.ended.changes': 'You get no more emails about changes of events that you keep.',
  'follows.ended.weekly': 'You get no more weekly emails.',
  'follows.ended.newsletter': 'You get this newsletter no more.',
  'follows.again': 'Send Them Again',
  'follows.begun.changes': 'You get emails about changes of events that you keep.',
  'follows.begun.weekly': 'You get the weekly email on Thursdays.',
  'follows.begun.newsletter': 'You get the newsletter on Thursdays.',
  'follows.noLink': 'This link does not work',
  'follows.noLinkText':
    'It may have been cut off, or its account is deleted. You can also turn emails off in your account.',
  'follows.toAccount': 'Open Your Account',
} as const;

export const followText = catalog('follows', follows);
