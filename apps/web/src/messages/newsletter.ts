import { catalog } from './catalog.ts';

/** Texts of the newsletter of a city: signing up for it, and where its letters lead. */
export const newsletter = {
  'newsletter.line': ({ place }: { place: string }) => `The week in ${place} by email, on Thursday mornings.`,
  'newsletter.open': 'Get the Newsletter',
  'newsletter.title': ({ place }: { place: string }) => `The newsletter of ${place}`,
  'newsletter.text':
    'A dozen events worth going to, each with the reason why it is in. No account needed, and one press ends it.',
  'newsletter.email': 'Your email address',
  'newsletter.emailNeeded': 'Please enter your email address.',
  'newsletter.language': 'Language',
  'newsletter.en': 'English',
  'newsletter.es': 'Español',
  'newsletter.send': 'Sign Up',
  'newsletter.sending': 'Signing up…',
  'newsletter.failed': 'That did not work. Please try again.',
  'newsletter.asked': 'One more step',
  'newsletter.askedText': ({ email }: { email: string }) =>
    `We sent an email to ${email}. Press the button in it, and the newsletter comes from the next Thursday on. If you don’t, we send nothing.`,
  'newsletter.done': 'You are on the list',
  'newsletter.doneText': ({ email }: { email: string }) => `The newsletter comes to ${email} on Thursday mornings.`,

  'newsletter.confirmTitle': 'Confirm the newsletter',
  'newsletter.confirmText': 'Press the button, and the newsletter comes to this address on Thursday mornings.',
  'newsletter.confirm': 'Send It to Me',
  'newsletter.confirming': 'Confirming…',
  'newsletter.confirmed': ({ place }: { place: string }) => `You get the newsletter of ${place}`,
  'newsletter.next': ({ day }: { day: string }) => `The next issue comes on ${day}. Each one has a link that ends it.`,
  'newsletter.browse': ({ place }: { place: string }) => `Events in ${place}`,
  'newsletter.over': 'This link does not work any more',
  'newsletter.overText':
    'It was valid for three days, or part of it is missing. Sign up again below the list of your city to get a new one.',
  'newsletter.toEvents': 'To the Events',

  'newsletter.own': 'Newsletters',
  'newsletter.ownText': 'City newsletters sent to your address.',
  'newsletter.ownLoading': 'Loading your newsletters…',
  'newsletter.ownFailed': 'Your newsletters could not be loaded.',
  'newsletter.retry': 'Try Again',
  'newsletter.ownNone': 'You get no newsletter yet. Sign up below the list of a city.',
  'newsletter.ownUnconfirmed': 'Your newsletters are shown here once your address is confirmed.',
  'newsletter.ownNext': ({ day, language }: { day: string; language: string }) => `Next on ${day}, in ${language}`,
  'newsletter.ownEnded': 'Ended',
  'newsletter.end': 'Stop',
  'newsletter.endNamed': ({ place }: { place: string }) => `Stop the newsletter of ${place}`,
  'newsletter.again': 'Get It Again',
  'newsletter.againNamed': ({ place }: { place: string }) => `Get the newsletter of ${place} again`,
} as const;

export const newsletterText = catalog('newsletter', newsletter);
