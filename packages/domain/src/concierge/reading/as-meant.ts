import { ASIDES_MEANT } from './asides.ts';
import { OCCUPATION } from './vocabulary/occupations.ts';
import { WEEKDAY } from './weekdays.ts';

const DATE = `(?:the |el |next |mid )?(?:\\d{1,2}(?:st|nd|rd|th)?|${WEEKDAY}|pay ?day|january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\\b`;
const ENDS = '(?:lets? out|gets? out|ends?|is over|is done|finishes|wraps up|breaks up)';

const STAY_DAY = `(?:the |el )?(?:\\d{1,2}(?:st|nd|rd|th)?(?! ?(?:am|pm|:))|${WEEKDAY}|today|tonight|tomorrow|hoy|manana)(?=$|[ .,;!?])`;
const ON = '(?:on|el|this|next|este)';
const ARRIVING =
  '(?:llego|llegamos|aterrizo|aterrizamos|arriv(?:e|ing)|(?:we |i )?(?:get|fly|drive|roll|come)(?: in)?|(?:getting|flying|driving|coming|landing)(?: in)?|landing|we land|desde)';
const LEAVING =
  '(?:vamos|voy|regresamos|regreso|salimos|salgo|leave|leaving|fly|flying|head|heading|go|going|drive|driving|hasta|until|till?)';

/** What people say for something plainer, with the plain words. Text is lower case and without accents. */
const MEANT: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<=\p{L}): /gu, ', '],
  // To laugh is what comedy is for; "make me laugh" alone is said to us.
  [
    /\b(?:(?:need|want|could use|looking|in need of|time) (?:to |a |for a |for some )*(?:good |real |big )?laughs?(?:ing)?(?: (?:my|our) (?:head|ass|butt|face)s? off)?(?: (?:till?|until) i (?:cry|drop))?|laugh (?:(?:my|our) (?:head|ass|butt)s? off|(?:till?|until) i cry)|(?:something|somewhere|anything|anyone|someone) (?:to |that(?:'ll| will)? |who(?:'ll| will)? |where i can |to go )?(?:(?:make|makes|making) (?:me|us) laugh|for (?:some |a few )?laughs?|laugh))\b/g,
    'comedy',
  ],
  [
    /\b(?:morir(?:me|nos)? de (?:la )?risa|(?:quiero|necesito|ganas de|queremos|para) re[ií]r(?:me|nos)?|echar(?:nos)? unas risas)\b/g,
    'comedia',
  ],
  [
    /\b(?:de a? ?(?:grapp?a|gorra|choro)|que no cobren?(?! (?:mas|arriba))(?: (?:la |por )?entrada)?|sin (?:cobrar|que (?:te |me |nos )?cobren)|(?:donde |que )no (?:haya|hay|tenga(?:mos)?|se tenga) que pagar(?: nada)?)\b/g,
    'gratis',
  ],
  ...ASIDES_MEANT,
  [/\b(?:least expensive|lowest[ -]priced?|most (?:affordable|economical))\b/g, 'cheapest'],
  // When there is little money is no day that is asked for.
  [
    /\b(?:(?:money|cash|funds|things|budget)(?:'s|s| is| are)? (?:real |super |so |pretty |kinda |a bit )?(?:tight|short|low)(?: (?:this|right|until|till?) (?:week|month|now|payday|year))?|(?:este mes|esta semana|esta quincena)(?: (?:ya|si))? (?:ando|andamos|estoy|estamos|voy|vamos) (?:cort[oa]s?|sin|gastad|ajustad|apretad|quebrad)\p{L}*(?: (?:dinero|lana|plata))?|(?:pay ?day|paycheck) (?:isn't|isnt|is not|ain't) (?:till?|until) (?:the )?\p{L}+(?: of the (?:month|week))?)(?= *(?:$|[|.,;!?]| (?:so|and|but|y|pero|asi)\b))/gu,
    ' | ',
  ],
  // A day until which somebody has no money or cannot is no day that is asked for.
  [
    new RegExp(
      `\\b(?:(?:(?:pay ?day|my check|the rent|rent)(?: [\\w']+)? |(?:i |we )?(?:don't|dont|won't|wont|do not) get paid |(?:i'm |im |we're )?(?:broke|skint|grounded|on a diet|strapped) |(?:i |we )?(?:can't|cant|cannot) \\w+ |in the shop |no (?:me pagan|cobro|cobramos|tengo (?:dinero|lana|plata)) |sin (?:dinero|lana|plata) )(?:not )?(?:till?|until|hasta)|(?:pay ?day|quincena) (?:is|es)) ${DATE}`,
      'gu',
    ),
    ' | ',
  ],
  [
    /\b(?:finde|fin de semana|puente) (?:largo|feriado)(?: (?:de|del) octubre)?\b|\b(?:finde|fin de semana) (?:del? )?puente\b|\b(?:el )?puente (?:de|del) octubre\b/g,
    'columbus day weekend',
  ],
  [/\b(?:el )?lunes (?:feriado|festivo|de puente)\b/g, 'columbus day'],
  [new RegExp(`(?<=\\b(?:${WEEKDAY}|tomorrow) )eve(?=$|[ .,!?])`, 'g'), 'evening'],
  // What somebody cannot do, does not know or does not have says nothing of an event.
  [
    /\b(?:(?:pero|y|aunque|porque|que) )?(?:ya )?no (?:hablo|habla|hablan|hablamos|entiendo|entiende|entienden|se|sabe|saben|sabemos|conozco|conoce|conocemos|conocen|manejo|manejamos|maneja|manejan|conduzco|conduce|fumo|fuma|madrugo) (?!si\b|que\b|donde\b|cuando\b|como\b|usar\b|buscar\b)(?:(?:de|por|en) (?:la )?)?(?:(?:a|el|la|los|las|ni|nada de|muy bien el|bien el|mucho el) )?[\p{L}]+(?: (?:ni|y|o) [\p{L}]+)?/gu,
    ' | ',
  ],
  [
    /\b(?:sin|no (?:tengo|traigo|hay|necesito|llevo)|without an?|no|(?:don't|dont|do not) have an?|(?:do i |do we )?(?:need|needs) a(?= partner)) (?:pareja|(?:previa )?cita|novi[oa]|espos[oa]|partner|boyfriend|girlfriend|husband|wife|date)(?: (?:needed|necessary|required|fija|todavia|de baile))?(?=$|[ .,;!?])/g,
    ' | ',
  ],
  [
    /\b(?:i|we|she|he|they|my \w+) (?:do not|don't|dont|does not|doesn't|doesnt|can't|cant|cannot|no longer|won't|wont|never|hates? to|refuses? to) (?:like to |want to )?(?:drive|walk|bike|smoke|speak|know how to \w+)(?: (?:at|after|in|on|too|very|much|well) ?\w*(?: \w+)?)?(?=$|[.,;!?]| (?:so|but|and)\b)/g,
    ' | ',
  ],
  [
    /\b(?:(?:yo|ella|el) )?no soy (?:muy |mucho |tan )?(?:de|buen[oa] (?:para|en)) (?!aqui\b|la\b|el\b|por\b)[\p{L}]+/gu,
    ' | ',
  ],
  // What somebody else says there is, is asked for.
  [
    /\b(?:my|mi|our|nuestr[oa]|un|una|a|the|el|la) (?:[\p{L}]+ ){1,3}(?:keeps? saying|says?|said|told (?:me|us)|heard|mentioned|swears|dicen?|dijo|dijeron|conto|comento|menciono|me (?:dijo|dijeron|conto|comento))(?: (?:that|que|about))? (?=there|theres|hay\b|habia|va a haber|tienen|they have|y'all have|you have)/gu,
    ' ',
  ],
  [/\b(?:none|ninguna?) of (?:that|the|this) ([\p{L}]+) (?:business|stuff|nonsense|crap|junk|mess)\b/gu, 'no $1'],
  [/\btarde[ -]?noche\b/g, 'noche'],
  [
    /(?<!\b(?:years?|year's|christmas|halloween|hallows|wedding|thanksgiving|eve) )\beves?(?= *(?:$|[|.,;!?]))/g,
    'evening',
  ],
  [/(?<=\p{L}{3} )am(?= *$)/gu, 'in the morning'],
  [/\b(?:que )?no sea(?:n)? (?:de|en la|por la) noche\b|\b(?:just )?not at night\b/g, 'before 18:00'],
  [
    /\b(?:no|nothing|not|nada|sin)(?: (?:too|super|so|early|de|en|por|in|the|la|las|muy|temprano))* (?:mornings?|mananas)(?: (?:stuff|events?|things?|person))?(?= *(?:$|[|.,;!?]))/g,
    ' ',
  ],
  [/\bel mero (?=\d)/g, 'el '],
  // Children who are left somewhere, and who sent this for somebody: they come along nowhere.
  [
    /\b(?:(?:i |we |to |have to |tengo que |tenemos que |hay que )*(?:drop(?:ping)?|dropping|pick(?:ing)? up|dej(?:ar|o|amos|e)|llev(?:ar|o|amos)|recog(?:er|emos)|recojo)(?: off)?(?: up)?) (?:a |al |the |my |our |el |la |los |las |mi |mis )*(?:kids?|children|son|daughter|baby|toddler|nin[oa]s?|hij[oa]s?|niet[oa]s?|bebe|chamac[oa]s?|peques?)(?: off)? (?:at|to|from|in|a|en|de) (?:the |la |el |su )?(?:school|daycare|practice|camp|preschool|kindergarten|grandma's|escuela|guarderia|kinder|colegio|primaria|abuela)\b/g,
    'busy',
  ],
  [
    /(?:\b(?:my|our|the|mi|mis|el|la|los|nuestr[oa]) |(?<=^|[,.;!?|] ?|\b(?:sorry|sry|oops) ))(?:(?:little|older|oldest|youngest|big) )?(?:kids?|son|daughter|grand(?:son|daughter|kids?)|baby|toddler|cat|nin[oa]s?|hij[oa]s?|niet[oa]s?|bebe|gato|wife|husband|espos[oa]) (?:just |me |nos |le )*(?:was typing|is typing|hit send|typed|grabbed|sent|pressed|got (?:a ?hold|hold)|set (?:this|it|me)|put this|installed|showed me|downloaded|agarro|mando|escribio|instalo|bajo|puso|pico|apreto|descargo)(?: (?!any\b|is\b|hay\b|algo\b)[\p{L}']+){0,5}/gu,
    ' | ',
  ],
  [
    /\b(?:(?:i|we) )?(?:just )?lost (?:my|our) (?:husband|wife|mom|dad|mother|father|son|daughter|partner)(?: (?:in|last|this|back in) \p{L}+)?|\b(?:perdi|perdimos) a (?:mi|nuestr[oa]) \p{L}+(?: en \p{L}+)?/gu,
    ' | ',
  ],
  // What somebody heard of it from somebody.
  [
    /,? (?:(?:my|mi|our|the) )?\p{L}+ (?:told (?:me|us)|said|says|heard|thinks|swears|(?:me |nos )?(?:dijo|dijeron|dice|dicen)) (?:that |que )?(?:it|they|that it|ya no|lo|la|se|no)(?:'s|s| is| was| were| got)? \p{L}+(?: \p{L}+)?(?= *(?:$|[.?!]))/gu,
    ' | ',
  ],
  [/\b(?:el |ese )?mero dia\b(?: de)?/g, ' '],
  // How somebody gets around.
  [
    /\b(?:voy|vamos|ando|andamos|me muevo|nos movemos|llego|iria|iriamos|viajo) (?:a todos lados |siempre |solo )?(?:en|a) (?:mi |la )?(?:bici|bicicleta|carro|camion|autobus|metro|bus|guagua|tren|pie|coche|uber|moto|patineta)\b|\b(?:i'm|im|we're|i|we|i'll be|she's|he's) (?:on|by|take|taking|ride|riding|going by|coming by|getting there by|traveling by)(?: my| a| the)? (?:bike|bicycle|bus|train|car|foot|scooter|uber|metro)\b/g,
    ' | ',
  ],
  // Which of two days it is.
  [
    new RegExp(
      `(?<=[\\p{L}],? )(?:es|sera|seria|is it|was it|its) (?:este |el |this |on |the )?(?:${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th)?|week(?:end)?|fin de semana|finde) (?:o|or) (?:el |the |this |on )?(?:next |de la )?(?:otro|otra|siguiente|proximo|que viene|one|following|after|week(?:end)?|semana|${WEEKDAY}|\\d{1,2}(?:st|nd|rd|th)?)(?: one| after)?`,
      'gu',
    ),
    'cuando es',
  ],
  // A word that was put right: `fútbol, perdón, soccer`.
  [
    /(?<=\p{L} )(?:el |la |los |las |the |a )?(?!hola\b|oye\b|ay\b|no\b|si\b|ok\b|y\b)[\p{L}]+,? (?:perdon|digo|quise decir),? (?=[\p{L}]{3,})(?!(?:la|por|que|pero|si|no|hay|donde)\b)/gu,
    '',
  ],
  // A birthday is no day of the month.
  [
    /\b((?:my|our|his|her|their|mi|mis) (?:[\p{L}]+ )?[\p{L}']+?|[\p{L}]+'s|besties|moms|dads|wifes|husbands|sisters|brothers|friends) (?:[2-9]\d|1[89])(?:st|nd|rd|th)(?! of| floor)(?: (?:birthday|bday))?\b/gu,
    '$1 birthday',
  ],
  // When somebody arrives and leaves are the first and the last day.
  [
    new RegExp(
      `\\b(?:${ARRIVING})((?: (?:in|into|to|at|a|en|aqui|here)(?: \\p{L}+){0,2}?)?) (?:${ON} )?(${STAY_DAY})(?:,| y| and)*(?: (?:i|we|me|nos))? (?:${LEAVING})(?: (?:out|home|back|again|a casa))? (?:${ON} )?(${STAY_DAY})`,
      'gu',
    ),
    '$1 from $2 to $3',
  ],
  [/\bfrom manana to /g, 'from tomorrow to '],
  [/\bfrom (?:today|tonight|hoy) to /g, 'from today to '],
  [
    new RegExp(
      `\\b((?:i|we|i've|we've) (?:only |just |also )?(?:have|got)|(?:i'm|im|we're|i am|we are)(?: only)?)((?: (?:on|the|or|and|next|this|${WEEKDAY}|weekend|night|morning|afternoon|evening|tomorrow|today|week|month|\\d{1,2}(?:st|nd|rd|th)?|all|day))+) free\\b`,
      'g',
    ),
    '$1$2',
  ],
  // An hour at which somebody is busy.
  [
    /(?:\b(?:because|cuz|since|as|porque|ya que|que|pues|and|but|pero|y))? ?(?<=^|[,.;!?] ?|(?:because|cuz|since|as|porque|que|pues|and|but|pero|y) ?)(?:i|we|yo|i'm|im|we're)?(?: have to| need to| usually| always| still| tengo que| tenemos que| ya)? ?(?:naps?|nap|rest|pick up|teach|work|start work|start|wake up|get up|(?:be |am )?(?:wide )?(?:up|awake)|volunteer|babysit|eat|me levanto|nos levantamos|me despierto|me acuesto|entro|entramos|trabajo|recojo|recogemos|como(?! a )|comemos|duermo|dormimos|doy clases?|cuido|fly out|leave|head (?:out|back|home)|check out|drive back|me voy|nos vamos|regreso|regresamos|sale mi vuelo)(?: (?:a |at )?[\p{L}']+){0,4}? (?:at|a las?) (?:noon|\d{1,2}(?::\d\d)?(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: de la \p{L}+)?(?=$|[ .,;!?])(?: (?:anyway|anyways|regardless))?/gu,
    ' | ',
  ],
  // What does not matter.
  [/\b(?:en \p{L}+ )?(?:(?:me|nos) )?da (?:igual|lo mismo)(?= *(?:$|[|.,;!?]))/gu, ' | '],
  // What brings somebody to a town.
  [
    /(?<=\b(?:in|visiting|here|staying)\b[^.!?]{0,40}) for (?:an? |the |my |our )?(?:work |business )?(?:conference|wedding|convention|training|funeral|business|work)(?= *[,.;!?])/g,
    ' ',
  ],
  [
    /\b(?:my|our) \p{L}+ (?:won't|wont|can't|cant|doesn't|doesnt) (?:shut up|stop talking|stop) about\b|\b(?:mi|nuestr[oa]) \p{L}+ no (?:para|deja) de hablar del?\b/gu,
    'any',
  ],
  [/\bpop[ -]?up(s?)\b/g, 'pop-up$1'],
  // What was not meant: "it was not Friday but Saturday".
  [
    new RegExp(
      `\\b(?:me equivoque,? |perdon,? )?no (?:era|es|seria) (?:el |para el )?[\\p{L}]+(?: \\d{1,2})?,? sino (?:que )?((?:el |para el )?[\\p{L}]+)`,
      'gu',
    ),
    'mejor $1',
  ],
  [
    /\b(?:comma|coma)\b(?= (?:el|la|los|las|a|y|pero|en|para|que|con|sin|the|at|on|and|but|for|with|this|next|near|any|is|are|este|hay|si) )/g,
    ',',
  ],
  [/\b(?:que )?no (?:cuesten?|valgan?) nada\b/g, 'gratis'],
  // Who is not there any more comes along no more.
  [
    /\b(?:my |mi )?(?:late|ex|former|deceased|difunt[oa]|finad[oa])[ -](?:husband|wife|hubby|partner|boyfriend|girlfriend|mom|dad|mother|father|espos[oa]|marido|novi[oa]|mama|papa)\b|\b(?:me|nos) (?:dejo|corto|termino|abandono|planto|cancelo|fallo) (?:mi|la|el) \p{L}+|\b(?:my |mi )(?:husband|wife|mom|dad|mother|father|espos[oa]|marido|mama|papa) (?:passed(?: away)?|died|murio|fallecio)\b(?: (?:in|en|last|this|el) \p{L}+)?/gu,
    ' | ',
  ],
  [/\b(?:one by one|one at a time|un[oa] por un[oa]|de un[oa] en un[oa])\b/g, ' '],
  [/\b(?:es)?perat?[ea](?:te|me)?(?=[,.!]? )/g, 'espera'],
  [
    /\b(?:de preferencia|preferentemente|preferably|ideally|idealmente|a poder ser|si se puede|if possible|de ser posible)\b/g,
    ' ',
  ],
  [
    new RegExp(
      `(?<=^|[,.;!?|] ?|(?:because|cuz|porque|pero|but) )(?:(?:ando |estoy |all |fully |super )*(?:busy|booked|slammed|swamped|tied up|working|ocupad[oa]s?|trabajando)) (?:on |all |el |este )*(?:${WEEKDAY})(?=,| so\\b| but\\b| pero\\b| asi\\b)`,
      'g',
    ),
    ' | ',
  ],
  // What day it is, and the one that was not meant.
  [new RegExp(`\\b(?:(?:ya|hoy) (?:es|estamos a)|it(?:'s| is) already|today is) (?:${WEEKDAY})\\b`, 'g'), ' | '],
  [
    new RegExp(
      `\\b(?:puse|dije|escribi|pedi|i (?:said|put|wrote|typed|meant to say)) (?:el |on )?(?:${WEEKDAY}),? (?:(?:pero|but|y|and) )?(?:quise decir|es|era|i meant|meant|it's|its|it is|i want) `,
      'g',
    ),
    'mejor ',
  ],
  // Of an age, and no price.
  [/\b(?:i'm|im|i am|we're|we are|she's|he's|they're) (?:still |both |all )?(?:under|over) (?:18|21)\b/g, ' | '],
  [/\b(?:ahorita|ahora) (?=(?:quiero|queremos|busco|buscamos|ando|necesito|no|ya) )/g, ' '],
  [/\b(?:que hay|y|mejor|o|para|pal) pasado(?= *(?:$|[|.,;!?]))/g, 'pasado manana'],
  [/\b(?:night|graveyard|evening|late|day|swing|third|second) shift\b/g, 'work'],
  [/\b(\d{1,3}) (?:pavos|dolarucos|verdes|plata|palos|cocos)\b/g, '$1 dolares'],
  // Days of work are no days that are asked for; those without it are.
  [
    new RegExp(
      `\\b(?:trabajo|trabajamos|chambeo|camello|estudio|laburo|curro|(?:i|we) (?:work|study)|(?:i'm |im )?working|(?:tengo|tenemos) (?:clases?|escuela|trabajo)|(?:estoy |ando )?ocupad[oa]s?|busy) (?:del? |from |todos los dias )?${WEEKDAY} (?:al?|to|through|thru|-|till?|hasta) (?:el )?${WEEKDAY}\\b`,
      'g',
    ),
    ' | ',
  ],
  [
    new RegExp(
      `\\bno (?:trabajo|trabajamos|chambeo|tengo (?:clases?|escuela|trabajo)) (?:ni )?(?:el |los )?(${WEEKDAY}) (?:ni|y|o) (?:el |los )?(${WEEKDAY})\\b`,
      'g',
    ),
    '$1 y $2',
  ],
  [
    /\b(?:pero )?que no (?:den?|sean? de|asusten?) (?:(?:mucho|tanto|demasiado) )?(?:miedo|susto)s?\b|\bno muy de miedo\b/g,
    ' ',
  ],
  [new RegExp(`\\b(?:my |the |our )?${OCCUPATION} ${ENDS} (?:at|around) `, 'g'), 'i get off at '],
  [/\b(?:la |mi |el )?(?:reunion|junta|misa|escuela|clase|partido|turno) (?:termina|acaba|sale) a /g, 'salgo a '],
  [
    /\b(?:my|our|mi|nuestro|(?:i|we) have an?|i only have an?) (?:only |one |unico |free )?(?:gap|window|opening|slot|break|lunch break|hueco|rato libre)\b(?: (?:is|es)\b)?/g,
    'time',
  ],
  [
    /\b(minus|without|except|not|no|but|menos|sin) (?:anything|cualquier cosa|nada)(?: (?:with|about|involving|that's|thats|de|con|que sea))? (?!on\b|this\b|to\b|at\b|in\b|for\b|tonight\b|tomorrow\b)/g,
    '$1 ',
  ],
  [
    /\b(?:not|no) (?:so|that|super|overly|all that|tan|muy) (?:scary|spooky|serious|fancy|formal|long|intense|strenuous|touristy|crazy|boring|cheesy|violent|gory|miedoso|serio|formal|elegante|largo)\b/g,
    ' ',
  ],
  [
    /^ *(?:(?:ok|okay|vale|bueno)[, ]+)?(?:i(?:'ll| will)? (?:pick|choose|take|go with)|elijo|escojo|me quedo con) (?=the |el |la |[a-z])/g,
    'make it ',
  ],
  [/(?:\b(?:is|are)|'s) (?:nuts|mad|bonkers|wild|bananas|crazy) (?:about|for)\b/g, ' loves'],
  // What alone does not bore somebody is what they like.
  [
    /\b(?:(?:se )?(?:les? )?(?:aburren?|cansan?)(?: de)?|odian?|no (?:le|les) gusta)(?: de)? (?:casi )?(?:todo|nada)(?: \p{L}+)?,? (?:menos|excepto|salvo|que no sean?)(?: del?)?(?= )/gu,
    'le encanta',
  ],
  [
    /\b(?:hates?|(?:is |gets )?bored (?:of|by|with)|dislikes?|(?:doesn't|don't|doesnt|dont) (?:like|care for)) (?:pretty much |almost |just about )?(?:everything|anything)(?: in the world)?,? (?:except(?: for)?|but|besides|that (?:isn't|is not))(?= )/g,
    'loves',
  ],
  [
    /\b(?:ama|aman|adora|adoran|es fan de|son fans de|esta loc[oa] (?:por|con)|es fanatic[oa] de) (?=(?:a )?(?:los|las|el|la) )/g,
    'le encantan ',
  ],
  [/\b(?:fair (?:enough|point|play)|no fair|not fair)\b/g, ' '],
  [
    /\b(?:until|till?) (?:my|our) (?:feet|legs|head|face|voice|ears|arms)(?: (?:hurts?|falls?|bleeds?|gives?|aches?|are|is)(?: (?:off|out|sore|up))?)?|\bhasta que (?:me|nos|se) \p{L}+(?: (?:los|las|el|la|mis) \p{L}+)?|\b(?:until|till?) (?:i|we) (?:drop|cry|puke|die|pass out)\b/gu,
    ' ',
  ],
];

/** A day on which somebody has something else to do, which they say of a day that they asked for before: `that Friday I have dinner`. */
const ENGAGED = [
  'tengo|tenemos|ya tengo|trabajo|trabajamos|me toca|no puedo|no podemos|ando|estoy (?:ocupad[oa]|de viaje|fuera)|viajo|viajamos|vamos de regreso',
  "i have|i've got|we have|we've got|i work|we work|i can't|i cant|we can't|we cant",
  "(?:i'm|im|i am|i'll be|i will be|we're|we are|we'll be|we will be) (?:busy|booked|working|away|gone|driving|flying|traveling|travelling|leaving|packing|moving|heading|headed|on (?:the|a) (?:road|plane|train|bus|trip|call)|out of|at (?:a|my|the) (?!park|fair|beach))",
  "(?:'s|s|is) (?:no good|bad|taken|full|packed|booked|impossible)",
].join('|');
/** That there is time on a day. */
const FREE =
  'chance|tiempo|libre|ganas|rato|un rato|la (?:tarde|noche|manana) libre|el dia|time|free|off|the (?:day|night|kids|afternoon|evening)|a (?:date|day off|free)';
const GOES_ON = 'mejor|entonces|pero|but|so|pues|que hay|q hay|quiero|libre|ganas|free|nada|que';
const BUSY = new RegExp(
  `\\b(?:ay |ah |uy |oh )?(?:no,? |espera,? |wait,? )*(?:que |because |es que |porque )?(?:el |on )?(${WEEKDAY})(?: |(?='s?))(?:${ENGAGED})(?! (?:${FREE}))(?: (?!${GOES_ON})[\\p{L}']+){0,3}(?=[,.;]| pero| mejor| pues| entonces| but| so|$)`,
  'u',
);

/** Without the days on which somebody is busy, here and where they were asked for. */
function withoutBusyDays(text: string): string {
  const busy = BUSY.exec(text);
  if (!busy) return text;
  const day = new RegExp(
    `\\b(?:el |on |this |este )?${busy[1]}(?: que viene| proximo)?(?: (?:por|en) la \\p{L}+| night)?`,
    'gu',
  );
  return `${text.slice(0, busy.index).replace(day, ' | ')} | not ${busy[1]} | ${text.slice(busy.index + busy[0].length)}`;
}

/** A request with its turns of phrase in plain words, of which later readers know more. */
export function asMeant(text: string): string {
  let told = withoutBusyDays(text);
  for (const [said, meant] of MEANT) told = told.replace(said, meant);
  return told.replace(/ +/g, ' ').trim();
}

/** Swearing that hides some of its letters, before signs are dropped: `f***`, `sh*t`, `@#$%`. */
export const withoutMasked = (text: string): string =>
  text.replace(
    /\p{L}+[*@#!]+[*@#!\p{L}]*\p{L}(?![\p{L}\p{N}.@])|\p{L}\*{2,}\p{L}*|(?<=^|\s)[@#$%&*!]{3,}(?=\s|[.,!?]|$)/gu,
    (word) => (/[*#]|[@$%!]{2}|\p{L}!\p{L}/u.test(word) && !word.includes('@.') ? ' ' : word),
  );
