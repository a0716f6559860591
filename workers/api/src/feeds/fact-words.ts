import type { FactFilter, FactKey, FactValues } from '@marquee/contract';
import { dayAndTime } from './day-and-time.ts';

/** Filters in the name of a feed: `Events in Columbia, SC: Music, free`. */
export const FILTER_WORDS: Readonly<Record<FactFilter, string>> = {
  free: 'free',
  once: 'one time only',
  family: 'family friendly',
  accessible: 'known to be accessible',
};

const WHEELCHAIR = {
  yes: 'Wheelchair accessible, as a source says.',
  no: 'Not wheelchair accessible, as a source says.',
};
const SIGN_LANGUAGE = { yes: 'With sign language, as a source says.', no: 'Without sign language, as a source says.' };
const CAPTIONS = { yes: 'With captions, as a source says.', no: 'Without captions, as a source says.' };
const SENSORY_FRIENDLY = { yes: 'Sensory-friendly, as a source says.', no: 'Not sensory-friendly, as a source says.' };

const REPEATS = {
  daily: 'Takes place every day, as a source says.',
  weekly: 'Takes place every week, as a source says.',
  monthly: 'Takes place every month, as a source says.',
};
const COMPANY = {
  alone: 'You can come alone, as a source says.',
  group: 'For groups or pairs, as a source says.',
};
const ENTRY: Readonly<Record<string, string>> = {
  rsvp: 'Free with RSVP, as a source says.',
  'pay-what-you-can': 'Pay what you can.',
  donation: 'By donation.',
};

/** What a feed says of each fact of an event; null where it says nothing of it. */
export const FACT_WORDS: { readonly [K in FactKey]: (value: FactValues[K], all: FactValues) => string | null } = {
  isOnline: (isOnline) => (isOnline ? 'This event takes place online.' : null),
  ages: (ages) => (ages === null ? null : ages === 'all' ? 'All ages.' : `Ages ${ages}.`),
  familyFriendly: (isStated, { ages }) => (isStated && ages === null ? 'Family friendly, as a source says.' : null),
  wheelchair: (answer) => answer && WHEELCHAIR[answer],
  signLanguage: (answer) => answer && SIGN_LANGUAGE[answer],
  captions: (answer) => answer && CAPTIONS[answer],
  sensoryFriendly: (answer) => answer && SENSORY_FRIENDLY[answer],
  repeats: (frequency) => frequency && REPEATS[frequency],
  company: (company) => company && COMPANY[company],
  fees: (fees) =>
    fees && (fees === 'included' ? 'Fees are included.' : fees === 'plus' ? 'Plus fees.' : `Plus ${fees} in fees.`),
  entry: (entry) => (entry && ENTRY[entry]) ?? null,
  memberPrice: (price) => price && (price === 'free' ? 'Free for members.' : `${price} for members.`),
  onSale: (moment) => moment && `Tickets on sale from ${dayAndTime(moment)}.`,
};
