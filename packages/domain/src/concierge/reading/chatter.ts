import { clausesOf } from './clauses.ts';
import { isForm } from './named-things.ts';
import { withoutPastTimes } from './past-times.ts';
import { GROWN } from './read-party.ts';
import { single } from './singular.ts';
import { BYGONE } from './stories.ts';
import { isTopical } from './topic-lexicon.ts';
import { WEEKDAY } from './weekdays.ts';

/** What somebody tells of themselves, of others and of the past; and what they say to us. None of it is asked for. */
const STORY =
  /^(?:(?:so|ok|okay|well|ha+|haha|lol|lmao|oh|hey|yo|and|y|pues|bueno|oye|ay|anyway|ugh|omg|man|dude),? )*(?:(?:i|we) (?:just |recently |already |also )?(?:had|(?:was|were)(?! (?:just |really |kinda )?(?:thinking|hoping|wondering|looking|planning|wanting|gonna|going to))|went|did|got (?:dumped|fired|divorced|home|here|back|into|a|the|my|married|engaged|promoted|laid|paid)|moved|came|used to|(?:saw|heard|read)(?! (?:that )?(?:the|they|there(?:'s)?) )|lost|broke|retired|turned|finished|missed|forgot|tried|worked|drove|flew|ate|met|have been|haven't|havent|hadn't|never)|(?:i|we) (?:don't|dont|do not) have (?:an? )?(?:car|ride|kids|license|much)|(?:i|we)(?: do)? have (?:an?|two|three|no|to|guests|company|visitors|little) |(?:i|we)'?ve (?:already |just )?(?:been|done|seen|had|tried)|(?:i|we) (?:usually|normally|always|already) (?!want|need|love|like)|ya (?:vi|vimos|fui|fuimos|conozco|conocemos|hicimos|probe|probamos)|siempre (?:vamos|hacemos)|(?:i'm|im|i am|we're|we are) (?:so |really |not very |very |kinda |new |from |visiting|just |tired|bored|lonely|sad|retired|a |an |old|broke|exhausted|stressed|staying|sick|hungover|starving|pregnant|allergic|single|shy|anxious|nervous|deaf|blind|in a wheelchair|dying|going crazy|losing)|(?:i've |we've |i have )?been (?:learning|playing|living|doing|working|practicing|studying|going|trying|meaning|sick|stuck)|my (?:ex|cat|dog|phone|boss|landlord|car|knee|back|feet) |my (?:\w+ ){1,3}(?:(?:is|are)(?! (?:really |super |totally )?(?:obsessed|into|crazy about|a (?:huge |big )?fan|craving|dying to))|was|were|has|had|just|says?|said|won't|wont|can't|cant|broke|died|left|cancelled|canceled|dumped|moved|turns|uses|needs|keeps)|(?:the )?(?:babysitter|sitter|boss|doctor|dog|ex|kids|weather|landlord|gym|car) (?:is|are|was|were|has|had|just|cancelled|canceled|died|broke|ate|said|says)|you(?:'re| are| were|r| saved| helped| rock| suck| made| did| guys)|it(?:'s| is| was|s) (?:my|our|been|a|so|raining|too|cold|hot|our|his|her|the)|fue|fui|tuve|estuve|me (?:dejo|corrieron|dijeron|mude|case|divorcie|siento|pase|encanto)|(?:estoy|ando|estamos|andamos) (?:muy |bien |tan |super )?(?:triste|aburrid[oa]s?|cansad[oa]s?|sol[oa]s?|de visita|nuev[oa]|deprimid[oa]|enferm[oa]|estresad[oa]|emocionad[oa]|harto|harta)|mi (?:\w+ ){1,2}(?:es|esta|tiene|dice|cumple|[a-z]{2,}(?:io|aron|ieron|aba|aban))\b|la (?:ultima|otra) vez (?!que hay)\w+|soy (?:de|un|una|nuev[oa]|mama|papa|estudiante|madre|padre)|somos (?:de|un|una|nuev[oa]s)|acabo de|acabamos de)\b/;
/** What somebody is taken with is what they look for. */
const LIKING =
  /\b(?:obsesionad[oa]s?|obsessed|fanatic[oa]s?|apasionad[oa]s?|aficionad[oa]s?|le[s]? (?:encantan?|gustan?|fascinan?|laten?)|adoran?|vuelven? loc[oa]s?|se muere[n]? por)\b/;
const PAST = new RegExp(BYGONE, 'g');
/** Said to us: thanks, greetings, politeness, insults. */
const SAID_TO_US =
  /\b(?:sorry to (?:bother|bug|trouble)(?: you)?(?: again)?|if you (?:don't|dont|do not) mind|if (?:it's|its) not too much trouble|excuse me|pardon me|hope you(?:'re| are)? (?:are )?(?:doing )?well|how are you(?: doing)?(?: today)?|nice to meet you|(?:many |a thousand |muchas |muchisimas |mil )?(?<!accion de )(?:thanks|thank you|thx|gracias)(?: (?:so much|very much|a (?:lot|bunch|million|ton)|in advance|again|for (?:that|the \w+|your \w+|everything|all)|dear|hun|hon|honey|sweetheart|sweetie|love|darling|buddy|man|boss|chief|fam|sis|bro|dude|jef[ea]|mij[oa]|parce|mi (?:amor|nin[oa]|reina|rey|vida)|por (?:todo|lo de ayer|la ayuda|tu ayuda|adelantado)|de antemano|y perdon|de nuevo))*|god bless(?: you)?|bless you|dios (?:te|le|los) bendiga|perdon(?:a|e|en)? (?:la molestia|que (?:te|le) moleste|por molestar)|disculp[ae]n?(?: la molestia| que (?:te |lo |la |los |les )?(?:moleste|molesto))?|(?:que )?(?:tengas|tenga) (?:un )?buen(?:a|os|as)? (?:dia|dias|tarde|noche)|con permiso|que tal(?= *[,.!?|]| *$)|(?<!\ba )como (?:estas|esta|andas|te va)|te lo agradezco|espero que (?:estes|este) bien)\b/g;
const SWEARING =
  /\b(?:eres (?:un |una )?(?:\w+ )?(?:basura|inutil|porqueria|mierda|pendejada|tonteria|asco)(?: de (?:robot|bot|app|aplicacion|maquina|programa|pagina))?|good (?:grief|lord|heavens)|oh my (?:stars|goodness|gosh|word|lanta)|my goodness|what(?:'s|s| is) cooking(?! class)|god ?dam[nm](?:it)?(?: it)?|damn(?:it)?|dammit|f+u+c+k+(?:ing|in|er)?|wtf|ffs|omg|jesus(?: christ)?|for (?:god's|christ's|fuck's|pete's) sake|holy (?:shit|crap|cow)|bloody hell|no mames|no manches|pinche|chingad[oa]|carajo|cono|joder|puta madre|hijo de puta|a la verga|maldit[oa] sea)\b/g;
/** How people call whom they write to: nobody who comes along, and nothing that is looked for. */
const CALLED =
  "(?:mi |my |mis )?(?:babe|baby|hun|hon|honey|sweetheart|sweetie|sugar|dear|darling|sis|sister|bro|bruh|brother|bestie|girl|gurl|girlie|dude|man|mate|fam|y'?all|folks|homie|homegirl|queen|king|boss|chief|captain|buddy|bud|pal|friend|friends|people|guys|team|kiddo|sir|ma'?am|miss|madam|concierge|marquee|everyone|there|all|m?h?ij[oa]s?|mijit[oa]|nen[ea]s?|chamos?|chamas?|parceros?|parceras?|parces?|panas?|causas?|causitas?|compas?|compadres?|comadres?|carnal(?:es)?|weys?|gueys?|manos?|manitos?|mana|ti[oa]s?|chic[oa]s|gente|reinas?|reinit[oa]|rey(?:es)?|lind[oa]|guap[oa]s?|corazon|amor(?:cito)?|cielo|vida|nin[oa]s?|jef[ea]s?|joven(?:cito)?|senor(?:es|a|as|ita)?|caballero|amig[oa]s?|amigues|prim[oa]s?|vecin[oa]s?|asere|broder|herman[oa]s?|loc[oa]s?|boludos?|che|patron(?:a)?|marica|mamita|mami|papi|papito|pib[ea]s?|soci[oa]s?|camaradas?|colegas?|flac[oa]s?|gord[oa]s?|maestr[oa]|don|dona|abuel[oa])";
const CALLING =
  '(?:(?:good )?(?:morning|afternoon|evening)(?=[,.!;:])|good (?:morning|afternoon|evening|day)|buen[oa]s? (?:dias?|tardes?|noches?)|hey|oye|oiga|oigan|ay|epa|ey|che|ok|okay|yo|hi|hello|hola|ola|holi(?:s|wis)?|wena|buenas(?! (?:tardes|noches))|mira|pues|bueno|saludos|howdy)';
/** How a request begins. */
const CUE =
  "(?:que|q|donde|cuando|cual|a que|hay|algun|alguna|algo|busco|quiero|dime|dame|sabes|conoces|tienes|necesito|ya|me|oye|is(?! \\d)|are|any|anything|where|wheres|what|whats|what's|which|who|when|how|do|does|did|can|could|i'm|im|i|we|looking|find|show|got|know|anyone|yo|vi|hoy)";
/** Before a request. */
const GREETED = new RegExp(
  `^(?:(?:${CALLING}(?: ${CALLED})?[,.!;: ]+)*${CALLED},? (?=${CUE}\\b)|${CALLING}(?:[ ,]+${CALLED}(?=[,.!;:]))?[,.!;: ]+(?=\\S))+`,
);
const CALLED_LAST = new RegExp(`, ${CALLED}(?=[ .!?,]*$)`);

const RELATED =
  '(?:wife|wifey|husband|hubby|girlfriend|boyfriend|gf|bf|partner|ex|fiancee?|roommates?|coworkers?|co-workers?|colleagues?|boss|therapist|doctor|neighbors?|neighbours?|friends?|bff|bestie|teacher|trainer|kids?|children|(?:grand)?(?:sons?|daughters?|kids?)|nieces?|nephews?|sister|brother|mom|dad|mother|father|cousin|landlord|in-laws|esposa|esposo|marido|mujer|novia|novio|pareja|jef[ea]|amig[oa]s?|vecin[oa]s?|hij[oa]s?|niet[oa]s?|herman[oa]|mama|papa|suegra|prim[oa]|companer[oa]s?)';
/** Somebody who is away, or of whom something else is told than what they want: nobody who comes along. */
/** Who wishes for something is nothing that is wished for: `the choir ladies would love a brunch`. */
const WISHING =
  /\b(?:my|our|the|mi|mis|nuestr[oa]s?|los|las|el|la|an?|una?) (?:[\p{L}'-]+ ){1,4}?(would (?:love|like|enjoy|be into)|wants?|wanna|needs?|(?:is|are) (?:looking for|dying|craving|obsessed|crazy|hoping|(?:tired|sick) of)|hates?|odian?|quieren?|buscan?|necesitan?|quisieran?)(?= (?!que (?:le|yo|me|nos|les) |(?:me|us) to ))/gu;
/** Where those come from for whom something is: `for the ladies of the church`. */
const AUDIENCE =
  /(\b(?:para|con|for|with) (?:las|los|mis|mi|nuestr[oa]s?|the|my|our) (?!damas\b|fans?\b|amantes\b|lovers\b|fanatic|aficionad|curios)[\p{L}]+s?) ((?:del?|of|from|at) (?:(?:la|el|los|las|mi|the|my|our) )?[\p{L}]+)/gu;
const WHO = new RegExp(`\\b${RELATED}\\b`, 'gu');
const ELSEWHERE = new RegExp(
  `\\b(?:(?:and|but|since|because|cuz|y|pero|porque) )?(?:my|our|the|mi|mis|nuestr[oa]s?|los|las|la|el) (?!ex-)${RELATED} (?:(?:is|are|s|was|were) (?:out|away|gone|at|working|sick|busy|asleep|in bed|with (?:her|his|their|my|the|grandma)|on a|boring|mad|annoying|no help|off at|traveling|travelling|visiting (?!me|us)\\w+)|works?(?! (?:until|till?))|swears?|says?|said|tells?(?: me| us)?|told|thinks?|(?:may|might|will|is going to) (?:be )?(?:sing|play|perform|danc|compet|speak)\\w*|(?:won't|wont|can't|cant|cannot|doesn't|doesnt) (?:want to )?(?:come|go|make it)|no (?:quiere|puede|va|viene|va a poder)[n]?(?: (?:ir|venir))?|left|dumped|broke (?:up|it off)|cancel\\w*|bailed|ditched|keeps?|snores?|plays?(?= \\w+(?: *(?:$|[,.;!?]| (?:tonight|friday|saturday))))|esta(?:n)? (?:trabajando|fuera|con|en|de viaje|enferm[oa]s?|ocupad[oa]s?)|trabaja[n]?(?! hasta)|dice[n]?|dijo|dijeron|anda[n]? (?:fuera|de viaje)|me (?:dijo|dijeron|dejo|enseno|tiene[n]?|conto|recomendo)|de mi \\w+ (?:se casa|cumple|dice))(?: (?!(?:so|and|but|y|pero|is|hay|any|anything|which|who|there|there's|theres|that|that's|if|maybe|que)\\b)[\\p{L}\\p{N}':-]+){0,6}`,
  'gu',
);

export interface Told {
  /** What is left to read. */
  text: string;
  /** What somebody tells beside it: it names nothing that they want, and says who comes along, what they have, and when. */
  told: string;
  /** Without anything that is told; else the message as it is. */
  asked: string;
  /** Whether something was said to us beside or instead of a request. */
  isThanks: boolean;
}

/** A message in what is asked for and what is told beside it, without what is said to us. */
export function withoutChatter(message: string): Told {
  const isThanks = /\b(?:thank(?:s| you)|thx|gracias|appreciate (?:it|you|that)|te lo agradezco)\b/.test(message);
  const away: string[] = [];
  const text = withoutPastTimes(message)
    .replace(GREETED, '')
    .replace(CALLED_LAST, '')
    .replace(SAID_TO_US, ' , ')
    .replace(SWEARING, ' ')
    .replace(PAST, ' | ')
    .replace(ELSEWHERE, (said) => {
      away.push(said.replace(WHO, ' '));
      return ' | ';
    })
    .replace(GROWN, ' ')
    .replace(WISHING, (subject, verb: string, _at: number, whole: string) => {
      if (!namesTopic(whole.slice(whole.indexOf(subject) + subject.length)) && namesTopic(subject)) return subject;
      // Whose dislikes are told need not come along.
      if (!/^(?:hate|odia)/.test(verb)) away.push(subject);
      return verb;
    })
    .replace(AUDIENCE, (said, kept: string, of: string) => {
      away.push(of);
      return kept;
    })
    .replace(ORIGIN, (place) => (place.split(' ').some(namesThing) ? place : ' '));
  const clauses = clausesOf(text).map((clause) => ({
    ...clause,
    isStory: STORY.test(clause.text.trim()) && !LIKING.test(clause.text),
  }));
  const asked = clauses.filter(({ isTold, isStory }) => !isTold && !isStory).map((clause) => clause.text);
  if (asked.length === clauses.length)
    return { text: text.replace(/ +/g, ' ').trim(), told: away.join(' | '), asked: message, isThanks };
  // What is told says what is wanted where nothing else does: `I have never been to an opera, is there one?`.
  const isNamed = asked.some((part) => part.split(/[^\p{L}]+/u).some(namesThing));
  const isBeside = (clause: (typeof clauses)[number]) =>
    clause.isStory || (clause.isTold && (isNamed || clause.isReason || !namesTopic(clause.text)));
  const kept = clauses.map((clause) => {
    if (isBeside(clause)) return `${clause.before} | `;
    return clause.before + (clause.isTold ? withoutOrigins(clause.text) : clause.text);
  });
  const isTimed = DAY.test(kept.join(''));
  const told = clauses
    .filter((clause) => isBeside(clause) && !(clause.isReason && isTimed && OTHER_TIME.test(clause.text)))
    .map((clause) => withoutOrigins(clause.text));
  return {
    text: kept.join('').replace(/ +/g, ' ').trim(),
    // Thanks alone ask for nothing, whatever is told with them.
    told:
      isThanks && asked.join('').trim() === '' ? '' : [...away, ...told].join(' | ').replace(/\b(?:now|ahora)\b/g, ' '),
    asked: asked.join(' ').trim(),
    isThanks,
  };
}

const DAY = new RegExp(
  `\\b(?:${WEEKDAY}|tonight|tomorrow|today|hoy|manana|weekend|finde|fin de semana|\\d{1,2}(?:st|nd|rd|th))\\b`,
);
/** Who comes on another day is why, and nobody who comes along. */
const OTHER_TIME = new RegExp(
  `\\b(?:el|on|this|este|ese) (?:${WEEKDAY}|finde|fin(?: de semana)?|weekend)\\b|\\b(?:de noche|por la manana|por la tarde)\\b`,
);

/** Where somebody comes from is no place to go to. */
const ORIGIN =
  /(?<=\b(?:coming|visiting|in town|flying in|flies in|drives|driving|moved|moving)(?: (?:in|up|down|over|here|back))? )from (?!the\b|now\b|work\b)\p{L}+|(?<=\b(?:vienen?|llegan?|vengo|venimos|mudar(?:me|nos)?|mude|mudamos)(?: (?!(?:al?|para|por|en|una?)\b)\p{L}+){0,3} )(?:de|desde) (?!hoy\b|manana\b|semana\b|la\b|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|octubre|noviembre|diciembre)\p{L}+|(?<=\b(?:served|grew up|born|raised|stationed|deployed|creci|naci|servi|crecimos|nacimos) )(?:in|en) \p{L}+/gu;
const withoutOrigins = (told: string) =>
  told
    .replace(ORIGIN, ' | ')
    .replace(/\bfrom (?!the\b|now\b)\p{L}+|(?<=\b(?:soy|somos) )(?:de|desde) (?!la\b)\p{L}+/gu, ' | ');

const namesTopic = (text: string) => text.split(/[^\p{L}]+/u).some(isTopical);
const namesThing = (word: string) => isTopical(single(word)) || isTopical(word) || isForm(word);
