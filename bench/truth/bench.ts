import type { Event } from '@marquee/contract';
import { answerRequest } from '@marquee/domain/concierge';
import { listEvents } from '@marquee/domain/events';
import { makeCity, store } from '../../packages/testkit/src/workerd/factories.ts';
import { memoryDatabase } from '../world/memory-database.ts';
import { untruthsOf } from './check-answer.ts';
import { conversationOf, NOW, townOf } from './town.ts';

const CONVERSATIONS = 500;
const PLACE = { city: 'Columbia', state: 'SC' };
const MOST_SHOWN = 40;

/** What 500 made conversations with the concierge say that is not so, in a town whose every event is known. */
export const bench = () => untruthsSaid(CONVERSATIONS);

/** The same of so many. */
export async function untruthsSaid(conversations: number) {
  const { db } = memoryDatabase();
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };
  const clock = { now: () => NOW };
  const deps = { db, clock, log: quiet } as unknown as Parameters<typeof answerRequest>[0];
  await makeCity(db);
  await store({ db, clock }, townOf(7));
  const events = await allEvents(deps);
  const untrue: string[] = [];
  let [answers, empty, reasons] = [0, 0, 0];
  for (let n = 0; n < conversations; n += 1) {
    const { messages, language } = conversationOf(n);
    for (const message of messages) {
      const { answer, keep } = await answerRequest(deps, {
        ...PLACE,
        message,
        sessionId: `conversation-${n}`,
        language,
      });
      await keep();
      answers += 1;
      if (answer.recommendedEvents.length === 0) empty += 1;
      reasons += answer.recommendedEvents.flatMap((card) => card.reasons).length;
      untrue.push(...untruthsOf(answer, events).map((what) => `${messages.join(' // ')} → ${what}`));
    }
  }
  return {
    benchmark: 'truth',
    conversations,
    events: events.length,
    answers,
    answersWithoutEvents: empty,
    reasons,
    untrue: untrue.length,
    examples: untrue.slice(0, MOST_SHOWN),
  };
}

async function allEvents(deps: Parameters<typeof answerRequest>[0]): Promise<Event[]> {
  const events: Event[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listEvents(deps, { ...PLACE, sort: 'date-asc', limit: 100, cursor });
    events.push(...page.events);
    if (page.nextCursor === null) return events;
    cursor = page.nextCursor;
  }
}
