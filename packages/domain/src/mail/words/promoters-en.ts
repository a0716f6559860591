import { whenIn } from '../when.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The letter about a request for the promoter's role. */
export const promotersInEnglish: Pick<Vocabulary, 'promoterDecided'> = {
  promoterDecided: ({ organization, status, note, askAgainDay }) => ({
    subject: status === 'granted' ? 'You can run campaigns on Marquee' : 'Your request to advertise on Marquee',
    paragraphs: [
      `You asked to advertise ${organization} on Marquee.`,
      status === 'granted'
        ? 'A person looked at your request and approved it: you can create campaigns now. Each campaign is reviewed before it is shown.'
        : 'A person looked at your request and did not approve it. The page on advertising says why.',
      ...(askAgainDay === null ? [] : [`You may ask again from ${whenIn('en', askAgainDay)}.`]),
      ...(note === null ? [] : ['Our note for you:']),
    ],
    quote: note ?? undefined,
    action:
      status === 'granted'
        ? { label: 'Create a Campaign', path: '/advertiser?tab=create' }
        : { label: 'Read the Reason', path: '/advertise' },
    footnote: 'You get this email because you asked to advertise with your account.',
  }),
};
