import { takeCompanions } from './companions.ts';
import { takeAbsent } from './company.ts';
import type { Phrase } from './phrase.ts';
import { CLOSE_ONES } from './vocabulary/people.ts';
import type { Party } from './wish.ts';

/** Older than this is nobody that is brought along. */
const OLDEST_CHILD = 17;

/** From this age on a child is a teenager; teenagers of no told age are taken for this old. */
const YOUNGEST_TEEN = 13;
const TEENAGE = 15;
const TEENS = /\b(?:teens?(?! (?:night|club|center|fest))|teenagers?|adolescentes?|high[ -]?schoolers?)\b/;
/** With one of these among them it is for smaller ones, too. */
const SMALLER =
  /\b(?:toddlers?|bab(?:y|ies)|bebes?|little ones?|preschoolers?|kindergart\w+|tweens?|kids|children|ninos|famil(?:y|ies)|familias?|years?[ -]olds?|anos)\b/;

const AGE =
  /\b(?:aged? |edad(?:es)? (?:de )?|is |es de |de |tiene |turning |turns |cumple )?(\d{1,2})(?: ?(?:,|&|and|y|or|to|-|a) ?(?:an? |un[oa]? )?(\d{1,2}))* ?-?(?:years?[ -]olds?|yrs?(?:[ -]olds?)?|year olds?|y\/?os?|yo|anos|anitos)\b(?: old| de edad)?/;
const MONTHS_OLD =
  /\b(?:boys?|girls?|kids?|sons?|daughters?|child) of (?:[1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:nin[oa]|chiquit[oa]|hij[oa]|bebe|nen[ea]|pequen[oa]|niet[oa]|sobrin[oa]|chamac[oa]|chamit[oa]|pela[d]?[oa]|pelait[oa]|chav[oa]|morr[oa]|morrit[oa]|pib[ea]|chic[oa]|cabr[oa]|gurisa?|patoj[oa]|cipot[ea]|mocos[oa]|escuincle|huerc[oa]|muchachit[oa]|varon|hembrita|jit[oa]|cipote) de (?:[1-9]|1[0-7]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b(?! (?:de|a|octubre))|\b(?:step|grand)?(?:sons?|daughters?|kids?|boys?|girls?|nephews?|nieces?|hij[oa]s?|niet[oa]s?|sobrin[oa]s?),? (?:[1-9]|1[0-7])(?: (?:and|&|y) (?:[1-9]|1[0-7]))?\b(?! ?(?:am|pm|:|\/|-|th|st|nd|rd|dollars|bucks|of))|\b(?:turning|just turned|turns|cumple[n]?) (?:[1-9]|1[0-7])\b(?! ?(?:am|pm|decades|0))|\b\d{1,2} ?-?(?:months?[ -]olds?|mo olds?|mos?|mths?|m\.o\.|meses)\b(?! (?:que|despues|sin))|\b(?:is|are|just turned|tienen?|de) \d{1,2} ?months\b|\b(?:sons?|daughters?|kid|boy|girl|nephew|niece|grand(?:son|daughter)|hij[oa]|niet[oa]|sobrin[oa]|nen[ea]|nin[oa]) (?:is|turns|just turned|tiene|cumple) (?:[1-9]|1[0-7])\b(?! ?(?:am|pm|feet|foot|-|\/|:|\d))|\b(?:he|she)(?:'s|s| is| just turned) (?:[1-9]|1[0-7])\b(?! ?(?:am|pm|feet|foot|-|\/|:|\d|percent))/;

const PARTIES: ReadonlyArray<readonly [RegExp, Party]> = [
  [
    /\b(?<!college |university |uni )(?:grand|step)?(?:kids?|child(?:ren)?|kiddos?|kiddies|littles|little ones?|lil ones?|toddlers?|preschoolers?|kindergart\w+|(?:middle|grade|high)[ -]?schoolers?|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|[1-9](?:st|nd|rd|th)) grade(?:rs?)?|(?<=\b(?:my|our|with an?) (?:(?:boy|girl|cub) )?)scouts?(?: (?:pack|troop))?|(?<=\b(?:my|our) )students|(?<=\bmis )(?:alumn[oa]s|estudiantes)|alumn[oa]s de (?:kinder|primaria|secundaria|preescolar|prepa)|preescolares|(?:primer|segundo|tercer|cuarto|quinto|sexto|[1-6](?:er|do|ro|to|o)) (?:grado|ano de primaria)|gemel[oa]s|mellizos|per (?:boy|girl)|adolescentes?|tweens?|teens?(?! (?:night|club|center|fest))|teenagers?|bab(?:y|ies)|twins(?! (?:baseball|game))|triplets|newborn|infants?|(?<!\b(?:que|y|cuales|cuando|donde|cuanto|como|no|o|si|ya|hora|tambien|solo|quienes|[a-z]+(?:[oae]s)) )son(?! (?:\| (?:las?|los|el|tod[oa]s|est[oa]s|es[oa]s)\b|las?|los|el|un[oa]?s?|muy|de|cubano|jarocho|huasteco|gratis|para|en|mas|mis|buen[oa]s|dos|tres|cuatro|\d))s?|daughters?|babys?)(?:'s|s')?(?:[ -](?:friendly|activities|friend(?:ly)?|welcome|stuff|things|ok|appropriate|under|age[sd]?))?\b|\b(?:my |our |the |whole |entire )*(?:famil(?:y|ies)|(?<=(?:my|the|whole) )fam)(?:[ -](?:friendly|friend|fun|stuff|activities|oriented|outing|day))?\b(?! (?:dollar))|\b(?:gemel[oa]s|melliz[oa]s|trillizos|nin[oa]s?|ninit[oa]s?|nene?s?|nenas?|chamos?|chamac[oa]s?|chamaquit[oa]s?|crios?|crias|beb(?:a|as|it[oa]s?)|hijit[oa]s?|cipotes?|cipotas|jit[oa]s?|(?<=\b(?:mis|los|unos|con|tus) )(?:bichos|bichitos)|guaguas(?! (?:de|en))|chavit[oa]s?|chiquill[oa]s|chiquit[oa]s|chiquitines|carajit[oa]s?|varon(?:es|cit[oa]s?)|escuincles?|morrit[oa]s?|peques?|pequen[oa]s(?! (?:negocios|empresas|comercios))|pequenines|bebes?|hij[oa]s?|hijit[oa]s?|niet[oa]s?|nietecit[oa]s?|sobrin[oa]s?|criaturas|rugrats?|munchkins?|guaguas|gurises|pibes|infantil(?:es)?|familias?|familiar(?:es)?|nephews?|nieces?)\b/,
    'kids',
  ],
  [
    /\b(?:first |blind |double |cute |hot )*(?<!\b(?:the|that|this|what|which|whats|another|any|every|new|rain|expiration|due|play|other|same|exact|save|show|start|end|interview|court|wedding|release) )dates?(?: nights?| ideas?| spots?)*\b(?! (?:of|and|is|palms?|for the|with my (?:daughter|son|kid|mom)|or time))|\bromantic(?:o|a|os|as)?\b|(?<!\b(?:not|no|sin) )\bromance\b|\banniversary\b|\bhoneymoon\b|\bcouples?(?: only|s)?\b(?! (?:of|hours|days|things|weeks|friends))|\b(?:just )?(?:the )?(?:two|2) of us\b|\bjust (?:us|the) (?:two|2)\b|\b(?:me and |with |take |con |for |a )?(?:my |mi |the |tu )?(?:wife|wifey|husband|hubby|girlfriend|boyfriend|gf|bf|(?<!\b(?:shift|work|business|lab|running|gym|training|workout|tennis|bowling|hiking|study) )partner|spouse|fiancee?|sweetheart|better half|significant other|esposa|esposo|marido|(?<=\b(?:mi|tu|con la) )mujer|(?<!\b(?:trajes?|vestidos?) de )novia|novio|parejas?|(?<=\b(?:mi|tu|con la) )(?:vieja|senora))\b|\b(?:una |de |ideas para una |primera |en )*citas?\b(?! rapidas)|\baniversario\b|\b(?:nosotros|los) dos\b|\ben pareja\b|\b(?:mi (?:viej[oa]|senor[a]?|mujer|marido) y yo)\b|\b(?:yo y|(?:nosotros|vamos) con) mi (?:viej[oa]|senora?)\b|\bsolos? los dos\b/,
    'date',
  ],
  [
    /\b(?:girl'?s'?|guy'?s'?|boy'?s'?|lad'?s'?|ladie'?s'?|lady'?s'?)(?= (?:night|day|weekend|trip)\b)|\b(?:with |my |w |con |mis |some |the |un[oa]s |de |bunch of |group of |n )*(?:friends|(?<=\b(?:best|with (?:my|an?)) )friend(?!')|(?:mejor(?:es)? )amig[oa]s?|buddies|besties?|homies|(?<!\b(?:smash|mario) )bros|pals|mates|crew(?! (?:chief|cut|neck|member))|squad|amig[oa]s|amigues|cuates|compas|panas|parceros|parces|colegas|carnales|camaradas|comadres|roommates|coworkers|co-workers|the gang|girlies)\b|\b(?:the|with the|w the) (?:boys|girls|guys|lads|gang|ladies)\b|\b(?:las|con las) (?:chicas|muchachas|morras)\b|\b(?:con )?toda la (?:bol(?:it)?a|banda|raza|palomilla|pandilla)\b|\bcon mi (?:parche|combo|grupito|pandilla|palomilla)\b|\b(?:bachelor(?:ette)?|hen|stag) (?:party|do|night|weekend)\b|\bbachelor(?:ette)?s?\b(?! (?:degree|auction|of))|\bnoche de (?:chicas|amigas|amigos|mujeres|muchachas|damas)\b|\bdespedida de solter[oa]s?\b/,
    'friends',
  ],
];
/** Not brought along: these take nothing from what is for grown-ups. */
const WITHOUT_CHILDREN =
  /\b(?:without|no|not|sans|away from|leave|ditch(?:ing)?|sin) (?:with |con |around )?(?:the |my |any |los |mis )*(?:kids?|children|toddlers|babies|rugrats?|brats|(?:ninos|hijos|chamacos|escuincles|chicos|cipotes|nenes|peques|chavos|chiquillos|chamos|pelaos|crios|enanos))\b|\b(?:adults?[ -]only|only (?:for )?adults|for (?:adults|grown ?ups)|grown ?ups? only|kid[ -]?free|child[ -]?free|21 ?\+|21 and (?:up|over)|over 21|18 ?\+|solo (?:para )?adultos|para adultos(?! mayores)|mayores de (?:18|21))(?= |$|[.,!?])/;

/** A son or daughter who is grown up: nobody that a family's event is looked for. */
export const GROWN =
  /\b(?:(?:my|our) )?(?:(?:two|three|both) )?(?:adult|grown(?:[ -]up)?|(?:all[ -])?grown) (?:sons?|daughters?|kids?|child(?:ren)?|grandkids?|nephews?|nieces?)\b|\b(?:(?:my|our) )?(?:sons?|daughters?|kids?|child(?:ren)?),? (?:who )?(?:is|are|'re|s) (?:all |both |now |already )?(?:grown|adults?|in college|off at college|out of the house|married)(?: and gone|[ -]ups?| now)?\b|\b(?:(?:mi|mis|nuestr[oa]s?) )?(?:hij[oa]s?|niet[oa]s?|sobrin[oa]s?)(?:,? (?:que|ya|es|son|esta|estan|muy|todos))* (?:adult[oa]s?|grandes?|grandecit[oa]s?|mayores|mayor de edad|crecid[oa]s?|universitari[oa]s?|casad[oa]s?)\b(?! (?:de|que) \d)|\b(?:(?:my|our|mi|nuestr[oa]) )?(?:sons?|daughters?|grandsons?|granddaughters?|nephews?|nieces?|kids?|hij[oa]s?|niet[oa]s?|sobrin[oa]s?)(?: (?:who )?(?:is|are|just turned|turns|de|tiene|que tiene|cumple)|,)? (?:1[89]|[2-7]\d)\b(?! ?(?:am|pm|dollars|bucks|months|meses))(?: ?-?(?:years?|yrs?|anos|yo|y\/o)(?:[ -]olds?)?\b)?/;
/** Of what is for children, up to which age. */
const UNDER_AGE =
  /\b(?<kids>kids?|child(?:ren)?|boys?|girls?|toddlers?|ninos?|ninas?|(?:free|gratis) (?:for|para)) (?:(?:age[sd]? )?(?:under|below)|(?:and|or) under|menores de|de menos de) (\d{1,2})(?! ?(?:dollars|bucks|dolares))s?\b|\b(?:under|menores de) (?:[1-9]|1[0-7])(?:s| anos)\b/;
/** Not what a child would want, in so many words. */
const NOT_FOR_CHILDREN =
  /\b(?:not|isn't|isnt|nothing|never|no|nada) (?:(?:a|an|any|just|for|like|too|de|para|sea|sean|es|son) )*(?:kids?'?s?|child(?:ren)?'?s?|family|kiddie|ninos) ?(?:things?|stuff|events?|shows?|party|activit(?:y|ies)|cosas)?\b(?! (?:menu|area|zone))/;

/** How many come along, and from where: nothing that an event says. */
const HEADS =
  /\b(?:a |my |our |the )?(?:family|class|high school) reunions?\b(?! (?:tour|show|concert|special))|\b(?:somos|seremos|vamos) (?:un grupo de |como |unos )?\d{1,3}(?: (?!amig|ninos|parejas|chic|del? )[a-z]+)?(?: del? (?:la |el |mi |nuestr[oa] )?[a-z]+)?\b|\b(?:a )?(?:group|party|table|bus|busload|team) of \d{1,3}\b|\b\d{1,3} (?:people|adults|coworkers|colleagues|seniors|guests|personas|adultos)\b|\b(?!2 )\d{1,3} of us(?: (?:from|in) (?:the |our |my |an? )?[a-z]+(?: [a-z]+)?)?\b/;

/** Nobody comes along. */
const ALONE =
  /\b(?:by myself|on my own|all alone|(?:going|go|went|i'm|im|am|be|travell?ing|flying|riding|out|there|night|date) (?:alone|solo)|solo (?:trip|travell?er|date|outing|night|female)|(?:party|table|ticket|seat) (?:of|for) (?:one|1)|just (?:for )?me(?! and)|(?:solo|nomas|nada mas) (?:para )?mi(?= *(?:$|[|.,;!?]))|(?:voy|vengo|ando|estoy|ire|iria|viajo|llego|ir|salir|salgo|voy a ir|yo) sol(?:a|o|ita|ito)|sol(?:ita|ito)|(?<=(?:^ ?|[|,;] ?))sol[oa](?= *(?:$|[|,.;!?]))|por mi cuenta)\b/;
const CLOSE = new RegExp(
  `\\b(?:with |for |con |para )?(?:the |my |our |las |los |mis )?(?:${CLOSE_ONES})\\b(?! (?:show|expo|fair|market|dress))`,
);
/** From so many on, those who come along are friends, or a group. */
const FEW = 3;
const OF_ONE_PLACE = / (?:from|in|del?) | (?:compas|panas|cuates|parces|companeros|colegas)\b/;
const GROUP = 6;

/** Of a time and not of a child. */
const SPAN =
  /\bembarazada de (?:\d{1,2}|casi \d{1,2}) meses\b|\b\d{1,2} months? (?:pregnant|along)\b|\b(?:hace|llev(?:o|amos|a|an)|desde hace|tras|durante|(?:for|after|in|over|about)) (?:ya |casi |como |over |almost |about )?\d{1,2} (?:years?|anos|meses|months)\b(?!-| olds?)|\b\d{1,2} (?:years?|anos|meses|months) (?:ago|later|sober|clean|married|together|casad[oa]s?|rentando|sin|de casad[oa]s?|juntos|viviendo|straight|running)(?: (?:today|hoy|this (?:week|month)))?\b|\b(?:teach(?:es|ing)?|like it's|it's like) (?:the )?\d(?:st|nd|rd|th) grade\b/;

/** Who comes along. An age up to seventeen is that of a child. `isForAdults`: without children, in so many words. */
export function readParty(phrase: Phrase): { party?: Party; age?: number; isForAdults?: true } {
  const isOfTeens = TEENS.test(phrase.rest) && !SMALLER.test(phrase.rest);
  const groups = phrase.takeAll(HEADS).map(([said]) => ({ said, count: Number(/\d+/.exec(said)?.[0] ?? 0) }));
  // A few are friends where it is said from where they are.
  const areFriends = groups.some(({ said, count }) => count >= FEW && count < GROUP && OF_ONE_PLACE.test(said));
  const isAlone = phrase.take(ALONE) !== null;
  phrase.takeAll(GROWN);
  phrase.takeAll(SPAN);
  const isForAdults = [WITHOUT_CHILDREN, NOT_FOR_CHILDREN].filter((words) => phrase.take(words) !== null).length > 0;
  const isClose = phrase.take(CLOSE) !== null;
  takeAbsent(phrase);
  const isUnderAge = phrase.take(UNDER_AGE) !== null;
  const ages = phrase.takeAll(AGE).flatMap(([, first, last]) => [first, last].filter((age) => age !== undefined));
  const young = phrase.take(MONTHS_OLD);
  const isChild = young !== null || isUnderAge || ages.some((age) => Number(age) <= OLDEST_CHILD);
  const found = PARTIES.filter(([words]) => phrase.takeAll(words).length > 0).map(([, party]) => party);
  const company = takeCompanions(phrase);
  if (isClose || (found.length === 0 && areFriends)) found.unshift('friends');
  if (company && (found.length === 0 || company === 'kids')) found.unshift(company);
  if (isForAdults) {
    const [party] = found.filter((one) => one !== 'kids');
    return { isForAdults, ...(party ? { party } : {}) };
  }
  const party = isChild
    ? 'kids'
    : (found[0] ?? (isAlone ? 'solo' : groups.some(({ count }) => count >= GROUP) ? 'group' : undefined));
  if (party !== 'kids') return party ? { party } : {};
  const told = [...ages, ...(/month|meses|\bmo/.test(young?.[0] ?? '') ? [] : (young?.[0].match(/\d+/g) ?? []))]
    .map(Number)
    .filter((age) => age <= OLDEST_CHILD);
  const youngest = told.length > 0 ? Math.min(...told) : isOfTeens ? TEENAGE : 0;
  return { party, ...(youngest >= YOUNGEST_TEEN && !isUnderAge ? { age: youngest } : {}) };
}

const OWNED =
  "\\b(?:my|our|mi|mis|nuestr[oa]s?|with|w|con|bring(?:ing)?|tak(?:e|ing)|tengo|tenemos|(?:i|we) have|(?:i|we)'ve got)(?: [^\\s.,;!?|]+){0,2}? ";
const OF_PERSON = new Map(PARTIES.map(([words, party]) => [party, new RegExp(OWNED + `(?:${words.source})`)] as const));

/** Whether a message tells who comes along, and not only whom the event is for: `with my kids`, `she is 4`. */
export const isPartyOfPerson = (party: Party, text: string): boolean =>
  OF_PERSON.get(party)?.test(text) === true || (party === 'kids' && (AGE.test(text) || MONTHS_OLD.test(text)));
