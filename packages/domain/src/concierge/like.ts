import type { Event, EventDetail, Town } from '@marquee/contract';
import { Moved, Reject } from '@marquee/kernel';
import type { ReadDeps } from '../deps.ts';
import { getEvent } from '../events/index.ts';
import { choose } from './choose.ts';
import { afterEvents, afterNothing } from './next-steps.ts';
import type { Said, Sought } from './said.ts';
import { eventsOf } from './tools.ts';

/** Events of the same kind as one that was shown, within what was asked for; null if it is gone. Those at its venue come first. */
export async function findLike(
  deps: ReadDeps,
  { wish, place, beyond, liking, words }: Sought,
  id: string,
): Promise<Said | null> {
  const origin = await known(deps, id);
  if (!origin) return null;
  const alike = { ...wish, categories: origin.categories.slice(0, 2) };
  const shown = new Set([...(beyond.shown ?? []), origin.id]);
  const { words: _, ...wordless } = alike;
  // Where none has the words that were asked for, those of its kind will do.
  const ways = wish.words === undefined ? [alike] : [alike, wordless];
  let others: Event[] = [];
  let nearby: Town[] = [];
  for (const way of ways) {
    const found = await eventsOf(deps, place, way, { beyond: { ...beyond, shown }, liking });
    others = found.events.filter(({ title }) => title !== origin.title);
    nearby = found.nearby;
    if (others.length > 0) break;
  }
  const worth = (event: Event) =>
    event.categories.filter((category) => origin.categories.includes(category)).length +
    (event.venue === origin.venue ? 1 : 0);
  const chosen = choose(
    others.toSorted((a, b) => worth(b) - worth(a)),
    { from: alike.from },
  );
  const isFound = chosen.length > 0;
  return {
    ...(isFound ? afterEvents(alike, words, chosen) : afterNothing(alike, words)),
    sentences: isFound ? words.like(origin.title) : words.nothingLike(origin.title),
    emotion: isFound ? 'curious' : 'empathetic',
    events: chosen,
    nearby,
    wish: alike,
    hasListing: false,
  };
}

async function known(deps: ReadDeps, id: string): Promise<EventDetail | null> {
  try {
    return await getEvent(deps, id);
  } catch (error) {
    if (error instanceof Reject || error instanceof Moved) return null;
    throw error;
  }
}
