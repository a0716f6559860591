import { isThing, namesOne, namesTopic, PLAINLY } from './clauses.ts';

/*
 * Whose wish it is. What other people want, and what is closed or was a bad bargain, is told where the one who writes asks for something else:
 * `my principal wants bowling, I'd like theater`.
 */

/** Where a sentence ends, or turns to somebody or something else. */
const TURN =
  /([.!?;|]+ ?|, | (?:but|pero|so|entonces|asi que|instead|en cambio)(?= )| (?:and|y)(?= (?:i|i'd|i'm|im|me|we|yo|a mi|la|el|my|mi|not)\b))/u;
const LEAD = '^ *(?:(?:so|well|and|but|also|plus|ok|oh|ugh|honestly|y|pero|pues|bueno|oye|ya|la verdad|also),? )*';
/** Neither the one who writes nor whom they write to. */
const OTHER =
  "(?:(?:a )?(?:my|our|his|her|the|mi|mis|el|la|los|las|su|sus|nuestr[oa]s?) (?:(?!(?:i|we|me|yo|and|y)\\b)[\\p{L}'-]+ ){1,5}?|(?!(?:i|we|you|it|he|she|they|who|what|that|this|which|and|someone|anyone|everyone|everybody|nobody|quien|que|todos|nadie|si|no|ya|me|nos|se|le|les)\\b)\\p{L}+ (?=(?:always |really |just |siempre )*(?:\\p{L}+s|is|suggested|asked|quiere|prefiere|pide|pidio|propone|propuso|adora|ama) ))";
const MANNER = '(?:(?:always|really|just|only|still|keeps?|siempre|solo|nomas|ya|nada mas|again) )*';
/** They have something in mind for this time. */
const PLANS =
  '(?:wants?|wanted|prefers?|suggest(?:s|ed)?|asks? for|asked for|asking for|begging for|picked|insists? on|votes? for|quieren?|prefieren?|piden?|pidio|pidieron|insisten? en|sugiri\\w+|propuso|propone)';
/** They like it at any time. */
const TASTES =
  '(?:likes?|loves?|adores?|enjoys?|(?:is|are) (?:so |really |all |very )?(?:into|crazy about|obsessed with|a fan of)|les? (?:gustan?|encantan?|fascinan?)|adoran?|aman?|es fan de|son fans de)';
const begins = (verb: string) =>
  new RegExp(`${LEAD}${OTHER}${MANNER}${verb} (?!(?:to |que )?(?:me|us|que yo)\\b)`, 'u');
const THEIR_PLAN = begins(PLANS);
const THEIR_TASTE = begins(TASTES);
/** What cannot be had, or was not worth it. */
const GONE = new RegExp(
  `${LEAD}(?:${[
    "(?:the|our|my|el|la|los|las|mi|nuestr[oa]s?) (?:(?!(?:i|we)\\b(?! had))[\\p{L}'-]+ ){1,8}?(?:is|was|are|were|got|has|just|esta|estan|fue|ya|se)? ?(?:been )?(?:closed|closes|shut(?: down)?|cancell?ed|canned|rained out|sold out|(?:fully |all )?booked|cerrad[oa]s?|cerro|cerraron|cancelad[oa]s?|cancelo|cancelaron|llen[oa]s?)(?= |$)",
    '(?:(?:they|he|she|somebody|someone) )?(?:charged|ripped) (?:me|us) ',
    '(?:ya )?(?:me|nos) (?:cobraron|estafaron|sacaron) ',
    '(?:ya )?(?:cerraron|cancelaron|clausuraron) (?:el|la|los|las|mi|nuestr[oa]) ',
  ].join('|')})`,
  'u',
);
const ELSEWHERE = new RegExp(
  `${LEAD}(?:(?:back |over |alla |down |up )?(?:in|en) (?!(?:the|this|my|octo|novi|el|la|los|una?|este)\\b)\\p{L}+|(?:back|at) home|where (?:i'm|i am|we're) from|alla|de donde (?:soy|vengo|somos))(?= )`,
  'u',
);
const HERE = /^ *(?:aqui|aca|here|over here|down here|up here)\b/;
/** The one who writes sets a wish against another. */
const AGAINST =
  /\b(?:but|pero|i'd|i would|i prefer|me,? i|yo|a mi|rather|instead|mejor|en cambio|entonces|i'm not|im not|i am not|(?:i )?(?:don't|dont|do not|can't|cant|cannot|hate)|not me|then)\b/;
const MINE =
  /\b(?:i'd|i would|i prefer|i want|i need|i wanna|me,? i|yo|a mi|mejor|entonces|rather|instead|then|prefiero|preferiria)\b/;
/** It is to be for each of them. */
const SHARED =
  /\b(?:both|each of us|all of us|everyone|everybody|los dos|las dos|ambos|todos|haya paz|keep the peace)\b/;
/** Why not theirs: it names nothing else. */
const REJECTING =
  /^ *(?:(?:but|so|and|y|pero|honestly),? )*(?:(?:i|we|yo|nosotros|a mi|a nosotros|me|nos|(?:my|our|the|mi|la|el) \p{L}+) .*\b(?:no|not|can't|cant|cannot|don't|dont|do not|doesn't|hate|tired|bor(?:es|ed|ing)|odio|aburren?|cansan?|harta?|hartan)\b|no hay|no alcanza|hates?\b|not my\b)/u;

/** A message without the wishes of others and without what cannot be had, where its own wish is in other words; else as it is. */
export function withoutOthersWishes(message: string): string {
  const parts = message.split(TURN);
  if (parts.length < 3 || SHARED.test(message)) return message;
  // How it is elsewhere is told where it is set against here.
  const isElsewhere = (part: string, at: number) => ELSEWHERE.test(part) && HERE.test(parts[at + 2] ?? '');
  const isSet = AGAINST.test(message);
  const isTheirs = (part: string) => THEIR_PLAN.test(part) || (isSet && THEIR_TASTE.test(part));
  const isMine = (part: string) =>
    !isTheirs(part) &&
    !GONE.test(part) &&
    !REJECTING.test(part) &&
    namesOne(part) &&
    (PLAINLY.test(part) || MINE.test(part) || isThing(part));
  const isAsked = parts.some((part, at) => at % 2 === 0 && isMine(part));
  let isOver = false;
  let isTold = false;
  const kept = parts.map((part, at) => {
    if (at % 2 === 1) {
      if (/[.!?;|]/.test(part)) isTold = false;
      return part;
    }
    if (isAsked && isTheirs(part)) {
      isOver = true;
      isTold = true;
      return ' | ';
    }
    const isLater = parts.slice(at + 1).some((one, index) => index % 2 === 1 && PLAINLY.test(one) && !GONE.test(one));
    if (isElsewhere(part, at) || (GONE.test(part) && isLater)) return ' | ';
    const isRejecting = isOver && REJECTING.test(part) && !PLAINLY.test(part);
    if (isRejecting) return ' | ';
    // A list of what they want goes on: `wants tacos, pizza`.
    if (isTold && parts[at - 1] === ', ' && !isMine(part) && namesTopic(part)) return ' | ';
    isTold = false;
    return part;
  });
  return kept.join('').replace(/ +/g, ' ').trim();
}
