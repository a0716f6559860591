import { CHAT_EVENTS_MAX, type Event, type EventDetail } from '@marquee/contract';
import { Moved, Reject } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { getEvent, lastShowing } from '../events/index.ts';
import { localOf } from '../places/index.ts';
import { atVenueCalled, comingCalled, type Known, pastCalled } from './called.ts';
import { choose } from './choose.ts';
import { factOf } from './fact-of.ts';
import { strengthOf } from './matching/matched-words.ts';
import { saysOnly } from './matching/named-in.ts';
import { afterEvents, afterNothing } from './next-steps.ts';
import { overOf } from './over-of.ts';
import type { Ask, Fact } from './reading/wish.ts';
import type { Said, Sought } from './said.ts';

type About = Extract<Ask, { kind: 'about' }>;

/** Events that several fit of a name are read for their last showing. */
const MOST_ALIKE = 3;

/**
 * Answers a question about one event with the fact, whatever its state: the event of that name, or without a name the one shown last. What is
 * over is told with its day, and with the next one where it comes back. Several that fit are shown, and which is meant is asked. At most three
 * searches and three reads.
 */
export async function answerAbout(deps: ReadDeps, sought: Sought, ask: About, lastShown: string | null): Promise<Said> {
  const { wish, words } = sought;
  const found =
    ask.isNamed && wish.words !== undefined
      ? await known(deps, sought, ask, wish.words)
      : await shown(deps, lastShown, ask.isPast);
  const [one] = found;
  const there = one || wish.words === undefined ? [] : await atVenueCalled(deps, sought, wish.words);
  const [next] = there;
  if (next?.venue)
    return said(sought, {
      ...afterEvents(wish, words, there),
      sentences: [words.about.venue(next.venue, next.address)],
      emotion: 'thoughtful',
      events: choose(there),
    });
  if (!one)
    return said(sought, {
      ...afterNothing(wish, words),
      sentences: ask.isNamed ? words.about.unknown : [words.about.whichEvent],
      emotion: 'empathetic',
      events: [],
    });
  return toldOf(deps, sought, ask, found, one);
}

/** The same of the event whose title is all that a message says beside what it asks; null if there is none. */
export async function answerTitled(deps: ReadDeps, sought: Sought, fact: Fact): Promise<Said | null> {
  const found = await comingCalled(deps, sought);
  const events = found.filter((event) => saysOnly(sought.message, event));
  const [one, ...others] = events.map((event) => ({ event, last: null }));
  return one ? toldOf(deps, sought, { kind: 'about', fact, isNamed: true }, [one, ...others], one) : null;
}

/** A fact of each of some events, one sentence after the other; what is known of none is said once. */
export async function answerOfAll(deps: ReadDeps, sought: Sought, fact: Fact, ids: readonly string[]): Promise<Said> {
  const { wish, words, today } = sought;
  const events = await wholeOf(deps, ids);
  const facts = events.map((event) => factOf(event, fact, { today, words }));
  const isUnknown = events.every(({ title, source }, at) => facts[at] === words.about.notKnown(title, source));
  return {
    ...said(sought, {
      ...afterEvents(wish, words, events),
      sentences: [isUnknown ? words.about.noneKnown : facts.join(' ')],
      emotion: 'thoughtful',
      events,
    }),
    isTold: true,
  };
}

/** The same of the one of some events that has the words by which it is meant; null if none has them. */
export async function answerPicked(
  deps: ReadDeps,
  sought: Sought,
  { words, fact }: Extract<Ask, { kind: 'pick' }>,
  ids: readonly string[],
): Promise<Said | null> {
  const fitting = (await wholeOf(deps, ids)).filter((event) => strengthOf(event, words) > 0);
  const [event] = fitting.toSorted((a, b) => strengthOf(b, words) - strengthOf(a, words));
  if (!event) return null;
  const one = { event, last: null };
  return toldOf(deps, sought, { kind: 'about', fact, isNamed: false }, [one], one);
}

const wholeOf = async (deps: ReadDeps, ids: readonly string[]): Promise<Event[]> =>
  (await Promise.all(ids.slice(0, CHAT_EVENTS_MAX).map((id) => shown(deps, id, false)))).flatMap((found) =>
    found.map(({ event }) => event),
  );

/** What the cards of a list leave out. */
const OF_PAGE: ReadonlySet<Fact> = new Set<Fact>(['host', 'parking', 'repeats']);

async function toldOf(
  deps: ReadDeps,
  sought: Sought,
  ask: About,
  listed: readonly Known[],
  first: Known,
): Promise<Said> {
  const { wish, words } = sought;
  const isOne = new Set(listed.map(({ event }) => showOf(event))).size === 1;
  const isWhole = 'organizer' in first.event || !isOne || !OF_PAGE.has(ask.fact);
  const one = isWhole ? first : { ...first, event: (await wholeOf(deps, [first.event.id]))[0] ?? first.event };
  const found = listed.map((each) => (each === first ? one : each));
  const events = found.map(({ event }) => event);
  const chosen = isOne ? [one.event] : choose(events);
  const sentence = isOne
    ? answerOf(deps, sought, ask, one, found)
    : words.about.which([...new Set(chosen.map(({ title }) => title))]);
  return {
    ...said(sought, {
      ...afterEvents(wish, words, chosen),
      sentences: [sentence],
      emotion: 'thoughtful',
      events: chosen,
    }),
    isTold: true,
  };
}

type Told = Pick<Said, 'sentences' | 'emotion' | 'events' | 'suggestions' | 'followUpQuestions'>;
const said = ({ wish }: Sought, told: Told): Said => ({ ...told, nearby: [], wish, hasListing: false });

/** What is asked about comes first: of a time that is over what has been, else what is to come. */
async function known(deps: ReadDeps, sought: Sought, { isPast }: About, name: string): Promise<Known[]> {
  const coming = (await comingCalled(deps, sought, name)).map((event) => ({ event, last: null }));
  if (!isPast) return coming.length > 0 ? coming : pastCalled(deps, sought, name);
  const [over, again] = await Promise.all([
    pastCalled(deps, sought, name),
    Promise.all(coming.slice(0, MOST_ALIKE).map(({ event }) => withLast(deps, event))),
  ]);
  const been = [...again.filter(({ last }) => last !== null), ...over];
  // The next date of a show that comes back as another event.
  return been.length === 0 ? coming : [...been, ...coming.filter(({ event }) => isOfSameShow(event, been))];
}

async function shown(deps: ReadDeps, id: string | null, isPast = false): Promise<Known[]> {
  if (id === null) return [];
  try {
    const event: EventDetail = await getEvent(deps, id);
    return [isPast || event.status === 'ended' ? await withLast(deps, event) : { event, last: null }];
  } catch (error) {
    if (error instanceof Reject || error instanceof Moved) return [];
    throw error;
  }
}

const withLast = async (deps: ReadDeps, event: Event): Promise<Known> => ({
  event,
  last: await lastShowing(deps, event.id),
});

/** A show with its venue, whatever the year. */
const showOf = ({ title, venue }: Event) => `${title.replace(/\b(?:19|20)\d\d\b/g, '').trim()}\n${venue}`.toLowerCase();
const isOfSameShow = (event: Event, been: readonly Known[]) => been.some((one) => showOf(one.event) === showOf(event));

function answerOf(deps: ReadDeps, { today, words }: Sought, ask: About, one: Known, found: readonly Known[]): string {
  const { event, last } = one;
  const isOver = event.status === 'ended' || (ask.isPast === true && event.status === 'active');
  if (!isOver) {
    const facts = event.status === 'active' && ask.also !== undefined ? [ask.fact, ask.also] : [ask.fact];
    return facts.map((fact) => factOf(event, fact, { today, words })).join(' ');
  }
  const now = localOf(deps.clock.now(), event.timezone);
  const next = found.map((each) => each.event).find(({ status, startDate }) => status === 'active' && startDate > now);
  return overOf({ event, last, next: next ?? null }, ask.fact, { today, now, words });
}
