import type { ReadDeps } from '../deps.ts';
import { answerAbout, answerOfAll, answerPicked, answerTitled } from './about.ts';
import type { Conversation, Shown } from './conversation.ts';
import { countAsked } from './count.ts';
import { findInEither } from './either-place.ts';
import { find } from './find.ts';
import { findItinerary } from './itinerary.ts';
import { findLike } from './like.ts';
import { contentOf, saysOnly } from './matching/named-in.ts';
import { afterNothing } from './next-steps.ts';
import { placed } from './place-of.ts';
import { saysWhich } from './reading/beyond-shown.ts';
import { plain } from './reading/phrase.ts';
import { isTalk } from './reading/read-request.ts';
import { type Ask, NO_WISH, type Reading } from './reading/wish.ts';
import type { Said, Sought } from './said.ts';
import type { Situation } from './situation.ts';
import { talk } from './talk.ts';
import type { Beyond, Place } from './tools.ts';

/** Answers what our own reader understood: by searching, or in words where nothing is to be searched. */
export async function answerByReader(
  deps: ReadDeps,
  { message, language, home, city, today, conversation, liking, words }: Situation,
  { ask, wish: read }: Reading,
): Promise<{ said: Said; place: Place }> {
  const { wish, place, abroad } = await placed(deps, read, home);
  const sought: Sought = { ask, message, wish, place, today, words, beyond: beyondOf(ask, conversation), liking };
  if (isTalk(ask)) return { said: await talk(deps, sought, city), place };
  const said = abroad
    ? ((await titledAlone(deps, sought, { events: [] })) ?? saidAbroad(sought, abroad[language]))
    : await search(deps, sought, conversation);
  return { said, place };
}

/** Other countries have no events here; what was wanted is kept for another place. */
function saidAbroad({ wish, place, words }: Sought, abroad: string): Said {
  return {
    ...afterNothing(wish, words),
    sentences: [words.abroad(abroad, place.city)],
    emotion: 'empathetic',
    events: [],
    nearby: [],
    wish,
    hasListing: false,
  };
}

async function search(
  deps: ReadDeps,
  sought: Sought,
  { shown, last }: Pick<Conversation, 'shown' | 'last'>,
): Promise<Said> {
  const { ask } = sought;
  const { plan, orCity } = sought.wish;
  if (ask.kind === 'about') {
    const latest = latestOf(shown);
    if (ask.ofAll && latest.length > 1) return answerOfAll(deps, sought, ask.fact, latest);
    return answerAbout(deps, sought, ask, ask.isNext ? nextOf(shown) : shownAt(shown, ask.which));
  }
  if (ask.kind === 'pick') {
    const picked = await answerPicked(deps, sought, ask, listOf(shown));
    return picked ?? search(deps, { ...sought, ask: { kind: 'find' } }, { shown, last });
  }
  if (ask.kind === 'count') return countAsked(deps, sought);
  if (ask.kind === 'find' && ask.fact !== undefined) {
    const told = await answerTitled(deps, sought, ask.fact);
    if (told) return told;
  }
  if (ask.kind === 'like') {
    // `more like that` is of the one that was just told of, `like the first one` of the list.
    const latest = saysWhich(plain(sought.message)) ? listOf(shown) : latestOf(shown);
    const origin = latest.at(ask.which > 0 ? Math.min(ask.which, latest.length) - 1 : ask.which);
    const found = origin && (await findLike(deps, sought, origin.id));
    if (found) return found;
  }
  const asked: Sought = last === null && ask.kind !== 'find' ? { ...sought, ask: { kind: 'find' } } : sought;
  if (plan) {
    const planned = await findItinerary(deps, asked, plan);
    if (planned) return planned;
  }
  if (orCity !== undefined) {
    const other = await placed(deps, { ...NO_WISH, city: orCity }, asked.place);
    if (other.place.city !== asked.place.city) return findInEither(deps, asked, other.place);
  }
  const found = await find(deps, asked);
  return (await titledAlone(deps, asked, found)) ?? found;
}

/** Words of a title that is no name of a kind of event. */
const OWN_NAME = 3;
const LONGEST_TITLE = 10;

/** A message that is the title of one event and nothing else asks for that event, whatever its words are read as; null for any other. */
async function titledAlone(deps: ReadDeps, sought: Sought, { events }: Pick<Said, 'events'>): Promise<Said | null> {
  const { ask, message, wish } = sought;
  const said = contentOf(message).length;
  if (ask.kind !== 'find' || wish.from !== undefined || said < 2 || said > LONGEST_TITLE) return null;
  // `open mic` is a kind of event as well: those that were found show it.
  const shown = events.some((event) => saysOnly(message, event));
  if (shown && said < OWN_NAME) return null;
  const named = { ...sought, wish: { ...NO_WISH, words: contentOf(message).join(' ') } };
  const told = await answerTitled(deps, named, 'when');
  return told?.events.length === 1 ? told : null;
}

/** Of the last list that of a place in it, from 1 on, where -1 is the last; without a place the one that was talked of last. */
function shownAt(shown: readonly Shown[], which: number | undefined): Shown | null {
  if (which === undefined) return latestOf(shown)[0] ?? null;
  return listOf(shown).at(which > 0 ? which - 1 : which) ?? null;
}

/** Of the last list the one behind that which was told last; null where there is none. */
function nextOf(shown: readonly Shown[]): Shown | null {
  const list = listOf(shown);
  const told = list.findIndex(({ id }) => id === latestOf(shown)[0]?.id);
  return list[told + 1] ?? null;
}

/** The events of the last answer with some. */
const latestOf = (shown: readonly Shown[]) => shown.filter(({ turn }) => turn === shown.at(-1)?.turn);

/** Those of the last answer that was a list: a question about one of them counts none anew. Without a list, those of the last answer. */
function listOf(shown: readonly Shown[]): readonly Shown[] {
  const listed = latestOf(shown.filter(({ isTold }) => !isTold));
  return listed.length > 0 ? listed : latestOf(shown);
}

function beyondOf(ask: Ask, { shown }: Conversation): Beyond {
  const starts = listOf(shown)
    .map(({ start }) => start)
    .sort();
  if (ask.kind === 'again' || ask.kind === 'like') return { shown: new Set(shown.map(({ id }) => id)) };
  if (ask.kind === 'later' && starts.length > 0) return { startsAfter: starts.at(-1) ?? '' };
  if (ask.kind === 'earlier' && starts.length > 0) return { startsBefore: starts[0] ?? '' };
  return {};
}
