import { shownLine } from '@marquee/kernel';
import { whenIn } from '../when.ts';
import { alertsInEnglish } from './alerts-en.ts';
import { boostsInEnglish } from './boosts-en.ts';
import { campaignsInEnglish } from './campaigns-en.ts';
import { changesInEnglish } from './changes-en.ts';
import { moneyTroubleInEnglish } from './money-trouble-en.ts';
import { newslettersInEnglish } from './newsletters-en.ts';
import { promotersInEnglish } from './promoters-en.ts';
import { venuesInEnglish } from './venues-en.ts';
import type { Vocabulary } from './vocabulary.ts';

const NOT_ME = 'If you did not ask for this, you can ignore this email: nothing changes.';
const WARNING = 'If this was not you, reset your password now and answer this email.';

const REPORTED = {
  'wrong-time': 'the time is wrong',
  'wrong-place': 'the place is wrong',
  cancelled: 'it is cancelled',
  duplicate: 'it is listed twice',
  'not-an-event': 'it is not an event',
  other: 'something is wrong',
} as const;

const MARKS = { cancelled: 'Cancelled', postponed: 'Postponed', 'sold-out': 'Sold out' } as const;
/** What a publisher wants of us. */
const WISHED = {
  stop: (host: string) => `not to read ${host} any more`,
  hide: (host: string) => `not to read ${host} any more and to hide its events`,
  correct: (host: string) => `to correct what we show of ${host}`,
} as const;

const GRANTED = {
  stop: 'We granted it: we read the site no more. Events that are listed stay until they are over.',
  hide: 'We granted it: we read the site no more, and its events leave our lists, unless another website lists them too.',
  correct: 'A person looked at it and corrected it.',
} as const;

export const en: Vocabulary = {
  ...campaignsInEnglish,
  ...moneyTroubleInEnglish,
  payment: (id) => `Payment ${id}.`,
  paidWith: (last4) => `Paid with the card that ends in ${last4}.`,
  soldBy: 'Sold by',
  greeting: (firstName) => `Hello ${firstName},`,
  verifyEmail: (path) => ({
    subject: 'Please confirm your email address',
    paragraphs: ['Welcome to Marquee. Please confirm that this address is yours. The link works once, for three days.'],
    action: { label: 'Confirm Address', path },
    footnote: 'You get this email because somebody made an account with this address. If it was not you, ignore it.',
  }),
  resetPassword: (path) => ({
    subject: 'Choose a new password',
    paragraphs: ['You can choose a new password for your account. The link works once, for one hour.'],
    action: { label: 'Choose a Password', path },
    footnote: NOT_ME,
  }),
  changeEmail: (path) => ({
    subject: 'Please confirm your new email address',
    paragraphs: ['You want to use this address for your account. The link works once, for one hour.'],
    action: { label: 'Confirm New Address', path },
    footnote: NOT_ME,
  }),
  passwordChanged: () => ({
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed. All other devices were signed out.'],
    action: { label: 'Open Your Account', path: '/account' },
    footnote: WARNING,
  }),
  emailChanged: () => ({
    subject: 'Your email address was changed',
    paragraphs: ['Your account now uses another email address. You can no longer sign in with this one.'],
    footnote: 'If this was not you, please answer this email.',
  }),
  accountDeleted: () => ({
    subject: 'Your account was deleted',
    paragraphs: ['Your account and its data are deleted, as you asked. Events can still be read without an account.'],
    footnote: 'If this was not you, please answer this email.',
  }),
  providerConnected: (provider) => ({
    subject: `You can now sign in with ${provider}`,
    paragraphs: [`${provider} was connected to your account.`],
    action: { label: 'Open Your Account', path: '/account' },
    footnote: WARNING,
  }),
  providerDisconnected: (provider) => ({
    subject: `You can no longer sign in with ${provider}`,
    paragraphs: [`${provider} was disconnected from your account.`],
    action: { label: 'Open Your Account', path: '/account' },
    footnote: WARNING,
  }),
  factorAdded: (factor) => ({
    subject: factor === 'app' ? 'An authenticator app was added' : 'A passkey was added',
    paragraphs: [
      factor === 'app'
        ? 'Your account now asks for a code of your authenticator app when you sign in.'
        : 'You can now sign in to your account with a passkey.',
    ],
    action: { label: 'Open Your Account', path: '/account' },
    footnote: WARNING,
  }),
  factorRemoved: (factor) => ({
    subject: factor === 'app' ? 'Your authenticator app was removed' : 'A passkey was removed',
    paragraphs: [
      factor === 'app'
        ? 'Your account no longer asks for a code of your authenticator app.'
        : 'A passkey of your account was removed. It no longer signs you in.',
    ],
    action: { label: 'Open Your Account', path: '/account' },
    footnote: WARNING,
  }),
  boostReceipt: boostsInEnglish.receipt,
  boostRefunded: boostsInEnglish.refunded,
  publisherConfirm: ({ host, wish }, path) => ({
    subject: `Please confirm your request about ${host}`,
    paragraphs: [
      `You asked us ${WISHED[wish](host)}. Please confirm it: open the link and press the button. The link works once, for three days.`,
    ],
    action: { label: 'Confirm Request', path },
    footnote: NOT_ME,
  }),
  publisherDecided: ({ host, wish, status, note }) => ({
    subject: `Your request about ${host}`,
    paragraphs: [
      `You asked us ${WISHED[wish](host)}.`,
      status === 'granted' ? GRANTED[wish] : 'A person looked at it and did not grant it.',
      ...(note === null ? [] : ['Our note for you:']),
    ],
    quote: note ?? undefined,
    action: { label: 'About Our Crawler', path: '/crawler' },
    footnote: 'You get this email because somebody left your address with this request. We write no other.',
  }),
  ...alertsInEnglish,
  ...venuesInEnglish,
  ...promotersInEnglish,
  ...newslettersInEnglish,
  reportDecided: ({ title, slug, kind, status, note }) => ({
    subject: `Your report about ${title}`,
    paragraphs: [
      `You told us about ${title}: ${REPORTED[kind]}. Thank you.`,
      status === 'resolved'
        ? 'A person looked at it: you were right, and it is corrected.'
        : 'A person looked at it and left the event as it is.',
      ...(note === null ? [] : ['Our note for you:']),
    ],
    quote: note ?? undefined,
    action: { label: 'Open the Event', path: `/events/${encodeURIComponent(slug)}` },
    footnote: 'You get this email because you left your address with a report. We write no other.',
  }),
  eventChanged: ({ title, slug, changes }, ending) => ({
    subject: changesInEnglish.subjects[changes[0]?.what ?? 'moved'](title),
    paragraphs: [
      `You keep ${title}, and it changed:`,
      ...changes.map((change) => changesInEnglish.sentences[change.what](change)),
    ],
    action: { label: 'Open the Event', path: `/events/${encodeURIComponent(slug)}` },
    ending: { label: 'Stop emails about changes', path: ending },
    footnote: 'You get this email because you saved this event or planned it in an itinerary.',
  }),
  sale: ({ title, slug, what, onSale, known }, ending) => ({
    subject: what === 'opens' ? `Tickets on sale: ${title}` : `The sale of tickets was moved: ${title}`,
    paragraphs: [
      what === 'opens'
        ? `You saved ${title}. As its source says, the sale of tickets begins ${onSale.length > 10 ? 'now:' : 'today,'} ${whenIn('en', onSale)}.`
        : `You saved ${title}. The sale of tickets begins on ${whenIn('en', onSale)}${known === null ? '' : `, no longer on ${whenIn('en', known)}`}.`,
    ],
    action: { label: 'Open the Event', path: `/events/${encodeURIComponent(slug)}` },
    ending: { label: 'Stop emails about changes', path: ending },
    footnote: 'You get this email because you saved this event.',
  }),
  weekly: ({ parts }, ending) => ({
    subject: 'Your week on Marquee',
    paragraphs: ['This is on in the coming week, of what you keep and what you follow.'],
    lists: parts.map(({ kind, name, path, events }) => ({
      heading: kind === 'kept' ? 'You keep' : shownLine(name),
      path,
      items: events.map(({ slug, title, venue, start, mark, isNew }) => ({
        title: shownLine(title),
        text: [mark && MARKS[mark], isNew && 'New', whenIn('en', start), venue && shownLine(venue)]
          .filter(Boolean)
          .join(' · '),
        path: `/events/${encodeURIComponent(slug)}`,
      })),
    })),
    action: { label: 'Open What You Follow', path: '/account#following' },
    ending: { label: 'Stop the weekly email', path: ending },
    footnote: 'You get this email on Thursdays because the weekly email is on in your account.',
  }),
};
