import { CHAT_EVENTS_MAX } from '@marquee/contract';
import type { Instant, ModelTurn } from '@marquee/kernel';
import type { ReadDeps } from '../../deps.ts';
import { choose } from '../choose.ts';
import { likedFirst } from '../liking.ts';
import { afterEvents, atFirst } from '../next-steps.ts';
import { NO_WISH } from '../reading/wish.ts';
import type { Said } from '../said.ts';
import type { Situation } from '../situation.ts';
import type { Place } from '../tools.ts';
import { checkWording } from '../wording/check-wording.ts';
import { asData } from './as-data.ts';
import { instructionsFor } from './instructions.ts';
import { type Final, rounds } from './rounds.ts';
import type { Talker } from './talker.ts';
import { type Returned, ToolBox } from './tool-box.ts';

/** A person waits; after that the reader answers. */
const PATIENCE_MS = 9_000;
/** As much of an earlier answer as the model is told again. */
const MOST_OF_ANSWER = 400;

/**
 * Lets the language model understand a request and choose among the events that our own tools return. Its words are shown only if they say
 * nothing that those events do not back; otherwise ours are. Null: the reader answers instead, because of what the model said, or because the
 * whole turn took too long: whatever hangs, nobody waits longer.
 */
export async function answerByModel(
  deps: ReadDeps,
  talker: Talker,
  asked: Situation,
): Promise<{ said: Said; place: Place } | null> {
  const patience = talker.patienceMs ?? PATIENCE_MS;
  const late = new AbortController();
  const signal = talker.signal ? AbortSignal.any([talker.signal, late.signal]) : late.signal;
  const timer = setTimeout(() => late.abort(new Error('the turn took too long')), patience);
  const ended = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  const turn = takeTurn(deps, { ...talker, signal }, asked, deps.clock.now() + patience);
  talker.afterwards?.(turn.catch(() => null));
  return Promise.race([turn, ended]).finally(() => clearTimeout(timer));
}

async function takeTurn(deps: ReadDeps, talker: Talker, asked: Situation, endsAt: Instant) {
  if (!(await talker.mayAsk())) return null;
  const { home, city, today, conversation, liking } = asked;
  const box = new ToolBox(deps, { home, city, today, shown: conversation.shown.map(({ id }) => id), liking });
  const final = await rounds({ ...deps, model: talker.model }, talker, { said: turnsOf(asked), box, endsAt });
  if (final === null || talker.signal?.aborted) return null;
  const chosen = inOrder(chosenOf(final, box), asked);
  return chosen.length > 0 ? withEvents(asked, final, { chosen, box }) : asQuestion(asked, final);
}

function turnsOf({ message, language, home, today, conversation, words }: Situation): ModelTurn[] {
  const { last, shown, lines } = conversation;
  const known = last ? words.describe({ wish: last, place: last.city ?? home.city, today }) : null;
  return [
    {
      role: 'instructions',
      text: instructionsFor({ language, place: home, today, last: known, shown: shown.length }),
    },
    ...lines.flatMap(({ person, concierge }): ModelTurn[] => [
      { role: 'person', text: person },
      // It may hold titles.
      { role: 'model', text: asData(concierge, MOST_OF_ANSWER) },
    ]),
    { role: 'person', text: message },
  ];
}

/** The events of the answer: those of its handles that a tool returned, else the first that were found. */
function chosenOf({ events: handles, text }: Final, box: ToolBox): Returned[] {
  const named = [...new Set(handles)].flatMap((handle) => box.returned.get(handle.replace(/^\[|\]$/g, '')) ?? []);
  const open = named.filter(({ event }) => event.status === 'active').slice(0, CHAT_EVENTS_MAX);
  if (open.length > 0) return open;
  const searched = box.searches.at(-1);
  const isQuestion = handles.length === 0 && text.trim().endsWith('?');
  if (!searched || isQuestion) return [];
  return choose(searched.events, searched.wish).map((event) => ({ event, searched }));
}

/** What the model chose, in the order of what the person likes. */
function inOrder(chosen: readonly Returned[], { liking }: Situation): Returned[] {
  const wish = chosen[0]?.searched?.wish ?? NO_WISH;
  const events = likedFirst(
    chosen.map(({ event }) => event),
    wish,
    liking,
  );
  return events.flatMap((event) => chosen.find((one) => one.event === event) ?? []);
}

function withEvents(
  { home, words, language, today, conversation }: Situation,
  final: Final,
  { chosen, box }: { chosen: Returned[]; box: ToolBox },
): { said: Said; place: Place } {
  const [first] = chosen;
  const searched = first?.searched ?? null;
  const wish = searched?.wish ?? conversation.last ?? NO_WISH;
  const place = searched?.place ?? home;
  const events = chosen.map(({ event }) => event);
  const isOne = searched !== null && chosen.every((one) => one.searched === searched);
  const handles = new Map(
    [...box.returned].filter(([, { event }]) => events.includes(event)).map(([key, { event }]) => [key, event]),
  );
  const text = checkWording(final.text, { handles, cards: events, today, language, city: place.city });
  const what = words.describe({ wish, place: place.city, today });
  const ours = words.found(what, events.length, isOne ? searched.total : null);
  return {
    place,
    said: {
      ...afterEvents(wish, words, events),
      sentences: text === null ? ours : [text],
      byModel: text !== null,
      emotion: final.emotion,
      events,
      nearby: searched?.nearby ?? [],
      wish,
      hasListing: isOne,
    },
  };
}

/** A question back to the person, with nothing in it that would need an event. */
function asQuestion({ words, today, language, home, conversation }: Situation, final: Final) {
  const text = checkWording(final.text, { handles: new Map(), cards: [], today, language, city: home.city });
  if (!text?.endsWith('?')) return null;
  const wish = conversation.last ?? NO_WISH;
  const said: Said = {
    ...atFirst(words),
    sentences: [text],
    byModel: true,
    emotion: 'curious',
    events: [],
    nearby: [],
    wish,
    hasListing: false,
  };
  return { said, place: home };
}
