import { asksForMore } from './asks-for-more.ts';
import { AGAIN, directionIn, LIKE, saysWhich, whichOf } from './beyond-shown.ts';
import { namesTopic } from './clauses.ts';
import { INSULT, NOT_OURS, PLANTED } from './not-ours.ts';
import { isOffTopic, MISLAID } from './off-topic.ts';
import type { Phrase } from './phrase.ts';
import { FACT_WORDS } from './read-facts.ts';
import { asksOfPast, withoutPast } from './read-past.ts';
import type { Ask, Fact } from './wish.ts';

/** What only a forecast could answer. A "cool show", or something to do when it rains, is a request for events. */
const WEATHER =
  /\b(?:weather|forecast|clima|pronostico)\b(?!.{0,12}\b(?:app|lecture|class|book))|\b(?:will|is|does|going to|gonna) (?:it|there) ?(?:be )?(?:going to |gonna )?(?:rain|snow|raining|snowing|sunny|storm|pour)|\bis it (?:nice|warm|cold|hot|dry|sunny|too (?:cold|hot|wet)) (?:out|outside|enough|today|tonight|tomorrow|for|to)\b|\b(?:va a|ira a) (?:llover|nevar|hacer (?:frio|calor|buen tiempo))\b|(?<!\bsi )\b(?:llueve|llovera|hara (?:mucho )?(?:frio|calor|buen tiempo))\b|\bque tiempo (?:hace|hara|va a hacer)\b|\bdo i need an? (?:umbrella|coat|jacket)\b/;

/** Beside the question of the weather, another clause asks for something to do. */
const asksBeside = (text: string) =>
  text
    .split(/[.?!;,]+|(?= (?:but|so|pero|y si|and if) )/)
    .some((part) => !WEATHER.test(part) && ANYTHING.test(part) && part.trim().split(' ').length > 1);
const ANYTHING =
  /\b(?:anything|something|stuff|things to do|what(?:'s| is|s) (?:on|up|happening|going on)|any \p{L}+|algo|que (?:hay|puedo hacer|podemos hacer)|hay algun[oa]?|busco|quiero|looking for|find me|show me)\b/u;

/** Why something is wanted. */
const BECAUSE =
  /(?<=\p{L}.*)\b(?:because|cuz|since|porque|ya que|como)\b[^,.;!?]*|(?<=\p{L}.*[,.;] ?)(?:que|pues|es que) (?:va a|ira a|dicen que)[^,.;!?]*|(?<=\p{L}.*)\b(?:que|q|pues|es que) (?:este|ese|hoy) (?:va a|ira a|dicen que)[^,.;!?]*/gu;

const LAUGHTER =
  /^(?:(?:ja){2,}\w*|(?:ha){2,}\w*|lol+|lmao+|no manches|omg|wow|ok+|okay|k|kk|cool|nice|great|hmm+|meh|whatever|idk|vale|bueno|orale|sale|simon|ah+|oh+|uh+|que padre|asdf\w*|test(?:ing)?|\W+| )+$/;
const NEVER_MIND =
  /^(?:(?:ok|actually|oh|no|ah|uh|hmm|wait|bueno|mejor|ay|well|sorry|ugh|eh|nah),? )*(?:never ?mind|nvm|nevermind|forget (?:it|about it|that|all(?: that)?)|cancel that|olvidalo|olvidelo|dejalo(?: asi)?|no importa|ya no|nada|dejalo|nothing|bye|goodbye|see ya|adios|hasta luego|chao|nos vemos|no thanks|no gracias|no thank you|im good|i'm good)(?: (?:then|now|thanks|gracias|bye|all good|lol|sorry|it's fine))*[.! ]*$/;
const GREETING =
  /^(?:(?:hello|hi+|hey+|hiya|heya|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|hola+|ola|holi(?:s|wis)?|buen[oa]s?(?: (?:dias+|tardes+|noches+|nochecitas|tardecitas))?|buen dia|saludos|que (?:tal|onda|hubo|hay de nuevo|mas)|quiubo|wepa|klk|q lo q|que lo que|aloo?|yo+|sup|wassup|what'?s up|whats up|wazzup|aloha|bonjour|hallo|alo)(?: |[.,!?]|$)+|(?:sir|ma'?am|madam|miss|folks|y'?all|senor(?:a|ita)?|joven|caballero|jef[ea]|vecin[oa]|there|all|concierge|marquee|everyone|friend|buddy|dear|bot|mija|mijo|amigo|amiga|parce(?:ro|ra)?|compa(?:dre)?|carnal|pana|broder|bro|wey|guey|mi (?:nin[oa]|amor|cielo|reina|rey|vida|corazon|gente)|boss|chief|fam|sis|a todos|todos|again|how are you(?: doing)?(?: today)?|como (?:estas|esta|andas|le va|te va)|(?:andas|estas|sigues|hay alguien) (?:por )?(?:ahi|alli|aca|aqui)|anyone (?:there|home)|bestie|besties|girlie|girl|babe|love|hun|hon|queen|king|pal|mate|is anyone there|hay alguien(?: ahi)?|how do you do|you there|estas ahi|nice to meet you|mucho gusto|i'm new|im new)(?: |[.,!?]|$)+)+$/;
const THANKING =
  /\b(?:thank(?:s| you|u)?|thx|tysm|ty|thnx|gracias|grasias?|grax|appreciate (?:it|you|that)|te lo agradezco|(?:you(?:'re| are|r)|ur) (?:the best|awesome|amazing|great|a lifesaver|so (?:sweet|kind|helpful))|(?:you've|youve|you have) been (?:(?:so|very|super|a) )*(?:great|helpful|wonderful|kind|awesome|amazing|big help|help|lovely|sweet)|much obliged|appreciate (?:ya|y'all|u|this|the help|all)|cheers(?= (?:mate|then|love|pal|bud|for)| *(?:$|[.!,]))|have a (?:blessed|great|good|nice|lovely|wonderful) (?:day|night|one|evening|weekend)|take care|que le vaya (?:bien|bonito)|que te vaya (?:bien|bonito)|that(?: was|'s|s)? (?:so |very |really )?helpful|you rock|muy amables?|eres (?:lo maximo|genial|un amor|la mejor|el mejor)|that(?:'s| is|s) (?:perfect|great|awesome|all i need(?:ed)?)|perfect|awesome|excelente|perfecto|genial|god bless|dios te bendiga|dios (?:te|le|se) lo pague)\b/;
/** Somebody takes their leave, and asks for nothing. */
const LEAVING =
  /^(?:(?:ok|okay|well|bueno|pues|vale|thanks|gracias|muchas gracias|thank you|alright|all right),? )*(?:good ?night|nighty night|g'?night|bye+(?:[ -]bye)?|goodbye|good bye|see (?:ya|you)(?: (?:later|soon|around|tomorrow))?|ttyl|later,? gator|so long|farewell|adios|hasta (?:luego|pronto|manana|la vista|la proxima)|chao|chau|nos vemos|buenas noches,? (?:hasta manana|que descanses)|que descanses|me voy a dormir)(?:,? (?:then|now|all|everyone|marquee|friend|amig[oa]|mate|thanks|thank you|gracias|bye|and thanks|y gracias))*[.! ]*$/;
/** Praise for us, whatever it compares us with. */
const PRAISE =
  /^(?:(?:muchas |mil )?gracias|thanks?(?: you)?(?: so much)?|thx|ay|ok|oh|wow)?[,.! ]*(?:de verdad,? )?(?:(?:tu )?(?:eres|sos) (?:un|una|lo|el|la) (?:verdader[oa] |gran )?(?:sol|solecito|angel|amor|tesoro|encanto|crack|maquina|genio|cielo|estrella|joya|maximo|mejor|ayuda|bendicion|lindura|primor)|(?:you are|you're|youre|ur) (?:a|an|the|such a) (?:total |real |true |absolute )?(?:star|gem|angel|sweetheart|treasure|legend|peach|doll|champ|life ?saver|rock ?star|sunshine|ray of sunshine|best))[.! ]*$/;
/** How we are. */
const WELFARE =
  /^(?:(?:so|and|hey|ok|oye|y),? )*(?:how (?:are|r) (?:you|u|things|ya|y'all)(?: (?:doing|feeling|today|this (?:morning|evening)|going|holding up|all))*|how(?:'s| is) (?:it going|your day|everything|life)(?: going| today)*|how do you do|ola k (?:ase|ace)|(?:hola )?que (?:ase|ace)s?|como (?:estas|esta|andas|te va|le va|amaneciste|has estado|van|vas)(?: (?:hoy|usted|tu|todo))*|que (?:tal|onda|hay(?! hoy)|pasa|hubo|haces|cuentas|hay de nuevo)(?: (?:tal|todo|hoy|wey|bro|amig[oa]))*)[.?! ]*$/;
/** Asks who or what we are. */
const IDENTITY =
  /\b(?:(?:are|r) (?:you|u)|eres|es usted|is this|am i (?:talking|speaking|chatting) (?:to|with)|hablo con) (?:(?:a|an|1|un|una|even|actually|really|just|like|some kind of|real|live|human|actual|de verdad) )*(?:human|bot|robot|real|person|people|ai|chatbot|chatgpt|computer|machine|humano|persona|maquina|inteligencia artificial)(?= *(?:$|[|?.!,]|or\b|o\b))/;
/** Says nothing within a question to us. */
const FILLING =
  /\b(?:even|actually|really|exactly|just|please|pls|plz|else|all|exactamente|realmente|entonces|tu|usted|por favor|porfa|like|so)\b/g;
/** Where to buy what is named. */
const TICKETS_OF =
  /\b(?:can|could|do|where|how|may|puedo|podemos|se puede(?:n)?|donde|como)(?: (?:can|do|could|i|we|you|one|still|a person|todavia|aun|se))* (?:get|buy|find|purchase|score|reserve|book|save|hold|compr(?:ar|o|amos)|reserv(?:ar|o|amos)|apart(?:ar|o|amos)|conseguir|consigo)(?: (?:any|some|the|more|a|us|me|an|los|las|unos|un|una))* (?:tickets?|tix|seats?|spots?|passes|boletos?|entradas?|lugar(?:es)?|asientos?) (?:to|for|at|para|de|del|al)\b/;
/** Of one that is named, whether or not we know the word. */
const TICKETS_OF_ONE =
  /\b(?:tickets?|tix|seats?|passes|boletos?|entradas?) (?:to|for|at|para|de) (?:the|el|la|los|las) \p{L}|\b(?:boletos?|entradas?) del \p{L}/u;
/** The same of what is named without an article: `tickets to Harlan Oaks`. */
const TICKETS_OF_NAME =
  /\b(?:tickets?|tix|boletos?|entradas?) (?:to|for|para|de) (?!(?:it|them|this|that|these|those|me|us|my|our|mi|a|an|any|some|something|anything|tonight|tomorrow|today|saturday|sunday|friday|hoy|manana|esta|este|un|una|algo|el|la)\b)\p{L}{3}/u;
const LANGUAGE =
  /^(?:[a-z]+ )?(?:hablas?|habla usted|hablan|se habla|do you (?:guys )?(?:speak|know)|can you speak|speak) (?:en |any |some )?(?:espanol|ingles|spanish|english|french|portuguese)\b/;
const HELPING =
  /\bwhat (?:can|could) you do for (?:me|us)\b|\bwhat (?:(?:even|exactly|the heck) )*is this (?:site|app|thing|page)\b|\bwhat (?:are|r) (?:you|u) good (?:for|at)\b|\bcomo (?:se usa|funciona) est[oae]\b|\bwhat are you (?:able|capable) (?:to|of)\b|\bno me (?:sale|aparece|funciona) nada\b|^(?:(?:um|hi|hey|hola|ok|please|pls|por favor|porfa|can you|could you|puedes|me|i need|necesito|some|un poco de|,|\.+) ?)*(?:help(?: me)?(?: out)?(?: please| pls| plz)?|ayuda(?:me)?(?: porfa(?:vor)?| por favor)?|ayudeme)[.!? ]*$|\b(?:what (?:all |else )?(?:can|do) (?:you|u|this(?: thing)?) (?:do|know|find|help)(?: me)?(?: with)?(?! (?:for|on|in|this|to|near|that))|what (?:is|are) (?:this|you|marquee)(?: thing| app| site)?(?= *(?:$|[?.!]))|who (?:are|r) (?:you|u)|how (?:do|does|can|should|am|would) (?:you|this|it|i|the|u) (?:supposed to )?(?:\w+ )?(?:work|use(?: this| it| the)?)|(?:are|r) (?:you|u) (?:a )?(?:human|bot|robot|real|person|an? ai|ai|chatgpt)|what do i (?:do|type|say|ask)(?: here| now)?|what can i (?:ask|say|type)|how (?:do|does|to) (?:i )?(?:use|start)|not (?:very )?good with (?:computers|technology|phones)|i(?:'m| am)? (?:confused|lost)(?= *(?:$|[?.!]))|i don'?t (?:understand|get (?:it|this|how))|que (?:puedes|sabes|haces|es esto|eres)(?: hacer)?(?= *(?:$|[?.!]))|(?:para|pa) que (?:sirves?|es esto)|que (?:mas )?(?:puedes|sabes|haces|ofreces)(?: (?:hacer|decirme|buscar|ofrecer(?:me)?))*(?: por mi)?(?= *(?:$|[?.!]))|(?:me )?(?:puede[ns]?|podria[ns]?|pueden) (?:ayudar(?:me|nos)?|explicar(?:me)?|orientar(?:me)?)(?: (?:a buscar|con esto|en algo|porfa))?(?= *(?:$|[?.!])| (?:que|porque|pues) )|(?:pod(?:eis|es|rias|rian)|puede[ns]?|me|nos) (?:me |nos )?(?:echar(?:me|nos)?|echa[ns]?|dar(?:me)?|dan?) una mano|(?:estoy|ando) perdid[oa]|no se (?:ni )?(?:que|como) (?:preguntar|pedir|buscar|hacer aqui|usar(?:lo| esto)?)|me (?:lo )?explicas?(?= *(?:$|[?.!]))|no (?:le |te )?(?:entiendo|comprendo)(?! (?:el|la) (?:ingles|espanol))|(?:how|what) (?:\w+ ){0,2}(?:do|can|should|could|would|am|are) (?:i|you|we)(?: supposed to)? (?:\w+ )?(?:ask|say|type|write|tell|search|use|work|help)(?: (?:you|me|with|for|this|it|here|in here|into this))*(?= *(?:$|[?.!,]))|what(?:'s| is|s) (?:this|all this|marquee)(?: thing| for| about)*(?= *(?:$|[?.!]))|(?:explain|walk me through) (?:how )?(?:this|it|yourself)|what (?:kind|sort) of (?:questions|things) can|i need (?:some )?help(?= *(?:$|[?.!,]))|can (?:you|somebody|someone|anyone) help(?: me)?(?: out)?(?= *(?:$|[?.!,]))|quien eres|(?:me )?explica(?:s|me)? como|como (?:funciona|se usa|te uso|le hago|uso esto|empiezo)|que (?:puedo|te puedo) (?:preguntar|pedir|escribir)|eres (?:un )?(?:robot|bot|humano|persona|real)|no (?:entiendo|le entiendo|se (?:usar|como))(?= *(?:$|[?.!]| esto| usar)))\b/;
const CITIES =
  /\b(?:solo|nomas|unicamente) (?:tienen|hay|cubren|es|estan en) (?:en )?(?:esta|una|la) ciudad\b|\b(?:do|are|is) (?:you|u|this|it|y'all) (?:guys )?(?:only|just) (?:do|for|in|cover|have)? ?(?:south carolina|columbia|one city|this (?:city|state|town)|here|local)\b|\b(?:(?:list|show(?: me)?|names?|give me)(?: of)?(?: all)?(?: the| your)? (?:towns|cities|counties|places you|areas you|locations)|(?:are there|is there|do you have|any) (?:other |more )?(?:counties|cities|towns)(?! (?:events?|fairs?))|(?:en )?que partes|donde (?:mas )?(?:tienen|hay|cubren) (?:eventos|cobertura)(?= *(?:$|[?.!]))|which (?:places|areas|towns) (?:is|are|does) (?:this|you|it)|(?:which|what|other|any other|how many|wat) (?:other )?(?:cities|towns|places|areas|states|locations)(?= (?:do|are|can|is|you|have|near|besides|does|u)|\b *(?:\?|$))|cities (?:near|around|nearby|close|do you)|(?:which|what) towns|nearby (?:cities|towns)|(?:do|does|are) (?:you|this|it|u|y'all) (?:guys )?(?:cover|only (?:cover|do|have)?|have|work|in|do|support|serve)(?: \w+){0,3} (?:cities|towns|states|places|areas|besides|nationwide|everywhere|elsewhere|other (?:city|state|town)s?)|where (?:do|are) you (?:cover|operate|available|work)|que (?:otras )?(?:ciudades|pueblos|estados|lugares cubren|zonas)|(?:en )?(?:cuales|que) ciudades|ciudades cerca|otr[oa]s (?:ciudades|estados|pueblos)|(?:solo|nomas) (?:aqui|en esta ciudad|tienen aqui)\b.*\bo\b|(?:cubr(?:es|en|iendo)|tienen cobertura en|llegan (?:hasta|a)) (?!el\b|la\b|mi\b|que\b)\p{L}+(?: \p{L}+)?(?: tambien)?(?= *(?:$|[?.!]))|(?:tienen|hay|funciona|cubren|sirve)(?: \w+){0,3} (?:en )?otr[oa]s? (?:ciudad|estado|lado|lugar|pueblo)(?:es|s)?)\b/u;
/** What may be asked, and not what there is. */
const ASKABLE =
  /\b(?:what|which) (?:kinds?|types?|sorts?)(?: of)? (?:things|questions|stuff|requests)(?: \w+){0,4} (?:ask|tell|answer|say|do for|help)\b|\bque (?:tipos?|clases?)? ?(?:de )?(?:cosas|preguntas)(?: \w+){0,2} (?:preguntar(?:te)?|pedir(?:te)?|hacer(?:te)?|decir)\b/;
const KINDS =
  /\b(?:(?:what|which) (?:kinds?|types?|sorts?|categories)(?: of)?(?: (?:events?|things|stuff))?|categories|que (?:tipos?|clases?|categorias)(?: de eventos?)?|categorias)\b/;
/** What is asked of an event in words that could be those of its name. */
const PERFORMING =
  /\b(?:dejan|permiten|se permiten?|aceptan|admiten) (?:entrar |llevar |meter )?(?:con )?[a-z]+(?= (?:a|al|en)\b)|\bse pueden? (?:llevar|entrar con|meter|traer) [a-z]+(?= (?:a|al|en)\b)|\b(?:do|will) they (?:let|allow) [a-z]+ (?:in|into|at|inside)\b|\b(?:who|whos|who's|quien(?:es)?) (?:(?:is|are|was|will be|es|son|va a|van a) )?(?:the )?(?:hosting|playing|performing|headlin\w+|speaking|singing|opening|opener|organizing|dj'?ing|directing|tocar|toca[n]?|canta[r|n]?|presenta[r|n]?)(?: (?:for|at|on|in|en))?\b|\b(?:what|whats|what's) (?:is )?the (?:bag policy|dress code|age limit|line ?up|set ?list|parking|minimum age|policy|menu|theme)(?: (?:for|at|of|on))?\b|\b(?:who|whos|who's|what|whats)(?: is|'s)? the (?:headliner|opener|opening act|speaker|host|dj|admission|cover)(?: (?:at|for|of|to))?\b|\b(?:can|could|may|should|do) (?:i|we) (?:need to |have to )?(?:bring|take|wear|use) (?:(?:my|our|a|an|own|the|any) )*\p{L}+(?: \p{L}+)? (?=(?:to|at|into|in|for) the )|\bwhere (?:do|can|should) (?:i|we|you) park(?: (?:for|at|near))?\b|\b(?:is|are) (?:there )?(?:any )?parking (?:near|at|for|by)\b|\bhow (?:long|late|early|far)\b|\b(?:will there be|habra) (?:[\p{L}'-]+ ){1,3}(?=(?:at|during|for|en) (?:the|el|la) )|\b(?:take|takes|accept|accepts|sell|sells|serve|serves|allow|allows) (?:credit )?[\p{L}]+(?= *(?:$|[?.!]))|\b(?:should|do|can) (?:i|we) (?:line up|get there|arrive|show up|come|be there)\b|\bfrom (?:the )?parking\b|\bstart(?:ing)? line(?: of| for)?\b|\b(?:inside|outside|walking|running)(?= *(?:$|[?.!]))/gu;

/** A question about an event without what is asked, so that its name is left. */
export const withoutAsked = (text: string) =>
  (asksOfPast(text) ? withoutPast(text) : text).replace(PERFORMING, ' | ').replace(AGES, ' | ').replace(GONE, ' | ');

/** That there are no tickets. */
const GONE = /\b(?:(?:already )?(?:sold|sell|selling) out|agotad[oa]s?|(?:ya )?se (?:agotaron|agoto))\b/g;

/** Who is let in, asked of an event. A child that somebody brings is told of in a request, too: only what asks for leave counts. */
const AGES =
  /\b(?:what(?:'s| is|s) the (?:minimum age|age limit|age requirement)|(?:is|are) there an? age (?:limit|requirement)|(?:what|which) ages? (?:is|are|can)(?: (?:it|welcome|allowed))?|how old do (?:you|i|we|they|kids) (?:have|need) to be|(?:can|could|may) (?:i|we|you) (?:bring|take) (?:a |an |my |our )*(?:\d{1,2} ?-?(?:year|yr|yo|month)s?\S*(?: olds?)?|kids?|child(?:ren)?|toddlers?|teens?|teenagers?|bab(?:y|ies)|sons?|daughters?) (?:to|into|along to)|(?:can|could|may|are|is) (?:a |an |my |our )*(?:\d{1,2} ?-?(?:year|yr|yo)s?\S*(?: olds?)?|kids|children|toddlers|teens|teenagers|minors|babies|under ?21s?|a baby|baby|toddler)(?: (?:get in(?:to)?|go(?: to)?|come(?: to)?|attend|enter|allowed(?: (?:in|at|to))?|welcome(?: at)?|ok(?:ay)? (?:at|for)|permitted))|(?:desde|a partir de) que edad|que edad (?:minima|hay que tener|se necesita)|(?:edad minima|limite de edad)(?: (?:para|de|del))?|(?:pueden|puede) (?:ir|entrar|venir) (?:los |mis |mi |un |una )?(?:ninos|kids|ninas|menores|hij[oa]s?|bebes?)(?: (?:a|al|en))?)\b/g;

/** Questions about one event, each with what is asked of it. Behind the frame stands the name. */
const ABOUT: ReadonlyArray<readonly [Fact, RegExp]> = [
  [
    'on',
    /\b(?:is|are|was) (?:the |that |this )?(?!(?:there|it|this|anything|any|everything) (?:a|any|an)\b)(?:\S+ ){1,6}?(?:still (?:on|happening|going on|going|a thing)|(?:been )?(?:cancell?ed|postponed|rained out|called off|rescheduled))|\b(?:\S+ ){1,5}still (?:on|happening|open)\b|\b(?:did|have|has|was|were) (?:they |the )?(?:\S+ ){0,6}?(?:get |been )?(?:cancel(?:l?ed)?|postponed?|move[d]?|rained out|reschedul\w+)|\bsigue(?:n)? (?:en pie|programad[oa]s?|habiendo)|\b(?:se )?(?:cancelo|cancelaron|suspendio|pospuso|aplazo)\b|\b(?:esta|fue|fueron|estan|ha sido) (?:cancelad|suspendid|pospuest)[oa]s?|\btodavia (?:hay|va a haber|es|sigue) (?:el|la)|\b(?:aun|todavia) sigue\b|\bsi va a haber (?:el|la)\b/,
  ],
  [
    'when',
    /\b(?:what|what's|whats|when) (?:is |was )?the (?:date|day|time) (?:of|for)\b|\b(?:what|wat|which) (?:time|day|date|hour)s? (?:does|do|is|are|will|did|would)(?! (?:it|you|we|i) (?:think|best))|\bwhen(?:'s| is| are| does| do|s| will| would) (?:the )?(?!i\b|we\b|you\b|it (?:rains|snows))|\b(?:a )?que (?:horas?|dia) (?:es|empieza|abre|comienza|inicia|termina|cierra|sera|toca|se presenta)|\bcuando (?:es|empieza|sera|abre|comienza|termina|va a ser|son|toca)|\bhow (?:late|early) (?:does|is|do)|\bcuando cierra/,
  ],
  [
    'price',
    /\b(?:el|la|los|las) (?:\S+ ){1,6}?(?:es|son|sera|seran) (?:gratis|gratuit[oa]s?|de paga)(?= *(?:$|[?.!,]))|\bhow much (?:are|is|was|were|do|does|did|for|r|will)\b|\b(?:do|does|is) (?:the |they )?(?:\S+ ){0,5}?(?:charge|cost|free to (?:enter|get in)|have (?:an? )?(?:admission|entry|cover)(?: fee)?)|\bticket prices?\b|\b(?:es|son|sera) (?:gratis|de paga|gratuit[oa]s?) o (?:no|se|es|hay|cobran|cuesta|de|tiene|con)\b|\b(?:is|are) (?:it |they )?free or (?:do|does|is|not|paid|how)\b|\btiene[n]? (?:algun )?costo\b|\b(?:price|cost) (?:of|for)\b|\bcuanto (?:cuesta[n]?|costo|costaba[n]?|vale[n]?|sale[n]?|cobran|es la entrada|sale)|\b(?:el )?precio (?:de|del|para)\b|\ba como (?:esta|estan|sale|salen|es|son)\b|\b(?:se paga|hay que pagar|cobran) (?:por|en|para|entrada)/,
  ],
  [
    'where',
    /\bwhere (?:do|will|did|are) they (?:hold|holding|have|having|do|doing|host|hosting|put|putting)\b|\bwhere does (?:the|that) |\bwhere(?:'s| is| are| s|s| will)? (?:the |is the )?(?!i\b|we\b|you\b|can\b|to\b|should\b|do\b|could\b|best\b|(?:the )?(?:best|nearest|closest|cheapest) (?:place|spot|bar)|good\b|nearest\b|closest\b|cheapest\b|all\b|some\b|a\b|there\b|everyone\b|people\b)\S+|\b(?:what|which) (?:venue|address|location)\b|\b(?:address|location) (?:of|for)\b|\bhow (?:do|can|would) (?:i|we|you) (?:get|go) (?:to|there)\b|\bdirections (?:to|there)\b|\bdonde (?:es|queda|sera|va a ser|esta|se hace|son)\b|\ben que lugar es\b|\bcomo (?:llego|llegamos|se llega)(?: (?:a|al|ahi|alli))?\b|\bdireccion (?:de|del)\b/,
  ],
  ['length', /\bhow long (?:is|does|will|are|do)\b|\bcuanto (?:dura|tiempo dura)\b|\brun ?time (?:of|for)\b/],
  [
    'tickets',
    /\b(?:is|are) (?:the )?(?:\S+ ){1,5}?sold out\b|\b(?:did|has|have|will) (?:the )?(?:\S+ ){1,6}?(?:sell|sold) out\b|\b(?:are there|any|got|have) (?:any )?(?:tickets|seats|spots) (?:left|still|available)\b|\b(?:still|left) (?:tickets|get tickets)\b|\b(?:quedan|hay) (?:boletos|entradas|lugares)\b|\b(?:ya )?se (?:agotaron|agoto)\b|\bagotad[oa]s?\b/,
  ],
  [
    'access',
    new RegExp(
      `\\b(?:is|are) (?!there\\b|any|(?:${FACT_WORDS})\\b)(?:\\S+ ){1,5}?(?:an? |any )?(?:${FACT_WORDS})\\b|\\b(?:does|do|will) (?!you\\b|any)(?:\\S+ ){1,5}?(?:have|offer|provide|be) (?:an? |any )?(?:${FACT_WORDS})\\b|\\b(?:is there|are there|will there be) (?:an? |any )?(?:${FACT_WORDS}) (?:at|for|during) (?!a\\b|any)|(?<!que )\\b(?:es|sera|tiene|tendra|hay|habra) (?:un |una |algun )?(?:${FACT_WORDS})\\b|(?<!\\bcon )\\bacceso (?:para|en) silla\\b`,
    ),
  ],
  [
    'ages',
    new RegExp(
      `${AGES.source}|\\b(?:is|are) (?!there\\b|any|it\\b|this\\b)(?:\\S+ ){1,6}?(?:(?:kid|family|child|toddler|baby)[- ]friendly|for (?:kids|children|all ages|families)|(?:ok|okay|appropriate|suitable|good) for (?:kids|children|toddlers|an? \\d+)|all ages|(?:18|21)(?: ?\\+| and (?:up|over)))(?= *(?:$|[?.!,]))|\\b(?:es|sera) (?:el |la )(?:\\S+ ){1,5}?(?:para (?:ninos|familias|todas las edades|adultos)|apto para ninos)`,
    ),
  ],
  [
    'other',
    /\b(?:dejan|permiten|se permiten?|aceptan|admiten) (?:entrar |llevar |meter )?(?:con )?[a-z]+ (?:a|al|en) (?:el |la |los )?\p{L}|\bse pueden? (?:llevar|entrar con|meter|traer) [a-z]+ (?:a|al|en) |\b(?:do|will) they (?:let|allow) [a-z]+ (?:in|into|at|inside)\b|^ *(?:and |but |ok |so |hey |hi |yo |oye |quick question )*(?:does|will|did|has) (?:the|that) (?!\S+ (?:\S+ )?(?:have|do|show|host|get) (?:any|some))|\b(?:will there be|are there (?:going to|gonna) be|is there (?:going to|gonna) be|habra) (?:[\p{L}'-]+ ){1,4}(?:at|during|for|en) (?:the|el|la) |\b(?:tienen|tiene|hay|habra|venden|dan|sirven|cobran) (?:[\p{L}]+ ){1,3}en (?:el|la) (?:festival|feria|desfile|concierto|carrera|mercado|obra|baile)|\bi heard (?:that )?(?:the|they) |\bhow far is (?:the|it)|\b(?:can|could|may) (?:an? )?\d{1,2} ?-?(?:year|yr|yo)\S*(?: olds?)? (?:get in(?:to)?|go|come|attend|do|enter)\b|^ *(?:and |but |ok |so )*(?:is|are|does|do|will|can) (?!(?:it|they) (?:have|do|got) (?:one|any|another|some|anything)\b)(?:it|they|that one|this one|the (?:place|venue))\b(?!.*\b(?:free|cheap))|\b(?:is|are) (?:\S+ ){0,2}(?:parking|food|childcare|admission|entry|strollers?|dogs|pets|kids|bags|cameras|drinks) (?:free|available|allowed|included|provided|required|permitted|ok|okay|welcome)\b|\b(?:do|should|can) (?:i|we|you|kids|dogs|people|they) (?:need|have to|bring|wear|gotta|register|rsvp|buy tickets|get in|park)(?: \S+)? (?:to |tickets? |a |an |my |for |in |at )|\b(?:who|whos|who's) (?:is |are )?(?:hosting|playing|performing|headlining|speaking|singing|running|opening|organizing|dj'?ing|directing|in)\b|\bwhat(?:'s| is|s) the (?:dress code|age limit|lineup|line up|setlist|parking|minimum age|policy|menu|theme|bag policy)\b|\b(?:is|are) there (?:any )?(?:parking|food|seating|bathrooms|a bag check|an age limit|childcare|a shuttle|alcohol|wifi)(?: \w+)? (?:at|for|inside|during)\b|\b(?:what|whats|what's) (?:is )?(?:that|the) (?:thing|event|one|festival)\b|\b(?:is|are) (?:the )?(?:\S+ ){1,4}?(?:indoors?|outdoors?|inside|outside|kid friendly|pet friendly|dog friendly|worth it|all ages|21\+|any good|appropriate|ok for|okay for)\b|\bquien(?:es)? (?:toca[n]?|canta[n]?|organiza[n]?|se presenta[n]?|actua[n]?|va[n]? a)\b|\bhay (?:estacionamiento|parqueo|comida|banos|limite de edad) (?:en|para)\b|\b(?:necesito|hay que|tengo que|hace falta|se puede|puedo|se necesita) (?:registrarme|registrarse|boletos?|comprar|llevar|entrar|inscribirme|reservar|ir con)\b|\btell me (?:more )?about (?:the )|\b(?:cuentame|dime|hablame) (?:mas )?(?:de|del|sobre)\b|\bmas info(?:rmacion)? (?:de|del|sobre)\b|\bcan (?:i|you) bring (?:my |a |the )?\w+ to\b/u,
  ],
];

/** Questions that are about one event if they say its title, and else a request for such events. */
const OF_TITLE: ReadonlyArray<readonly [Fact, readonly string[]]> = [
  [
    'tickets',
    [
      'sold out *[?.! ]*$',
      '(?:tickets?|seats?|spots?|room|space)(?: (?:still|left|available|remaining))+ (?:for|at|to|in)\\b',
      '(?:still|any) (?:\\S+ )?(?:tickets?|seats?|spots?|room|space) (?:for|at|to|in)\\b',
      'agotad[oa]s? *[?.! ]*$',
    ],
  ],
  [
    'price',
    [
      '(?:ticket )?(?:prices?|cost) *[?.! ]*$',
      'how much *[?.! ]*$',
      '(?:is|are) (?!(?:it|they|that|this|there|any|anything|something|everything)\\b).+ free *[?.! ]*$',
      'cuanto *[?.! ]*$',
      'es gratis (?:el|la|los|las)\\b',
      '(?:el|la) .+ es gratis *[?.! ]*$',
    ],
  ],
  ['when', ['(?:what|which) (?:time|day) *[?.! ]*$', '(?:start|starting) time *[?.! ]*$', 'a que hora *[?.! ]*$']],
  ['where', ['(?:address|location|directions) *[?.! ]*$']],
  [
    'repeats',
    [
      '(?:does|do) (?:the )?.+ (?:repeat|happen again|happen every week|take place every week) *[?.! ]*$',
      'se repite (?:el|la)\\b',
    ],
  ],
  ['on', ['(?:cancelled|canceled|postponed|still on) *[?.! ]*$', 'cancelad[oa]s? *[?.! ]*$']],
];
const TITLED = OF_TITLE.map(([fact, ways]) => [fact, new RegExp(`\\b(?:${ways.join('|')})`)] as const);

/** What a message asks of an event if it says the title of one; null if it asks for no fact. */
export const factOfTitle = (text: string): Fact | null => TITLED.find(([, ways]) => ways.test(text))?.[0] ?? null;

/** A message without what instructs us. */
export const withoutPlanted = (text: string) => text.replace(EACH_PLANTED, ' | ');
const EACH_PLANTED = new RegExp(PLANTED, 'g');

/** Where in a clause something is wanted that is no event; -1 if nothing is. */
export const errandIn = (clause: string, hasTopic = namesTopic(clause)) =>
  NOT_OURS.exec(clause)?.index ?? (isOffTopic(clause, hasTopic) ? 0 : -1);

/**
 * What a message asks for besides events; null for a request for events.
 * @param text the whole message; the phrase is what of it is read for a wish
 * @param said what of it is left without chatter, whether it has a wish, whether what is wished for is known to us or narrowed, and whether it names something to do
 */
export function readAsk(
  text: string,
  phrase: Phrase,
  said: { isThanks: boolean; hasWish: boolean; hasTopic: boolean; isKnown: boolean; asked: string },
): Ask | null {
  if (LEAVING.test(text)) return { kind: 'bye' };
  if (PRAISE.test(text)) return { kind: 'thanks' };
  if (
    /^(?:start over|reset|new search|start again|empezar de nuevo|empecemos de nuevo|de cero)[.! ]*$/.test(text) ||
    NEVER_MIND.test(text)
  )
    return { kind: 'reset' };
  if (IDENTITY.test(text)) return { kind: 'help' };
  if (
    GREETING.test(
      text.replace(
        /\b(?:well|old|my|dear|oh|hope (?:you(?:'re| are|re)?) (?:having a good one|having a (?:good|great|nice) (?:day|one|night)|(?:doing )?well|good)) ?/g,
        '',
      ),
    ) ||
    WELFARE.test(text)
  )
    return { kind: 'hello' };
  const { hasWish, isThanks, hasTopic, isKnown, asked } = said;
  if (!hasWish && (isThanks || THANKING.test(text))) return { kind: 'thanks' };
  if (LANGUAGE.test(text)) return { kind: 'help' };
  if (!hasTopic && HELPING.test(text.replace(FILLING, ' ').replace(/ +/g, ' '))) return { kind: 'help' };
  if (!hasTopic && PLANTED.test(text)) return { kind: 'other' };
  if (WEATHER.test(text.replace(BECAUSE, ' ')) && !asksBeside(text)) return { kind: 'weather' };
  if (CITIES.test(text)) return { kind: 'cities' };
  if (ASKABLE.test(text)) return { kind: 'help' };
  if (KINDS.test(text)) return { kind: 'categories' };
  if ((hasTopic || TICKETS_OF_ONE.test(text) || TICKETS_OF_NAME.test(text)) && TICKETS_OF.test(text))
    return { kind: 'about', fact: 'tickets', isNamed: false };
  // "What time was the parade last week" has an answer; "how was it" has none.
  if (hasWish && asksOfPast(text) && !MISLAID.test(text))
    return { kind: 'about', fact: pastFact(text), isNamed: false, isPast: true };
  if (NOT_OURS.test(text) || isOffTopic(asked || text, isKnown)) return { kind: 'other' };
  if (!hasWish && (INSULT.test(text) || LAUGHTER.test(text))) return { kind: 'other' };
  return readOfShown(phrase, text, { asked: asked || text, isKnown });
}

/** What goes on from the events that were shown. */
function readOfShown(
  phrase: Phrase,
  text: string,
  { asked, isKnown }: { asked: string; isKnown: boolean },
): Ask | null {
  // Behind what is named anew, "anything like that" is said of it.
  if ((!isKnown || saysWhich(text)) && phrase.take(LIKE)) return { kind: 'like', which: whichOf(text) };
  const direction = asksForMore(text) ? 'later' : directionIn(phrase.rest);
  if (direction !== null) {
    phrase.take(/^.*$/);
    return { kind: direction };
  }
  if (phrase.take(AGAIN)) return { kind: 'again' };
  const fact = factAsked(asked);
  if (asksOfPast(text)) return { kind: 'about', fact: pastFact(text), isNamed: false, isPast: true };
  return fact === null ? null : { kind: 'about', fact, isNamed: false };
}

/** Whether it has been, unless more is asked. */
function pastFact(text: string): Fact {
  const fact = factAsked(text);
  return fact === null || fact === 'other' ? 'on' : fact;
}

/** What a question about one event asks of it; null if it is none. */
export function factAsked(text: string): Fact | null {
  const clauses = text.split(/[.;!?|,]+/);
  return ABOUT.find(([, frame]) => clauses.some((clause) => frame.test(clause)))?.[0] ?? null;
}
