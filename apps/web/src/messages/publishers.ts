import { catalog } from './catalog.ts';

/** Texts for publishers on the page about the crawler, loaded with it. Each sentence describes what the code does. */
export const publishers = {
  'publisher.title': 'Ask us about your site',
  'publisher.text':
    'You run a website and want us to leave it alone, or something that we show of it is wrong? Tell us here; you need no account.',
  'publisher.site': 'Your site',
  'publisher.siteHint': 'For example example.org. Its subdomains are included.',
  'publisher.siteNeeded': 'Please enter the address of your site.',
  'publisher.wish': 'What do you want?',
  'publisher.stop': 'Stop reading it',
  'publisher.stopText':
    'From the next run on we fetch nothing from your site. Events that are listed already stay until they are over.',
  'publisher.hide': 'Stop reading it, and hide its events',
  'publisher.hideText':
    'Its coming events also leave our lists, usually within a few minutes. An event that another website lists stays, as that website tells it.',
  'publisher.correct': 'Correct something',
  'publisher.correctText': 'A person reads what you write and looks at it. We go on reading your site.',
  'publisher.wishNeeded': 'Please choose what you want.',
  'publisher.words': 'Anything we should know?',
  'publisher.wordsHint': 'Optional.',
  'publisher.wordsCorrect': 'What is wrong, and what is right?',
  'publisher.wordsCorrectHint': 'A link to the event helps.',
  'publisher.wordsNeeded': 'Please say what is wrong.',
  'publisher.email': 'Your email address',
  'publisher.emailHintMail':
    'Best at your site’s own domain, such as you@example.org: then a link in an email is proof enough. With an address elsewhere, at a mail provider or at a school, a person decides.',
  'publisher.emailHint': 'A person decides about your request. We use the address only for that.',
  'publisher.emailNeeded': 'Please enter your email address.',
  'publisher.send': 'Send Request',
  'publisher.sending': 'Sending…',
  'publisher.failed': 'The request could not be sent. Please try again.',
  'publisher.letterTitle': 'Check your inbox',
  'publisher.letterText': ({ email }: { email: string }) =>
    `We are sending an email to ${email}. Open its link and press the button: before that, nothing changes. The link works once, for three days.`,
  'publisher.personTitle': 'A person decides',
  'publisher.personText': 'Your request is with the people who run Marquee. Nothing changes until they have decided.',
  'publisher.personMail': ({ email }: { email: string }) => `We write to ${email} when it is decided.`,
  'publisher.again': 'Send Another Request',
  'publisher.kept':
    'We keep your request and your address with our records of it. Only the people who run Marquee see them.',
  'publisher.confirmTitle': 'Confirm your request',
  'publisher.confirmText': 'Your email led you here. Press the button to confirm that you want this.',
  'publisher.confirm': 'Confirm Request',
  'publisher.confirming': 'Confirming…',
  'publisher.confirmFailed': 'The request could not be confirmed. Please try again.',
  'publisher.over':
    'This link has expired or was used before. If your request did not take effect, send it again below.',
  'publisher.done': 'Thank you',
  'publisher.doneStop': ({ host }: { host: string }) =>
    `We read ${host} no more, from the next run on. Events that are listed stay until they are over.`,
  'publisher.doneHide': ({ host }: { host: string }) =>
    `We read ${host} no more, from the next run on. Its events are leaving our lists now; that usually takes a few minutes.`,
  'publisher.doneCorrect': ({ host }: { host: string }) =>
    `Your correction for ${host} is with the people who run Marquee, marked as confirmed by your domain.`,
} as const;

export const publisherText = catalog('publishers', publishers);
