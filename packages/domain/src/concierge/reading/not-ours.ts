import { OPEN_PLACES, SERVICES, VERBS_OF_GOERS, VERBS_OF_GOERS_ES } from './vocabulary/services.ts';

/** Where a sentence begins. */
const FIRST = '(?<=^|[,.;!?|] ?|\\b(?:hey|ok|so|and|yo|hm+|but|also|oye|y|pues|pero|bueno) )';
/** What somebody would learn is what a class may be of. */
const NO_CLASS = '(?!.*\\b(?:class(?:es)?|workshops?|lessons?|courses?|taller(?:es)?|clases?|cursos?)\\b)';
const either = (words: readonly string[]) => `(?:${words.join('|')})`;

/** Ways to say something, without accents, by what is meant by them. */
type Ways = ReadonlyArray<readonly [meant: string, ways: readonly string[]]>;

const anyOf = (table: Ways) => `\\b(?:${table.flatMap(([, ways]) => ways).join('|')})\\b`;

/** What is wanted from us and is no event. */
const WANTED: Ways = [
  [
    'results of games',
    [
      "what(?:'s| is|s) the (?:\\w+ ){1,3}score\\b",
      'did (?:the |we )?(?:\\w+ ){0,2}(?:win|lose)\\b',
      "who(?:'s| is|s)? (?:winning|leading|ahead|in charge|running for)\\b",
      '(?:what )?score of the',
      'cuanto quedo',
      'quien (?:metio|anoto)',
    ],
  ],
  [
    'tickets, tables and other bookings',
    [
      '(?:donde|como|en donde) (?:compro|puedo comprar|consigo|pago)(?: \\w+){0,3} (?:boletos?|entradas?|tickets?)(?= *(?:$|[?.!]))',
      'where (?:do|can) (?:i|we) (?:buy|get|find) (?:my |the )?tickets?(?= *(?:$|[?.!]))',
      '(?:buy|book|reserve|order|purchase|hold|get) (?:\\w+ ){0,2}(?:the |my |our |me |us |two |2 |a |some |those )?(?:\\w+ )?(?:tickets?|tix|seats?|table|room|hotel|flight|uber|taxi|cab|pizza|reservation|spot)s?\\b(?: for (?:me|us))?(?!.*(?:where|how) )',
      'can (?:you|u|i) (?:book|buy|reserve|order|purchase|call|email|text|pay)',
      '(?:puedes|podrias|me puedes|puede) (?:comprar(?:me)?|reservar(?:me)?|apartar(?:me)?|llamar(?:me)?|mandar(?:me)?|enviar(?:me)?|pagar)',
      '(?:a )?tables? for (?:\\d{1,2}|two|four|six)\\b(?! .*\\b(?:trivia|bingo|gala|show)\\b)',
      '(?:reservation|reservations|booking)s?(?= (?:for|at|on|in)\\b| *(?:$|[?.!]))(?<!(?:no|without) reservations?)',
      '(?<!\\b(?:hay que|tengo que|tenemos que|necesito|necesitamos|se necesita|necesita|se debe|sin|hace falta) (?:una )?)(?:reservar|reservacion(?:es)?|una reserva)\\b(?! (?:necesari|requerid))',
      '(?:una )?mesa para (?:\\d{1,2}|dos|cuatro|seis)',
    ],
  ],
  [
    'accounts, refunds and orders',
    [
      '(?:i )?(?:want|need|get|demand) (?:a |my )?(?:refund|money back)',
      'refunds?',
      'money back',
      "my (?:order|account|password|tickets? (?:never|didn't|didnt|haven't|wont|won't)|receipt|booking|subscription)",
      '(?:cancel|change|transfer|resell) my',
      'sell (?:my|our|tickets?)',
      'devuelvan?',
      'reembolso',
      'devolucion',
      'mi (?:dinero|cuenta|contrasena|pedido|reserva|boleto (?:no|nunca))',
    ],
  ],
  [
    'letters, calls and reminders',
    [
      '(?:e-?mail|text|send|mail|message|dm|fax) (?:me|us|it|them|this|the list|my)',
      'remind me',
      'set (?:a |an )?(?:reminder|alarm)',
      'call (?:me|us|an? (?:cab|taxi|uber|lyft))',
      '(?:enviame|mandame|enviar|mandar|escribeme|avisame|recuerdame|llamame|(?<!\\bse )llama|reservame|reserva|aparta(?:me)?|compra(?:me)?|pideme|pide)(?: (?:la|el|los|las|un|una|me|por|a|al|dos|tres|una|lista|taxi|correo|mensaje|boletos?|entradas?|mesa|asientos?|pizza|uber)\\b)*',
    ],
  ],
  [
    'events of their own to be listed',
    [
      '(?:get|have|put) (?:my|our) (?:\\w+ ){1,3}(?:listed|featured|on here|posted|published|added)',
      "(?:how (?:do|can|would) (?:i|we)|where (?:do|can) (?:i|we)|can (?:i|we)|i (?:want|need|would like|'d like) to|wanna|want to) (?:list|add|post|submit|advertise|promote|publish|upload|sponsor|become|partner|apply|get (?:listed|featured)|claim|edit|sign up)(?: \\w+){0,6}",
      '(?:list|add|post|promote|advertise|feature|claim) (?:my|our) \\w+',
      'advertis(?:e|ing) (?:with|on|here)',
      '(?:como|donde|quiero|puedo|quisiera|para) (?:anuncio|anunciar|publico|publicar|promociono|promocionar|promover|agrego|agregar|subo|subir|pongo|poner|listar|vendo|vender|registrar|registro|anunciarme) (?:mi|mis|un|el|nuestro|aqui|en)',
      'anunciar(?:me)?',
    ],
  ],
  [
    'people behind this',
    [
      'who (?:do|should|can) (?:i|we) (?:contact|call|email|talk to|write)',
      '(?:your )?(?:phone number|customer service|support number|business hours|ad rates|api)',
      'speak (?:to|with) (?:a |an )?(?:human|person|manager|agent|representative)',
      '(?:talk|chat) to (?:a |an )?(?:real |live )?(?:human|person|manager|agent)',
      'are you hiring',
      "(?:are|r) (?:you|u|y'all|you guys) (?:open|closed|licensed|insured)",
      'hablar con (?:una persona|un humano|alguien|un agente)',
      '(?:numero de telefono|telefono (?:de|del|para)|(?:su|tu|tienen|cual es el) telefono)',
      'atencion al cliente',
      'trabajan? ustedes',
      'estan contratando',
    ],
  ],
  [
    'texts, jokes and sums',
    [
      '(?:give|tell|write|show|make|send) me (?:a|an|your|the|some|another) (?:\\w+ ){0,2}(?:recipe|passwords?|essay|poem|story|code|joke|haiku|compliment|pep talk|discount)s?',
      "what(?:'s| is|s) \\d+ ?(?:%|percent|por ciento|plus|minus|times)",
      'cuanto es (?:el )?\\d',
      'solve \\d',
      '(?:tell|write|sing|give|say|know) (?:me |us )?(?:\\w+ )?(?:an? )?(?:good |funny |dad |knock knock )?(?:jokes?|poem|song|essay|story|riddle|haiku|recipe|secret|compliment|code)',
      'make me laugh',
      'ha(?:z|ce)me (?:la|mi|el|un|una) (?:tarea|ensayo|resumen|trabajo|curriculum|carta)(?: de \\p{L}+)?',
      '(?:necesito|busco|ocupo|i need|need|looking for|find me|conoces?) (?:a |an |un |una |algun |alguna )?(?:good |buen |buena )?(?:babysitters?|nannys?|nineras?|ninero|plumber|plomero|electrician|electricista|mecanico|mechanic|handyman|medico|pediatra|abogado|roommate|apartamento|depa|cuarto en renta|trabajo de|chamba de)',
      '(?:write|draw|generate|code|solve|calculate|compute|compose|summarize|explain) (?:me |us )?(?:an? |my |the |some |this )?(?:\\w+ )?(?:script|program|function|essay|e?mail|letter|resume|equation|homework|paragraph|speech|rap|lyrics|picture|logo|book report|physics|math)',
      'translate',
      '(?:un |otro )?(?:chiste|poema|cuento corto|receta)s?',
      'traduce',
      'traducir',
      'que significa',
      'what does (?:\\w+ ){1,4}mean',
    ],
  ],
  [
    'how the world is',
    [
      '(?<!\\b(?:where|donde) )can (?:dogs|cats|humans|babies|people|i|you) (?:eat|drink|digest)',
      'what year\\b',
      'is (?!(?:it|this|that|there)\\b)\\w+ (?:real|dead|alive|single|married)(?= *(?:$|[?.!]))',
      '(?:next |the |what )?(?:train|bus|flight|plane|amtrak|greyhound|metro|subway)s? (?:to|from|schedule|times|station|stop)\\b',
      'who (?:is|was|won|are|wins|s|invented|wrote|made) (?!playing|hosting|performing|on|headlining|coming|there|singing|opening|speaking)(?!.*\\b(?:hosting|playing|performing|headlining|tickets?)\\b)',
      "what(?:'s| is|s) (?:the (?:score|capital|(?:time|date)(?! (?:of|for) )|meaning|population|square root|stock|price of (?:gas|gold|bitcoin)|best (?:restaurant|hotel|pizza|movie of|place to (?:live|eat)))|\\d+ ?[+*x-]|your (?:name|favorite|opinion|age)|my (?:name|horoscope|ip)|love|bitcoin)",
      'what (?:time|day|year) is it(?= *(?:$|[?.!]| now| there| today))',
      'how (?:tall|big|deep) (?:is|are)',
      'how (?:old|many|far) (?:is(?! the)|are(?! the)|was|people|parking|days|calories|seats|miles|cups|legs|spots|states|planets)',
      'how do (?:i|you) (?:make|cook|fix|get rid|lose|tie|change|delete|spell|say)',
      'lottery numbers',
      'stock (?:price|market)',
      'traffic (?:on|to|like)',
      'directions to',
      'flights? to',
      '(?:a )?(?:cheap )?hotels?(?: room)? (?:near|in|for)',
      'airbnb',
      'where (?:can|do) i (?:park(?! (?:for|at|near|by|to))|pee|buy (?:weed|beer|drugs|cigarettes))',
      `is (?:the |a |my |that )?${either(OPEN_PLACES)}(?: \\S+){0,3} (?:open|closed)`,
      `esta (?:abiert[oa]|cerrad[oa]) (?:el |la |mi )?${either(OPEN_PLACES)}`,
      `${FIRST}how (?:do|does|can|should|would|to)(?: (?:i|you|u|we|one|people|someone))?(?: even| actually| ever| you)?(?! ${either(VERBS_OF_GOERS)}\\b)(?! (?:i|you|u|we|they|the|it|this|that|these)\\b) \\p{L}{3,}${NO_CLASS}`,
      `${FIRST}como se (?!${either(VERBS_OF_GOERS_ES)}\\b)\\p{L}{3,}(?= (?:un|una|el|la|los|las|mi)\\b)`,
      `${FIRST}why(?:'s| is| are| does| did| do| was| were) (?!there\\b|nothing\\b|nobody\\b|no\\b|not\\b|we\\b|everything\\b)`,
      '(?:does|do) (?:anybody|anyone|you|u|somebody|someone) (?:even )?know (?:why|how to (?!get\\b|go\\b|find\\b))',
      `(?:how much|what (?:does|do|would|is|are)|cuanto|a como)\\b${NO_CLASS}[^.,;!?|]{0,40}? ${either(SERVICES)}(?= *(?:$|[?.!,]| (?:run|cost|these|nowadays|go|hoy|ahora|en|por|around|here|aqui)\\b))`,
      "(?:what|que)(?: is|'s|s)?(?: the)? (?:differences?|diferencias?)(?: hay| es| existe)? (?:between|entre)",
      'cual es la diferencia',
      'diagnose',
      'where (?:can|do|could|should) (?:i|we) (?:(?:get|have) (?:my|our|a|some) \\p{L}+ \\p{L}+(?:ed|t|n)|rent (?:a |an )?(?:car|truck|van|house|apartment|room|tux|u-?haul|storage)|(?:renew|fix|repair|return|exchange|cash|print|mail|ship|vote|register (?:my|to vote)|wash|charge) (?:my|our|a|an|some|the)?)(?= |$)',
      '(?:donde|en donde) (?:puedo|se puede|podemos|hay que) (?:cambiar|rentar un (?:carro|coche|auto|cuarto)|renovar|sacar (?:mi|el|la)|arreglar|lavar|imprimir|cobrar|empenar|reparar)',
      '(?:help|helping)(?: me| us)?(?: out)? (?:with|on|do|write|finish) (?:my|our) (?!(?:night|weekend|plans?|date|day|kids|friday|saturday|sunday|evening|birthday|anniversary|trip|visit)\\b)',
      '(?:ayuda(?:me|nos|r|rme)?|ayudeme|echame la mano)(?: \\p{L}+)? (?:con|a (?:hacer|escribir|terminar)) (?:mi|mis|la|el|un|una) (?!(?:noche|finde|fin|plan|planes|cita|dia|cumple|salida)\\b)',
      'what (?:kind|type|sort|species|breed)(?: of \\p{L}+)? (?:is|was|are) (?:it|that|this|they|he|she)(?= *(?:$|[?.!]))',
      'what (?:would|could|might) (?:that|it|this|they) be(?= *(?:$|[?.!]))',
      "why (?:are|is|do|does|did|won't|wont) (?:my|our|the) ",
      'lawyer',
      'should i (?:break up|text|quit|marry|vote)',
      'quien (?:es|fue|gano|invento|va ganando|va a ganar)',
      'cual es (?:el|la) (?:masa|raiz|formula|velocidad|distancia|altura|poblacion|moneda|idioma|presidente|peso|temperatura|diferencia|receta)\\b',
      'cual es (?:la capital|el sentido|tu|el marcador)',
      '(?<!\\ba )(?:que hora|que dia) es(?= *(?:$|[?.!]| hoy| ahora))',
      'cuantos? (?:anos tienes|es \\d|son \\d|dias faltan|habitantes|lugares de estacionamiento)',
      'como (?:se hace|se dice|hago|preparo|cocino|llego a mi)',
      'meaning of life',
      '(?:my|a) horoscope',
      'horoscopo',
    ],
  ],
  [
    'us as a person',
    [
      'do you (?:love|like|have feelings|dream|sleep|eat|speak|know me|remember me)',
      '(?:are you|r u) (?:single|married|happy|alive|okay|ok|mad|sentient)',
      'will you marry',
      'te amo',
      'te quiero',
      'eres (?:solter[oa]|human[oa]|real|hombre|mujer|casad[oa])',
    ],
  ],
];
export const NOT_OURS = new RegExp(anyOf(WANTED), 'u');

/** Instructions to us that no request for events has. What stands before and after them may be one. */
const ORDERED: Ways = [
  [
    'to forget what we were told',
    [
      '(?:ignore|disregard|forget|override|bypass)(?: \\w+){0,4} (?:above|everything|you were told|came before|previous text|safety|instructions?|rules?|prompts?|directions|guidelines|programming|training)',
      '(?:ignora|olvid(?:a|ate|e|ese)|omite)(?: \\w+){0,4} (?:instrucciones|reglas|indicaciones|anterior(?:es)?|todo(?: lo (?:que|anterior)\\w*)?)',
    ],
  ],
  [
    'to show what is inside',
    [
      "(?:print|show|list|reveal|repeat|output|display|leak|dump|give me|tell me|what(?:'s| is| are))(?: \\w+){0,4} (?:system prompt|prompt|instructions|api keys?|admin passwords?|passwords?|source code|secrets?|database|rules)(?: word for word| verbatim)?",
      '(?:output|dump|print|show|list|export|give me|tell me) (?:your|all|the) (?:\\w+ )?(?:config\\w*|settings|users|tables|schema|variables|json|logs|prompt)',
      '(?:muestra|imprime|dime|revela|repite|ensename|cual es)(?: \\w+){0,4} (?:prompt|instrucciones|contrasenas?|claves?|sistema)(?: del sistema)?',
    ],
  ],
  [
    'to be somebody else',
    [
      "(?:you are|you're|youre|act|pretend|roleplay|role play|behave|respond|talk|speak|answer)(?: now| to be| as if| like)* (?:as |like |now )?(?:a|an|my|the|dan|only|in)(?: (?!and\\b|then\\b|but\\b)\\w+){1,4}",
      "pretend (?:you're|you are|to be)(?: (?!and\\b|then\\b)\\w+){1,4}",
      '(?:actua|finge|haz|responde|comportate|habla)(?: de| como| que)+(?: (?!y\\b|pero\\b)\\w+){1,4}',
      'eres (?:ahora )?un[ao]? (?:pirata|robot|gato|experto|hacker)',
    ],
  ],
  [
    'to answer as they say',
    [
      '(?:reply|respond|answer|talk|speak)(?: to me)? only (?:in|with|as)(?: \\w+){1,2}',
      '(?:you )?(?:must|shall|should|have to|need to|will)(?: now| only| always)* (?:reply|respond|answer|speak|talk|output)(?: (?!and\\b|then\\b)\\w+){0,4}',
      '(?:new|nueva|updated) (?:policy|rules?|instructions?|reglas?|instruccion(?:es)?|politica|orden|directive)\\b[^.!?|]*',
      'always (?:answer|reply|respond|say|set|return|output)(?: [\\w:]+){0,4}',
      '(?:responde|contesta|di)(?:me)? (?:nada mas|solo|solamente|unicamente) (?:con|en|que)(?: (?!y\\b|pero\\b)\\w+){1,4}',
      '(?:responde|contesta|di) siempre(?: \\w+){1,3}',
      'di que (?:(?!y\\b)\\w+ ?){1,4}',
      "say (?:that )?you(?:'re| are) (?:an? )?\\w+",
      'say only',
      '(?:reply|respond|answer) (?:only )?with(?: (?!and\\b|then\\b)\\w+){0,6}',
      'from now on(?:,? (?:you|answer|reply|respond|speak|only|always|talk)(?: (?!and\\b|then\\b)\\w+){0,5})?',
      '(?:a partir de ahora|de ahora en adelante|desde ahora)(?:,? (?:eres|responde|contesta|habla|solo|seras|vas a)(?: (?!y\\b|pero\\b)\\w+){0,4})?',
    ],
  ],
  [
    'to obey who is in charge',
    [
      'system ?:[^.!?|]*',
      '(?:developer|debug|dev|admin|god|unrestricted) mode',
      "i(?:'m| am|m) (?:your|the|an?) (?:developer|admin(?:istrator)?|creator|programmer|owner of (?:this|the) (?:site|app))",
    ],
  ],
  ['in words of machines', ['jailbreak', 'sudo', 'drop table', 'select \\* from', '<script']],
];
export const PLANTED = new RegExp(anyOf(ORDERED));

/** Said at us. */
const SAID: Ways = [
  [
    'that we are no good',
    [
      "(?:you|u|this|it)(?:'re| are|r|'s| is|s)? not (?:very |too |so |that |really )?(?:smart|bright|helpful|useful|clever|good at)",
      "(?:you|u|y'?all|ya'll|you guys|this|your|ur|the|app|bot|site|thing|it)(?:'re| are| r|'s| is|s)? (?:(?:so|such|a|an|the|really|fucking|absolute|piece of|bunch of|biggest|most|total|completely|just|app|bot|thing|site|website|service|is|kinda|pretty) )*(?:suck\\w*|dumb\\w*|stupid\\w*|useless|trash|garbage|worthless|idiot\\w*|moron\\w*|terrible|horrible|awful|worst|pathetic|ridiculous|junk|crap\\w*|shit\\w*|joke|lame|broken|annoying|waste)",
      'worst (?:app|bot|site|thing|service)',
      'waste of (?:time|space)',
      '(?:bot|robot|app|aplicacion|esto|eres|no) (?:\\w+ )?(?:sirves?(?: (?:para|pa) nada)?|inutil|basura|estupid[oa]|tont[oa]|idiota|pendej[oa]|mierda|imbecil|un asco|una porqueria|funciona)',
      '(?:que|menud[oa]|vaya) (?:porqueria|basura|mierda|asco|birria|estafa)',
      'no sirve',
      'eres un(?:a)? \\w+',
    ],
  ],
  [
    'to go away',
    [
      '(?:fuck|screw|damn|shut|piss) (?:you|off|u|up|this)',
      'go to hell',
      'kill yourself',
      'stfu',
      'vete (?:a la|al)',
      'callate',
    ],
  ],
  [
    'in anger',
    [
      'i hate (?:you|this|u)',
      '(?:pinche|maldito|puto|estupido) (?:bot|robot|app|aparato|programa|maquina)',
      'chinga tu',
      'pendejo',
    ],
  ],
];
export const INSULT = new RegExp(anyOf(SAID));
