import { type FakeReply, fakeModel } from '@marquee/testkit';
import { aVenue, PAGE } from '../engine/reading.ts';

/** A page whose events no rung can tell apart: the dates stand in one sentence, and nothing around them repeats. */
export const prosePage = (sentence = SENTENCE, aside = ''): string =>
  `<!doctype html><html><head><title>The Hall</title></head><body>${aside}<main><p>${sentence}</p></main></body></html>`;

export const SENTENCE =
  'Our friends of the Folk Club come on October 10 and sing from 7:30 pm; two days later, on October 12 at 8 pm, the Quiz is back.';

/** What a model that does as it is told answers about it. */
export const ANSWER = {
  events: [
    answered({ title: 'Folk Club', date: 'October 10', time: '7:30 pm' }),
    answered({ title: 'Quiz', date: 'October 12', time: '8 pm' }),
  ],
};

export function answered(values: Record<string, string | number>) {
  const none = { time: null, endDate: null, endTime: null, venue: null, address: null, price: null, status: null };
  return { record: 1, ...none, ...values };
}

/** A venue with such a page, and a model that gives this reply. */
export async function aProseVenue(reply: FakeReply | (() => FakeReply) = { json: ANSWER }) {
  const model = fakeModel(typeof reply === 'function' ? reply : () => reply);
  const venue = await aVenue([], model);
  venue.engine.web.put(PAGE, prosePage());
  return { ...venue, model };
}

/** The same where no model is configured. */
export async function aVenueWithoutModel() {
  const venue = await aVenue();
  venue.engine.web.put(PAGE, prosePage());
  return venue;
}
