import { asMeant, withoutMasked } from './as-meant.ts';
import { asksHowMany } from './asks-how-many.ts';
import { saysWhich } from './beyond-shown.ts';
import { withoutChatter } from './chatter.ts';
import { areAway, withoutChildren } from './children-away.ts';
import { isStatement, withoutErrands } from './clauses.ts';
import { withClockFigures } from './clock-words.ts';
import { corrected } from './corrections.ts';
import { isInDanger } from './in-danger.ts';
import { aboutAfter, joined, personalOf } from './join-wish.ts';
import { inFigures } from './numbers.ts';
import {
  asksForNext,
  asksIfFree,
  asksItsPrice,
  asksOfOne,
  asksStoryOfOne,
  asksToBring,
  asksWhatIsThere,
  asksWhenItIs,
  factOfAll,
  factOfShown,
  factsAsked,
  isOfShownEvent,
  pickedIn,
  sharperFact,
  whichShown,
} from './of-shown.ts';
import { Phrase, plain } from './phrase.ts';
import { errandIn, factAsked, factOfTitle, readAsk, withoutAsked, withoutPlanted } from './read-ask.ts';
import { readDays } from './read-days.ts';
import { readExclusions, takeRefusedNames } from './read-exclusions.ts';
import { readFacts, searchedFacts } from './read-facts.ts';
import { readHours } from './read-hours.ts';
import { readMoods } from './read-moods.ts';
import { readParty } from './read-party.ts';
import { readPlace } from './read-place.ts';
import { readPlan } from './read-plan.ts';
import { readAmountAgain, readBest, readPrice, readSort } from './read-price.ts';
import { readTopic, takeApart } from './read-topic.ts';
import { readWithin } from './read-within.ts';
import { single } from './singular.ts';
import { spelled } from './spelling.ts';
import { withNamedThings } from './stands-for.ts';
import { storyIn } from './stories.ts';
import { isTopical } from './topic-lexicon.ts';
import { readWeekOfMonth } from './week-of-month.ts';
import { withoutOthersWishes } from './whose-wish.ts';
import { type Ask, hasTopic, NO_WISH, type Reading, type Thing, type Wish } from './wish.ts';

/** A sentence ends with a picture, or before the sign that begins a Spanish one. */
const SENTENCE = /(?<=[\p{L}\p{N}]) *(?:(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+ (?=\S)|[¿¡])/gu;
/** Two facts, and nothing of which. */
const BOTH =
  /^(?:(?:and|so|ok|y),? )*(?:when|where|how much|cuando|donde|cuanto(?: cuesta)?|a que hora)(?: is it)?,? (?:and|y) (?:when|where|how much|cuando|donde|cuanto(?: cuesta)?|a que hora)(?: (?:is it|es|cuesta|queda))?[?.! ]*$/;
const RESET =
  /^(?:ok |no |ugh )*(?:start over|new search|start again|reset|empe(?:zar|cemos|zemos) de nuevo|de cero|olvida (?:todo|eso)|forget (?:all )?that)[.,;:! ]+(?=\S)|^(?:(?:ok|no|ugh|oh|ah|hm+|actually|bueno|ay),? )*(?:nvm|never ?mind|forget (?:it|that)|scratch that|olvidal[oa])(?! (?:the|about|el|la)\b)[^|]*?(?=\b(?:something|anything|algo|somewhere)\b)/;
/**
 * Reads a request in a visitor's words, in English or Spanish, without a model: the same words always give the same filters. A message
 * that names no topic of its own refines the last request.
 * @param today the local day at the visitor's city
 * @param hasShown whether an event was shown before, of which a question may be
 * @param hasTold whether the last answer told of one, so that `and the one after?` is of the next in the list and of no day
 */
export function readRequest(
  message: string,
  last: Wish | null,
  today: string,
  hasShown = last !== null,
  hasTold = false,
): Reading {
  const reading = readWhole(message, last, today, hasShown, hasTold);
  const { ask } = reading;
  if (ask.kind !== 'about' && ask.kind !== 'find') return reading;
  const text = plain(message);
  const fact = ask.fact === undefined ? undefined : sharperFact(ask.fact, text);
  const words = hasShown ? pickedIn(text) : null;
  const asked = sharperFact(factAsked(text) ?? 'other', text);
  if (words !== null) return { ...reading, ask: { kind: 'pick', words, fact: asked === 'other' ? 'story' : asked } };
  return fact === undefined ? reading : { ...reading, ask: { ...ask, fact } };
}

function readWhole(message: string, last: Wish | null, today: string, hasShown: boolean, hasTold: boolean): Reading {
  const spoken = spelled(plain(withoutMasked(message.replace(/<[^<>]*>/g, ' ').replace(SENTENCE, ', '))));
  if (isInDanger(spoken) || isInDanger(plain(message))) return { ask: { kind: 'danger' }, wish: NO_WISH };
  const meant = asMeant(corrected(inFigures(withClockFigures(spoken))));
  const { asked: whole, told: errands } = withoutErrands(
    withoutOthersWishes(hasShown ? meant : withNamedThings(meant)),
    errandIn,
  );
  const again = RESET.exec(whole);
  if (again) return readWhole(whole.slice(again[0].length), null, today, false, false);
  if ((last === null ? hasShown : hasTopic(last)) && asksWhenItIs(whole))
    return { ask: { kind: 'about', fact: 'when', isNamed: false }, wish: last ?? NO_WISH };
  if (last !== null && asksHowMany(whole)) return { ask: { kind: 'count' }, wish: last };
  if (hasShown && asksWhatIsThere(whole))
    return { ask: { kind: 'about', fact: 'other', isNamed: false }, wish: last ?? NO_WISH };
  if (hasShown && asksItsPrice(whole))
    return { ask: { kind: 'about', fact: 'price', isNamed: false }, wish: last ?? NO_WISH };
  const ofAll = hasShown ? factOfAll(whole) : null;
  if (ofAll !== null)
    return { ask: { kind: 'about', fact: ofAll, isNamed: false, ofAll: true }, wish: last ?? NO_WISH };
  if (hasTold && asksForNext(whole))
    return { ask: { kind: 'about', fact: 'when', isNamed: false, isNext: true }, wish: last ?? NO_WISH };
  const ofShown = hasShown ? factOfShown(whole) : null;
  if (ofShown !== null) return { ask: { kind: 'about', fact: ofShown, isNamed: false }, wish: last ?? NO_WISH };
  const [first, also] = hasShown ? factsAsked(whole) : [];
  if (first && also && (asksOfOne(whole, true) || isOfShownEvent(whole) || BOTH.test(whole))) {
    const which = saysWhich(whole) ? { which: whichShown(whole) } : {};
    return { ask: { kind: 'about', fact: first, also, isNamed: false, ...which }, wish: last ?? NO_WISH };
  }
  if (hasShown && asksStoryOfOne(whole))
    return { ask: { kind: 'about', fact: 'story', isNamed: false, which: whichShown(whole) }, wish: last ?? NO_WISH };
  const fact = factAsked(whole) ?? factOfTitle(whole) ?? (asksIfFree(whole) ? 'price' : null);
  if (hasShown && asksOfOne(whole, fact !== null)) {
    const which = whichShown(whole);
    return { ask: { kind: 'about', fact: fact ?? 'other', isNamed: false, which }, wish: last ?? NO_WISH };
  }
  const { text, asked: askedFor, isThanks, ...chatter } = withoutChatter(withoutPlanted(whole));
  const told = [errands, chatter.told].filter((part) => part !== '').join(' | ');
  const asksFor = withoutPlanted(text);
  const tried = readFilters(new Phrase(asksFor), { today, last, told });
  const hasWish = saysAnything(tried);
  const phrase = new Phrase(asksFor);
  const isKnown = isTopicNamed(tried.said);
  const found = readAsk(whole, phrase, {
    isThanks,
    hasWish,
    hasTopic: isNarrowed(tried.said),
    isKnown,
    asked: askedFor,
  });
  // The next of a kind is looked for; no event is called so.
  const asked = tried.said.best && found?.kind === 'about' ? null : found;
  if (asked?.kind === 'hello' && last !== null && hasWish)
    return { ask: { kind: 'find' }, wish: joined(last, tried.said, tried.isFree, whole) };
  if (!asked && tellsOnly(whole, tried.said, today)) return { ask: { kind: 'other' }, wish: NO_WISH };
  if (asked && isTalk(asked)) return { ask: asked, wish: NO_WISH };
  const isAbout = asked?.kind === 'about';
  if (isAbout) phrase.drop(/^.*$/, withoutAsked);
  const { said: read, isFree } = readFilters(phrase, { today, last, told }, isAbout);
  const isOfShown = isAbout && (asksToBring(whole) || (hasShown && isOfShownEvent(whole)));
  const plan = asked ? null : readPlan(asksFor, (half) => thingIn(half, today));
  const said = isOfShown
    ? NO_WISH
    : isAbout && (hasTopic(read) || last !== null)
      ? nameAlone(read)
      : { ...read, ...(plan ? { plan } : {}), ...personalOf(read, whole) };
  const goesOn =
    last !== null ||
    isOfShown ||
    (isAbout && hasTopic(said)) ||
    /^(?:like|later|earlier)$/.test(asked?.kind ?? '') ||
    (asked?.kind === 'again' && !saysAnything({ said, isFree }));
  const ask: Ask = askOf(asked, { goesOn, isNamed: hasTopic(said), whole });
  if (!last) return { ask, wish: said };
  if (ask.kind === 'about' && ask.isNamed) return { ask, wish: aboutAfter(last, said, whole) };
  return { ask, wish: joined(last, said, isFree, whole) };
}

function askOf(
  asked: Ask | null,
  { goesOn, isNamed, whole }: { goesOn: boolean; isNamed: boolean; whole: string },
): Ask {
  if (!asked || !goesOn) {
    const fact = asked?.kind === 'about' ? asked.fact : asked ? null : factOfTitle(whole);
    return fact === null ? { kind: 'find' } : { kind: 'find', fact };
  }
  return asked.kind === 'about' ? { ...asked, isNamed } : asked;
}

/** Of a question about one event: its name, its day, its part of the day and its place. What is asked of it is no limit. */
const nameAlone = ({ categories, words, from, to, part, city, state }: Wish): Wish => ({
  ...NO_WISH,
  categories,
  ...(words === undefined ? {} : { words }),
  ...(from === undefined ? {} : { from, to, ...(part === undefined ? {} : { part }) }),
  ...(city === undefined ? {} : { city, state }),
});

/** What one half of a request is about. */
function thingIn(half: string, today: string): Thing | null {
  const { categories, words, part } = readFilters(new Phrase(half), { today, last: null, told: '' }).said;
  if (categories.length === 0 && words === undefined) return null;
  return { categories, ...(words === undefined ? {} : { words }), ...(part === undefined ? {} : { part }) };
}

interface Filters {
  said: Wish;
  isFree: boolean | null | undefined;
}

interface Context {
  today: string;
  last: Wish | null;
  /** What somebody tells beside what they ask for. */
  told: string;
}

/** What is asked for, with what is told of company, money, hours and days where nothing else is said of them. */
function readFilters(phrase: Phrase, { today, last, told }: Context, isName = false): Filters {
  const refused = takeRefusedNames(phrase);
  const apart = takeApart(phrase);
  const { free, ...limits } = readLimits(phrase, { today, last, beside: told });
  const not = readExclusions(phrase);
  const sort = limits.sort ? {} : readSort(phrase);
  const moods = readMoods(phrase);
  const place = readPlace(phrase);
  const topic = readTopic(phrase, isName, [...apart, ...(limits.accessible ? searchedFacts(phrase) : [])]);
  const disliked = dislikesIn(told);
  const beside = besideAsked(told, { today, last, beside: phrase.whole }, { ...limits, ...place });
  const said = {
    ...beside,
    ...wanted(topic, not),
    ...limits,
    ...(free ? { free } : {}),
    ...sort,
    ...place,
    ...moods,
    not: {
      categories: [...new Set([...not.categories, ...disliked.categories])].slice(0, 8),
      words: [...new Set([...refused, ...not.words, ...disliked.words, ...(limits.isForAdults ? ['kids'] : [])])].slice(
        0,
        6,
      ),
    },
  };
  const { isForAdults: _, ...wish } = said;
  if (wish.party === 'kids' && limits.party !== 'kids' && wish.not.words.includes('kids')) delete wish.party;
  return { said: wish, isFree: free };
}

type Limits = ReturnType<typeof readLimits>;

/** What somebody does not like is refused, wherever it is told. */
const DISLIKE =
  /\b(?:hates?|(?:can't|cant|cannot) stand|(?:don't|dont|do not|doesn't|doesnt) (?:like|do)|not (?:a fan|into)|no (?:soporta|(?:me|le|nos|les) gusta)|odi[ao]|allergic|(?:sick|tired) of|set foot|refuses?)/;

function dislikesIn(told: string): Wish['not'] {
  if (!DISLIKE.test(told)) return NO_WISH.not;
  const { categories, words } = readExclusions(new Phrase(told));
  return { categories, words: words.filter((one) => one.split(' ').some(isTopical)) };
}

interface Reader {
  today: string;
  last: Wish | null;
  /** What else is said. */
  beside: string;
}

function readLimits(phrase: Phrase, { today, last, beside }: Reader) {
  const best = readBest(phrase);
  const again = readAmountAgain(phrase, last);
  const price = { ...readPrice(phrase), ...again };
  const within = readWithin(phrase);
  const facts = readFacts(phrase);
  const isRepeated = phrase.take(REPEATED) !== null;
  const party = companyOf(phrase, beside);
  const hours = readHours(phrase, beside);
  const ofMonth = readWeekOfMonth(phrase, last);
  const named = { ...readDays(phrase, today, last, beside), ...ofMonth };
  // Who is in town until an hour is there today.
  const isToday =
    named.from === undefined && hours.before !== undefined && last === null && THERE_UNTIL.test(phrase.whole);
  const days = isToday ? { ...named, from: today, to: today } : named;
  return { ...days, ...hours, ...price, ...facts, ...party, ...within, ...best, ...(isRepeated ? { isRepeated } : {}) };
}

/** Who comes along: not the children whom somebody else has meanwhile. */
function companyOf(phrase: Phrase, beside: string): ReturnType<typeof readParty> {
  const { whole } = phrase;
  const company = readParty(phrase);
  if (company.party !== 'kids' || !areAway(`${whole} | ${beside}`, whole)) return company;
  const { party } = readParty(new Phrase(withoutChildren(whole)));
  return party === undefined || party === 'kids' ? {} : { party };
}

const REPEATED = /\b(?:weekly|recurring|semanal(?:es)?|que se repitan?)\b/;
/** Until when somebody is in a town. */
const THERE_UNTIL = /\b(?:here|in \p{L}+(?: \p{L}+)?|aqui|en \p{L}+) (?:(?:un)?till?|hasta las?) \d/u;
/** Where somebody is. */
const LIVING = /\b(?:vivo|vivimos|estoy|estamos|ando|andamos|(?:i|we) live|living|staying|visiting|stuck)\b/;

/** What is told limits what is asked for, but for when it is: the days that are asked for stand alone. */
function besideAsked(told: string, context: Reader, asked: Partial<Limits> & Pick<Wish, 'city'>) {
  if (told === '') return {};
  const phrase = new Phrase(told);
  const { from, to, part, isWeekend, isForAdults: _, free: __, ...limits } = readLimits(phrase, context);
  const place = asked.city === undefined ? readPlace(phrase, !LIVING.test(told)) : {};
  const days = from === undefined ? {} : { from, to, ...(isWeekend ? { isWeekend } : {}) };
  const { after, before, ...others } = limits;
  return {
    ...others,
    ...hoursBeside({ after, before }, asked),
    ...place,
    ...(asked.from === undefined ? days : {}),
    ...(part && ![asked.from, asked.part, asked.after, asked.before].some((said) => said !== undefined)
      ? { part }
      : {}),
  };
}

/** Hours that are told, where none are asked for, or where they leave time beside those: who works until five asks for what ends by nine. */
function hoursBeside(
  { after, before }: Pick<Wish, 'after' | 'before'>,
  asked: Partial<Limits>,
): Pick<Wish, 'after' | 'before'> {
  const isFrom =
    after !== undefined && asked.after === undefined && !(asked.before !== undefined && after >= asked.before);
  const isUntil =
    before !== undefined && asked.before === undefined && !(asked.after !== undefined && before <= asked.after);
  return { ...(isFrom ? { after } : {}), ...(isUntil ? { before } : {}) };
}

/** What is refused is not looked for, wherever else it is said. */
function wanted(topic: Pick<Wish, 'categories' | 'words'>, not: Wish['not']): Pick<Wish, 'categories' | 'words'> {
  if (topic.words === undefined || not.words.length === 0) return topic;
  const said = new Set(topic.words.split(' ').map(single));
  const refused = new Set(
    not.words
      .map((words) => words.split(' '))
      .filter((words) => words.every((word) => said.has(single(word))))
      .flat()
      .flatMap((word) => [word, single(word)]),
  );
  const words = topic.words.split(' ').filter((word) => !refused.has(word) && !refused.has(single(word)));
  const { words: _, ...rest } = topic;
  return words.length === 0 ? rest : { ...rest, words: words.join(' ').replace(/^or | or$/g, '') };
}

function saysAnything({ said, isFree }: Filters): boolean {
  const { categories, not, ...rest } = said;
  return (
    isFree !== undefined ||
    categories.length + not.categories.length + not.words.length > 0 ||
    Object.values(rest).some((value) => value !== undefined)
  );
}

/** More is said than words that we do not know. */
function isNarrowed({ words = '', categories, ...rest }: Wish): boolean {
  const others = Object.entries(rest).filter(([name]) => name !== 'not');
  return categories.length > 0 || words.split(' ').some(isTopical) || others.some(([, value]) => value !== undefined);
}

/** What somebody tells of today or of what is over, and asks for nothing: `i failed my exam today`, `saw an eagle on the way in`. */
function tellsOnly(text: string, said: Wish, today: string): boolean {
  const { categories, words = '', not, from, to, part: _, party: __, personal: ___, ...rest } = said;
  const isOfToday = from === undefined || (from === today && to === today);
  const isLimited = Object.values(rest).some((value) => value !== undefined) || not.words.length > 0;
  const story = storyIn(text);
  if (story?.isDated) return isOfToday;
  if (!isOfToday || isLimited) return false;
  return (
    (story !== null && said.party === undefined) ||
    (categories.length === 0 && said.part === undefined && !words.split(' ').some(isTopical) && isStatement(text))
  );
}

/** Something to do is named. */
const isTopicNamed = ({ words = '', categories }: Wish) =>
  categories.length > 0 || words.split(' ').some((word) => isTopical(word));

/**
 * The wish that the next message goes on from. What asks for no events, or about one event, leaves the last one as it is, and "start over" forgets
 * it.
 */
export function goesOnWith({ ask, wish }: Reading, last: Wish | null): Wish | null {
  if (ask.kind === 'reset') return null;
  return isTalk(ask) || ask.kind === 'about' || ask.kind === 'count' ? last : wish;
}

/** Asks for no event. */
export const isTalk = ({ kind }: Ask) =>
  !['find', 'again', 'like', 'later', 'earlier', 'about', 'count', 'pick'].includes(kind);
