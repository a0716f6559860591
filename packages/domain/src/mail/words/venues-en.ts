import type { Vocabulary } from './vocabulary.ts';

const CLAIM = {
  granted: 'It is granted: you manage its page now. You can edit its profile and see its figures.',
  refused: 'A person looked at it and did not grant it.',
  revoked: 'It was granted, and is now taken back: you no longer manage its page.',
} as const;

const SENT = {
  event: { approved: 'A person looked at it: the event is listed.', noun: 'event' },
  source: { approved: 'A person looked at it: we read the website from now on.', noun: 'website' },
} as const;

/** Letters about claims to venues, and about what somebody sent in. */
export const venuesInEnglish: Pick<Vocabulary, 'claimConfirm' | 'claimDecided' | 'submissionDecided'> = {
  claimConfirm: ({ venue }, path) => ({
    subject: `Please confirm that you run ${venue}`,
    paragraphs: [
      `Somebody with a Marquee account says that they run ${venue}, and gave this address. If it was you, open the link while you are signed in and press the button. The link works once, for three days.`,
    ],
    action: { label: 'Confirm Claim', path },
    footnote: 'If you did not ask for this, you can ignore this email: the link works only for the account that asked.',
  }),
  claimDecided: ({ venue, slug, status, note }) => ({
    subject: `Your claim to ${venue}`,
    paragraphs: [`You told us that you run ${venue}.`, CLAIM[status], ...(note === null ? [] : ['Our note for you:'])],
    quote: note ?? undefined,
    action:
      status === 'granted'
        ? { label: 'Manage Venue', path: `/venue/${encodeURIComponent(slug)}/manage` }
        : { label: 'Open the Venue', path: `/venue/${encodeURIComponent(slug)}` },
    footnote: 'You get this email because you claimed a venue with your account.',
  }),
  submissionDecided: ({ what, title, status, path, note }) => ({
    subject: `The ${SENT[what].noun} you sent us: ${title}`,
    paragraphs: [
      `You sent us ${title}. Thank you.`,
      status === 'approved' ? SENT[what].approved : 'A person looked at it and did not add it.',
      ...(note === null ? [] : ['Our note for you:']),
    ],
    quote: note ?? undefined,
    action: path === null ? { label: 'Open Marquee', path: '/events' } : { label: 'Open It', path },
    footnote: `You get this email because you left your address when you sent us this ${SENT[what].noun}. We write no other.`,
  }),
};
