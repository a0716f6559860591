import { pattern } from './pattern.ts';
import { Phrase } from './phrase.ts';
import { takeCategories, UNITS } from './read-topic.ts';
import { single } from './singular.ts';
import { TOPICS } from './topic-words.ts';
import type { Wish } from './wish.ts';
import { isOfCalendar, senseInName } from './words-of.ts';

/** Negated in form alone: nothing is refused. */
const IDIOMS =
  /\b(?:not? (?:sure|idea|rush|worries|problem|prob|biggie|pressure|picky|kidding|joke|thanks|thank you|really|at all|even|yet|too (?:far|late|early|long|crazy|much|bad|into)|far|only|just|very good|good with|big deal|clue|plans?|matter(?: what)?|way|doubt|more(?! [a-z]+s\b)|one|luck|lie|cap|lame|boring|shows?|good|fair|hurry|reason|preference)|nothing (?:to do|going on|planned|else|much|special|specific|in particular|happening|on|works|good)|(?:don't|dont|do not|didn't|didnt|doesn't|doesnt|can't|cant|cannot|won't|wont|wouldn't|couldn't|haven't|havent|isn't there|aren't) (?:know|care|mind|have|think|remember|speak|need|drive|do|wait|find|stay|decide|believe|see|hear|walk|stand up|shut|stop|work|get|be|even|really know|drink|eat|smoke|lip|read|ever)|without (?:a car|driving|fail)|(?:no|not an?) (?:object|objection|limit|strings|shame|offense|wonder|hard feelings|cap|ticket|tickets|rsvp|reservations?|registration|need|particular|idea|hurry|kidding|experience|dress code)(?: (?:needed|required|necessary|attached))?(?! [a-z]+ing)|no (?:manches|mames|se|importa|te preocupes|hay problema|hay de que|tengo|puedo|conozco|hay nada|se que)|sin (?:falta|duda|prisa|compromiso|problema)|nada (?:que hacer|mas|especial|planeado)|por lo menos|al menos|mas o menos|whether or not|why not|if not|or not)\b/g;
const NEGATORS =
  "(?:(?:but |that's |that is |thats |and |just |please |pls |preferably |definitely |absolutely )*(?:(?:(?:i'd |id |we'd |would )?(?:rather |prefer (?:to )?)?not|(?:don't|dont|do not|didn't|doesn't) (?:want to|wanna|need to|feel like|have to)|no) (?:do(?:ing)?|see(?:ing)?|go(?:ing)?(?: to)?|sit(?:ting)? (?:through|at|in)|watch(?:ing)?|hear(?:ing)?|listen(?:ing)? to|attend(?:ing)?|be(?:ing)? (?:at|in|around)|deal(?:ing)? with)(?= (?:a|an|the|any|another|more|some|all|those|these|that|[a-z]+s\\b))|(?:(?:doesn't|doesnt|does not|don't|dont|won't|wont|not|didn't) (?:involve|include|feature|require|serve|contain|be about|allow|revolve around|mean)|no me (?:pongas|muestres|des|mandes|recomiendes|ofrezcas|salgas con)(?: mas| otra vez)?)|not(?: (?:in|at|into|a fan of|in the mood for|another|any|like|for))?|isn't|isnt|aren't|arent|ain't|without|w/o|w/out|wo/|minus|neither|(?<=(?:\\bbut|\\bplease|\\band|\\bpls|,|\\|) ?)hold(?= the )|spare me|(?<=(?:\\bbut|\\bplease|,) ?)lose(?= the )|ditch|keep (?:me|us|it) away from|away from|far from|nowhere near(?= (?:a|any|the) )|(?:(?<=\\b(?:i'm|im|i am|we're|so|totally|kinda) )over|done with|bored of|fed up with|burnt out on|burned out on|had (?:it|enough) (?:with|of)|had enough|tired of)(?= (?!\\d|the (?:age|top|hill|rainbow|holidays|weekend)|here|there|at|by)[a-z])|except(?: for)?|other than|besides|anything but|anywhere but|everything but|nothing (?:with|in|at|like|too|that's|thats|involving|about|related to)|(?:stop|quit|enough) (?:recommending|showing|suggesting|giving|sending|with)(?: me)?|(?:please )?(?:avoid|skip|exclude|leave out)(?: (?:anything|everything|all|stuff|places|cualquier cosa))?|rather than|instead of|(?:i |we |she |he |they |my \\w+ )?(?:really |absolutely )?(?:hates?|dislikes?|despises?|can't stand|cant stand|cannot stand)|(?:i |we )?(?:don't|dont|do not|never) (?:like|want|enjoy|do|show me|wanna (?:see|do|go to)|want to (?:see|do|go to)|care for|feel like|drink|eat|need)|(?:sick|tired) of|allergic to|ningun[oa]?s?|sin(?: nada de)?|except[oe]|salvo|menos|no (?:quiero|queremos|me gustan?|soporto|busco|me muestres|sea[n]?|haya|aguanto)(?: (?:ir|ver|nada))?(?: (?:a|al|de))?|nada (?:de|con|en)|que no (?:sea[n]?|haya|tenga|este)|pero (?:no|sin)|odio|odiamos|todo menos|cualquier cosa menos|en vez de|en lugar de|tampoco|ni|nothing|zero|no(?: more)?(?! [a-z]+ (?:tu|su|mi|el|la|los|las|un|una)\\b))) ";
const ARTICLES =
  '(?:(?:a|an|the|any|another|all|those|these|of|to|in|at|on|our|that|el|la|los|las|un|una|del|al|a|de|en|ninguna?)\\b ?)*';
const ENDING =
  "(?:no|not|nor|nothing|zero|sin|nada|ni|neither|and|or|but|please|pls|plz|on|in|for|this|tonight|tomorrow|y|o|ni|con|with|pero|something|anything|though|tho|either|obvs|obviously|ok|okay|lol|haha|thanks|that|who|because|cuz|since|just|me|if|is|are|thx|por|para|porfa|gracias|porque|algo|at|to|de la|el|la|los|las|im|i'm|i|we|maybe|nor|will|can|were|was)";
const LEADING = new RegExp(`^${ARTICLES}`);
const REFUSED = new RegExp(
  `\\b${NEGATORS}${ARTICLES}((?:(?!${ENDING}\\b)[\\p{L}\\d'+-]+ ?){1,3})((?: ?(?:,? ?(?:or|and|nor|ni|o|y|&)|,(?= ?(?:or|and|ni|y|o) )) (?:no |sin |nada de )?${ARTICLES}(?:(?!${ENDING}\\b)[\\p{L}'-]+ ?){1,3}(?= *(?:$|[|.,?!])| ?\\b(?:on|this|at|in|for|please|pls|el|este|en)\\b))?)`,
  'u',
);
/** The refusal stands behind what is refused: `country need not apply`, `cine no`. */
const AFTERWARDS =
  /(?<=^ ?|[|,.;!?] ?|\b(?:and|y|pero|but) )((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]{3,}) (?:need not apply|not welcome|is a no(?:[ -]go)?|no(?= *(?:$|[|,.;!?])))(?! [\p{L}])/u;
/** Named with a category alone, it is that category that is not wanted; narrower ones are words. */
const NARROW =
  /^(?:museums?|museos?|galler(?:y|ies)|plays?|theaters?|teatros?|restaurants?|dinner|bands?|concerts?|class(?:es)?|clases?|workshops?|lectures?|fiestas?|part(?:y|ies))$/;

/** What a request does not want. */
export function readExclusions(phrase: Phrase): Wish['not'] {
  const not: Wish['not'] = { categories: [], words: [] };
  phrase.takeAll(pattern(IDIOMS.source));
  for (const [, told = ''] of phrase.takeAll(AFTERWARDS)) refuse(told, not);
  for (const [, told = '', other = ''] of phrase.takeAll(REFUSED))
    for (const part of [
      told,
      other.replace(/^[ ,]*(?:or|and|nor|ni|o|y|&)? ?(?:no |sin |nada de )?/, '').replace(LEADING, ''),
    ])
      refuse(part, not);
  return { categories: [...new Set(not.categories)].slice(0, 8), words: [...new Set(not.words)].slice(0, 6) };
}

function refuse(told: string, not: Wish['not']): void {
  const unit = UNITS.exec(told)?.[0];
  if (unit !== undefined) {
    not.words.push(single(unit));
    return;
  }
  const words = [...told.matchAll(/[\p{L}\d'+-]{2,}/gu)]
    .map(([word]) => word.replace(/'s$/, ''))
    .filter((word) => !isOfCalendar(word))
    .filter((word) => senseInName(word) !== 'idle' || MOODS.has(word) || isBroadly(word));
  if (words.length === 0) return;
  const isBroad = words.every((word) => isBroadly(word) && !NARROW.test(word));
  if (isBroad || words.join(' ') === 'live music') not.categories.push(...takeCategories(new Phrase(words.join(' '))));
  else
    not.words.push(
      single(
        words
          .join(' ')
          .replace(/ (?:stuff|things?|events?|shows?|movies?)$/, '')
          .replace(/sporty/, 'sports'),
      ),
    );
}

const isBroadly = (word: string) => TOPICS.some(([name]) => new RegExp(`^(?:${name.source})$`).test(word));

/** Said of how a place feels; refused, they are looked for in what an event says of itself. */
const MOODS = new Set([
  'loud',
  'crowd',
  'crowds',
  'crowded',
  'standing',
  'stairs',
  'alone',
  'kids',
  'alcohol',
  'drinking',
  'drugs',
  'outdoor',
  'outdoors',
  'smoking',
  'violence',
  'heights',
  'downtown',
  'centro',
  'drunk',
  'lines',
]);
