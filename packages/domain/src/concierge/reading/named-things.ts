import { isBroad, SHOWS } from './broad-words.ts';
import { isNounless } from './grammar.ts';
import { setOf } from './listed.ts';
import type { Phrase } from './phrase.ts';
import { single } from './singular.ts';
import { isTelling } from './telling-words.ts';
import { isTopical } from './topic-lexicon.ts';

/** What an event is by its form. It names one together with the words before it: `bar crawl`, `apple butter day`, `field trip`. */
const FORMS =
  setOf(`crawl crawls walk walks hop hops week weeks sleepover sleepovers camp camps cruise cruises rally rallies expo expos tour tours
  run runs ride rides race races trip trips hunt hunts jam jams slam slams swap swaps sale sales social socials mixer mixers meetup meetups meet-up brunch
  brunches tasting tastings pairing pairings contest contests cookoff cook-off cookoffs bakeoff bake-off championship championships parade parades picnic picnics potluck potlucks
  retreat retreats conference conferences summit summits seminar seminars bootcamp bootcamps hackathon hackathons gala galas ball balls auction auctions
  exhibit exhibits exhibition exhibitions recital recitals festival festivals fest fests fair fairs faire market markets bazaar bazaars group groups circle circles league
  leagues tournament tournaments tourney tourneys lesson lessons workshop workshops series marathon marathons night nights day days derby derbies drop roast roasts fry boil bake
  bakes plunge drive drives dash trot lighting lightings float floats regatta rodeo show shows concert concerts party parties museum bar club clubs class classes gallery
  dinner dinners lunch breakfast supper luncheon screening screenings marathon olympics games game reenactment signing popup popups reading readings vigil ceremony pageant revue
  musical check checks checkup checkups fitting fittings inspection inspections chat chats hour giveaway giveaways
  play plays opera ballet session sessions demo demos study shot shots bowl cup lab labs gathering gatherings clinic clinics showdown showdowns throwdown throwdowns prerelease scrimmage scrimmages sleepover lock-in carnival carnivals circus maze trail trails patch hayride studios studio`);
/** Forms that add nothing to a topic. */
const PLAIN_FORMS = setOf(
  'show shows night nights day days week weeks concert concerts drop session sessions game games meetup meetups meet-up',
);
const EMPTY_FORMS = setOf(
  'show shows night nights day days week weeks group groups session sessions game games party parties studio studios bar club clubs dinner lunch breakfast supper drop series patch play hour chat check',
);
const SPANISH_FORMS =
  'desfiles? carreras? torneos? concursos? exposicion(?:es)? charlas? recorridos? encuentros? paseos? funcion(?:es)? competencias? campeonatos? ventas? subastas? kermes(?:es)? retiros?'.split(
    ' ',
  );
/** Said of how good or what kind an event should be, or of a day: no part of a name. */
const JUDGING =
  setOf(`good great nice cool fun best better cheap free big huge small little local new old upcoming decent real live awesome amazing fancy special
  favorite favourite quiet loud weird crazy wild random popular famous interesting different another other same proximo proxima siguiente ultimo ultima gran mejor next last first second third whole entire full
  long short busy slow hot cold rough bad worst late early outdoor indoor outside inside any some more all every each this that public private nearby close
  cute pretty massive ultimate solid proper legit regular normal casual chill cozy relaxed romantic annual weekly monthly daily big-name underground traditional
  girls guys boys ladies mens womens date sunny lazy family kids`);
/** With a day, a week, a night or a trip, they say when somebody has time. */
const OF_LIFE = setOf(
  'school work business road weekend pay rest rainy holiday birthday game off vacation laundry election snow',
);

/** Broad words that a word of a category before them makes narrow: `sports bar`, `music class`. */
const NARROWED = /^(?:class|classes|bars?|clubs?|part(?:y|ies))$/;

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'&+-]*/gu;
const MOST_WORDS = 4;
const DETERMINER = /^(?:the|that|this|any|an?|some|el|la|los|las|un|una|del|al)$/;

/**
 * Takes the events that are named by a form and the words right before it, up to four of them. `isName`: it is the name of one event, so that
 * everyday words behind an article belong to it, too.
 */
export function takeNamed(phrase: Phrase, isName: boolean): string[] {
  const found: string[] = [];
  for (let from = 0; found.length < 3; ) {
    const tokens = [...phrase.rest.matchAll(TOKEN)].map(({ 0: text, index }) => ({
      text,
      index,
      end: index + text.length,
    }));
    const at = tokens.findIndex(
      (token, place) => token.index >= from && isForm(token.text) && !isForm(tokens[place + 1]?.text ?? ''),
    );
    const form = tokens[at];
    if (!form) break;
    from = form.end;
    const before: string[] = [];
    let first = at;
    while (first > 0 && before.length < MOST_WORDS) {
      const token = tokens[first - 1];
      if (!token || phrase.rest.slice(token.end, tokens[first]?.index) !== ' ' || isNounless(token.text)) break;
      if (
        !isName &&
        !isTelling(token.text) &&
        !isBroad(token.text) &&
        !isLedAt(tokens, first - 1) &&
        !isWithin(tokens, first - 1)
      )
        break;
      before.unshift(token.text);
      first -= 1;
    }
    const isLed = DETERMINER.test(tokens[first - 1]?.text ?? '');
    const isOpen = isName && isLed;
    const start = before.findIndex((word) => !JUDGING.has(word) && (isOpen || !isName || isSearched(word)));
    const led = start < 0 ? before.length : start;
    before.splice(0, led);
    first += led;
    if (!names(before, form.text, isName)) continue;
    const begins = tokens[first]?.index ?? form.index;
    phrase.takeAt(begins, form.end - begins);
    found.push([...before, single(form.text)].join(' '));
    from = begins;
  }
  return found;
}

/** Whether a word stands right behind one that a name begins behind: `is there a smash tourney`. What it says elsewhere does not matter. */
const isLedAt = (tokens: ReadonlyArray<{ text: string }>, at: number) =>
  (tokens[at]?.text ?? '').length > 2 &&
  !JUDGING.has(tokens[at]?.text ?? '') &&
  /^(?:any|an?|hay|algun[oa]?s?|un[oa]?)$/.test(tokens[at - 1]?.text ?? '');

/** Whether a word stands behind one of something to do: `aerial silks intro class`. */
const isWithin = (tokens: ReadonlyArray<{ text: string }>, at: number) =>
  !JUDGING.has(tokens[at]?.text ?? '') && isTelling(tokens[at - 1]?.text ?? '');

/** Asked for as it is, it is what somebody wants: `any tours this week`, `¿hay algún concurso?`. Those that every evening has say nothing alone. */
const ALONE = [...FORMS]
  .filter((form) => !EMPTY_FORMS.has(form))
  .concat(SPANISH_FORMS)
  .join('|');
const FORM_ALONE = new RegExp(
  `\\b(?:any|some|an?|hay|algun[oa]?s?|un[oa]?s?|looking for|busco|buscamos|the next|or|and|o|y) (${ALONE})(?= *(?:$|[|.,?!]| (?:or|and|o|y|for|with|near|around|in|on|at|that|this|de|para|en|con|cerca|est[ea]|el|happening|coming)\\b))`,
);

export const takeFormAlone = (phrase: Phrase): string[] =>
  phrase.takeAll(FORM_ALONE).map(([, form = '']) => single(form));

/** Says how good or what kind an event should be. */
export const isJudging = (word: string) => JUDGING.has(word);

export const isForm = (word: string) => FORMS.has(word);
const isSearched = (word: string) => isTelling(word) || isBroad(word);

function names(before: readonly string[], form: string, isName: boolean): boolean {
  const last = before.at(-1);
  if (last === undefined || JUDGING.has(last)) return false;
  if (!before.some(isSearched)) return isName || (!PLAIN_FORMS.has(form) && !EMPTY_FORMS.has(form) && !isBroad(form));
  const isPlain = PLAIN_FORMS.has(form);
  if (isPlain && OF_LIFE.has(last)) return false;
  if (before.every(isBroad))
    return /^weeks?$/.test(form) || (!isPlain && !SHOWS.test(form) && (!isBroad(form) || NARROWED.test(form)));
  // A topic stands for itself: `jazz night`, `comedy show`.
  if (isPlain || isBroad(form)) return isName || !before.some(isTopical);
  return true;
}
