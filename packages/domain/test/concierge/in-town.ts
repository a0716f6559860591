import { answerRequest } from '@marquee/domain/concierge';
import type { DraftInput } from '@marquee/testkit';
import { memoryDatabase } from '../../../../bench/world/memory-database.ts';
import { makeCity, store } from '../../../testkit/src/workerd/factories.ts';

/** Thursday, eight in the morning in Columbia. */
const NOW = Date.parse('2026-10-01T12:00:00Z');
const PLACE = { city: 'Columbia', state: 'SC' };

const EVENTS: DraftInput[] = [
  {
    title: 'Teen Game Jam',
    start: '2026-10-09T15:30',
    end: '2026-10-09T18:30',
    venue: 'Millwood Library',
    price: { minCents: 0, text: 'Free' },
    description: 'Build a video game in three hours. Bring a laptop or borrow one. For ages 13 to 18.',
    organizer: 'Friends of Millwood Library',
  },
  {
    title: 'Story Time with Miss Loretta',
    start: '2026-10-07T10:30',
    venue: 'Main Library',
    familyFriendly: true,
    price: { minCents: 0, text: 'Free' },
    labels: ['education'],
  },
  {
    title: 'Baby’s First Universe',
    start: '2026-10-06T10:00',
    venue: 'Planetarium',
    familyFriendly: true,
    ages: '0–3',
    price: { minCents: 300, text: '$3' },
    labels: ['education'],
  },
  {
    title: 'Brick Engineers',
    start: '2026-10-08T16:00',
    venue: 'Science Hall',
    familyFriendly: true,
    ages: '6–11',
    labels: ['technology'],
    description: 'Build robots with bricks.',
  },
  {
    title: 'Robot Sumo League',
    start: '2026-10-10T11:00',
    venue: 'Science Hall',
    familyFriendly: true,
    price: { minCents: 500, text: '$5' },
    labels: ['technology'],
    description: 'Robots push robots out of a ring. Teams of all ages and teens of 13 and up may enter.',
  },
  {
    title: 'Jazz at the Depot',
    start: '2026-10-02T19:30',
    end: '2026-10-02T22:00',
    venue: 'Old Depot',
    price: { minCents: 1500, text: '$15' },
    labels: ['concert'],
    description: 'Four bands share one songbook. Doors open at seven.',
  },
  {
    title: 'Brass on the Lawn',
    start: '2026-10-03T18:00',
    end: '2026-10-03T20:00',
    venue: 'Riverfront Park',
    price: { minCents: 0, text: 'Free' },
    labels: ['concert'],
  },
  {
    title: 'Ukulele for the Uncertain',
    start: '2026-10-04T14:00',
    end: '2026-10-04T15:00',
    venue: 'Music House',
    price: { minCents: 800, text: '$8' },
    labels: ['concert'],
  },
  {
    title: 'Choir by Candle',
    start: '2026-10-11T17:00',
    venue: 'Trinity Hall',
    price: { minCents: 2000, text: '$20' },
    labels: ['concert'],
  },
  {
    title: 'Small Business Breakfast',
    start: '2026-10-06T18:30',
    isOnline: true,
    labels: ['networking', 'business'],
    price: { minCents: 0, text: 'Free' },
  },
];

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** One conversation in a town whose every event is written here: what is answered to each message, and the titles on its cards. */
export async function talkInTown(messages: readonly string[], language: 'en' | 'es' = 'en') {
  const { db } = memoryDatabase();
  const clock = { now: () => NOW };
  const deps = { db, clock, log: quiet } as unknown as Parameters<typeof answerRequest>[0];
  await makeCity(db);
  await store({ db, clock }, EVENTS);
  const said: Array<{ message: string; titles: string[]; reasons: string[] }> = [];
  for (const message of messages) {
    const { answer, keep } = await answerRequest(deps, { ...PLACE, message, sessionId: 'one', language });
    await keep();
    said.push({
      message: answer.message,
      titles: answer.recommendedEvents.map(({ title }) => title),
      reasons: answer.recommendedEvents.flatMap(({ reasons }) => reasons),
    });
  }
  return said;
}
