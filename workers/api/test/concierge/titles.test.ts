import type { ChatAnswer } from '@marquee/contract';
import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { beforeEach, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';

let api: Api;

/** On Thursday, 2026-10-01, 8 AM in Columbia: each title is a part of another, or shares its words. */
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  const event = (title: string, start: string, venue: string, dollars: number, more: object = {}) => ({
    title,
    start,
    venue,
    price: { minCents: dollars * 100, text: dollars === 0 ? 'Free' : `$${dollars}` },
    ...more,
  });
  await store(api.outside, [
    event('First Friday', '2026-10-02T17:00', 'Main Street', 0),
    event('First Friday Gallery Crawl', '2026-11-06T17:00', 'Art Bar', 5),
    event('Harvest Moon Ball', '2026-10-10T19:00', 'Granby Hall', 25, { soldOut: true }),
    event('Harvest Festival', '2026-10-11T10:00', 'Fairgrounds', 5),
    event('The Nutcracker', '2026-11-27T19:00', 'Koger Center', 45),
    event('The Nutcracker for Families', '2026-11-28T11:00', 'Koger Center', 15),
    event('Night of the Living Dead', '2026-10-30T21:00', 'Nickelodeon', 11, { soldOut: true }),
    event('Living Dead Walk', '2026-10-31T17:00', 'Main Street', 0),
    event('Kids Day of Hope', '2026-10-24T11:00', 'Finlay Park', 0),
    event('Free Yoga in the Park', '2026-10-10T09:00', 'Finlay Park', 0),
    event('Yoga in the Park', '2026-10-11T09:00', 'Maxcy Gregg', 12),
    event('Noche de Cumbia', '2026-10-09T21:00', 'Tap Room', 10, { soldOut: true }),
    event('Cumbia para Principiantes', '2026-10-08T18:00', 'Dance Studio', 8),
    event('Symphony Orchestra: Beethoven 9', '2026-11-15T19:00', 'Koger Center', 40),
    event('Orchestra Open House', '2026-10-17T10:00', 'Library', 0),
  ]);
});

const ask = async (message: string) => {
  const body = { message, sessionId: 'a-session-of-a-test', city: 'Columbia', state: 'SC' };
  return (await (await api.raw('/api/chat', posting(body))).json()) as ChatAnswer;
};

it.each<[string, string, RegExp]>([
  ['is First Friday still on?', 'First Friday', /still on/],
  ['is the harvest moon ball sold out?', 'Harvest Moon Ball', /is sold out/],
  ['is the harvest moon bal sold out', 'Harvest Moon Ball', /is sold out/],
  ['Harvest Moon Ball sold out?', 'Harvest Moon Ball', /is sold out/],
  ['tickets left for the harvest moon ball?', 'Harvest Moon Ball', /is sold out/],
  ['how much is the nutcracker?', 'The Nutcracker', /\$45/],
  ['the nutcracker price?', 'The Nutcracker', /\$45/],
  ['is the nutcracker at koger center sold out', 'The Nutcracker', /not read that/],
  ['is first friday gallery crawl free', 'First Friday Gallery Crawl', /\$5/],
  ['is Night of the Living Dead sold out', 'Night of the Living Dead', /is sold out/],
  ['when is kids day of hope', 'Kids Day of Hope', /11 AM/],
  ['how much is yoga in the park', 'Yoga in the Park', /\$12/],
  ['is free yoga in the park still happening', 'Free Yoga in the Park', /still on/],
  ['¿está agotada la Noche de Cumbia?', 'Noche de Cumbia', /ya no hay boletos/],
  ['when does the symphony orchestra start', 'Symphony Orchestra: Beethoven 9', /7 PM/],
])('answers “%s” for the event of that title', async (message, title, fact) => {
  const answer = await ask(message);
  expect(answer.recommendedEvents.map((event) => event.title)).toEqual([title]);
  expect(answer.message).toMatch(fact);
});

it('asks which is meant where no title is said', async () => {
  expect((await ask('is the cumbia sold out?')).message).toMatch(/^Which of these two do you mean/);
});

it('takes a word of a title with other words for a request', async () => {
  expect((await ask('yoga tomorrow how much')).message).not.toContain('gives the price');
});

it('says that something else is on where nothing of what was asked for is', async () => {
  const answer = await ask('chess club on the 10th');
  expect(answer.message).toMatch(
    /^I have nothing for “chess club” on October 10\. Here is what is on instead: .* in Columbia\.$/,
  );
  const nearer = await ask('yoga on the 17th');
  expect(nearer.message).toContain('but on other days these come close: “yoga” ');
  expect(nearer.recommendedEvents.map((event) => event.title)).toContain('Yoga in the Park');
});

it.each<[string, string, number]>([
  ['yoga', 'is the second one free?', 1],
  ['yoga', 'how much is the last one', -1],
  ['yoga', 'when is the last one', -1],
  ['yoga', "where's the second one", 1],
  ['yoga', 'and the last one, what time?', -1],
  ['yoga', '¿el segundo es gratis?', 1],
  ['yoga', '¿cuánto cuesta el segundo?', 1],
  ['yoga', '¿a qué hora es la última?', -1],
  ['yoga', 'how much is it?', 0],
  ['yoga', 'can I bring my dog?', 0],
])('after “%s”, “%s” is answered for the one that is meant', async (before, message, at) => {
  const shown = (await ask(before)).recommendedEvents;
  const answer = await ask(message);
  expect(answer.recommendedEvents.map(({ id }) => id)).toEqual([shown.at(at)?.id]);
  expect(answer.message).toContain(shown.at(at)?.title);
});

it('asks which event is meant where none was named or shown', async () => {
  expect((await ask('can I bring my dog?')).message).toBe('Which event do you mean? Ask me again with its name.');
});

it('says which of the words none of the shown events has', async () => {
  expect((await ask('vegan yoga')).message).toMatch(/None of them says “vegan”\.$/);
  expect((await ask('yoga')).message).not.toContain('None of them');
});

it('looks for either of two things, and says so', async () => {
  const answer = await ask('harvest festival or cumbia');
  expect(answer.message).toContain('“harvest festival” or “cumbia”');
  expect(answer.message).not.toContain('None of them');
  expect((await ask('what is on in october')).message).not.toContain('“”');
});
