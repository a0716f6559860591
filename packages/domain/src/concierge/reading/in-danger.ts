/** What reads like it and is said of laughter, food, a crowd or an event: nobody is in danger. */
const FIGURE =
  /\b(?:die|dying|kill(?:ing)? (?:me|myself)|mor(?:ir(?:me|se)?|irnos)) (?:of |de (?:la )?)?(?:laugh\w*|boredom|hunger|heat|risa|hambre|calor|frio|sed|aburrimiento|sueno|ganas|amor|envidia|verguenza)\b|\b(?:die|dying|mor(?:ir(?:me)?|irse)) (?:for|to|por) |\bcut myself (?:some|a) (?:slack|break|deal|piece)\b|\bvivir (?:sin|en|mas en|cerca|lejos|con|de|as[ií]|aqui|alla)\b|\blive (?:here|there|in|without|near|with|music|shows?|bands?)\b|\bkill myself (?:laughing|with|over|for|to)\b/g;
/** What is told of the subject, and not of a person: a walk, a talk, a film, a band. */
const SUBJECT =
  /\b(?:suicid\w+[ -](?:prevention|awareness|squad|silence|machine|boys|girls|club|wings|sauce|commandos|hotline|training|loss|survivors?|survival|bereavement)|prevencion (?:del|de) (?:suicidio|la autolesion)|(?:talk|class|walk|run|workshop|lecture|training|film|movie|play|book|support group|panel|fundraiser|benefit|charla|taller|caminata|carrera|obra|pelicula|grupo de apoyo) (?:about|on|for|against|sobre|contra|de) (?:\S+ ){0,3}?(?:suicid\w+|self[- ]harm|autolesion\w*))/g;

const I =
  "(?:i|i'm|im|we|me|he|she|they|who|friend|brother|sister|son|daughter|mom|dad|wife|husband|girlfriend|boyfriend|kid)";
const SELF = '(?:myself|himself|herself|themselves|themself|ourselves)';
const WANT =
  "(?:wants?|wanna|going|gonna|about|thinking (?:of|about)|thought (?:of|about)|ready|plan(?:ning|s)?|need|feel(?:s|ing)? like|tempted|trying|tried|will|might|could|should|i'll|ill|may|just)";
const WANT_ES =
  '(?:quiero|quiere|quisiera|queremos|voy a|va a|pienso(?: en)?|piensa(?: en)?|pensando(?: en)?|penso en|ganas de|deseo|prefiero|intente|intento|intentar|trato de|necesito|podria|puedo)';

/** Ways to say that somebody would end their life or hurt themselves, without accents. */
const SAID: readonly string[] = [
  `\\b${WANT}(?: to| of| about| be| just| really| even)* (?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|unaliv(?:e|ing)) ${SELF}\\b`,
  `\\b${I}(?:'ve| have| has| had| keeps?| kept| been| was| am| is| are| always| still| again)* (?:kill(?:ing)?|hurt(?:ing)?|harm(?:s|ing|ed)?|cut(?:s|ting)?) ${SELF}\\b`,
  `\\b(?:how (?:to|do i|can i|could i)|(?:best|easiest|painless) way to) (?:kill myself|end my life|die|commit suicide)\\b(?! hair)`,
  '\\b(?:want|wanna|wants|wish|ready|rather|going|gonna|hope|deserve|trying|feel like)(?: to| i| that| would| could| just| really)* (?:die|dying|be dead|was dead|were dead|never (?:been )?born|not exist|disappear forever|not be alive|not wake up|never wake up)\\b(?! (?:my|his|her|our|the) )',
  "\\b(?:don't|dont|do not|doesn't|doesnt|didn't|no longer|not) (?:really )?(?:want to|wanna|want|wish to|feel like) (?:be alive|be here any ?more|live(?: any ?more| any longer)?|living(?: any ?more)?|exist|wake up (?:any ?more|again|tomorrow)|go on living|keep living|be on this earth)(?= *(?:$|[.,;!?|]))",
  '\\b(?:end(?:ing)?|tak(?:e|ing)) (?:my|his|her|their)(?: own)? (?:own )?li(?:fe|ves)\\b(?! (?:to|as|in|story))',
  '\\bend(?:ing)? it all\\b',
  "\\b(?:i'm|im|i am|feel(?:ing)?|been|he is|she is|he's|she's|is|am|so|having) (?:\\S+ )?suicidal\\b",
  '\\bsuicidal (?:thoughts?|feelings?|ideation)\\b',
  '\\b(?:commit(?:ting)?|attempt(?:ed|ing)?|consider(?:ing)?|contemplat(?:e|ing)|thinking (?:about|of)|thoughts of|think (?:about|of)) suicide\\b',
  '^(?:suicid(?:e|al|io)|self[- ]harm(?:ing)?|autolesion\\w*)[.!? ]*$',
  "\\b(?:i|i've|been|have been|keep|started) self[- ]?harm(?:ing|ed)?\\b",
  '\\b(?:better off|happier) (?:dead\\b|(?:if i (?:was|were) (?:dead|gone)|without me)\\b)',
  "\\b(?:no|nothing|don't have a|dont have a|any) (?:reason|point) (?:to|in|for) (?:live|living|be alive|go on)(?= *(?:$|[.,;!?|]| any ?more))",
  "\\b(?:can't|cant|cannot) go on living\\b",
  `\\b${WANT_ES} (?:(?:ya|solo|mejor|hasta) )?(?:matarme|matarse|suicidar(?:me|se)|morir(?:me|se)?|colgarme|ahorcar(?:me|se)|cortarme(?= *(?:$|[.,;!?|]| las venas| otra vez))|lastimarme|herirme|hacerme dano|hacerse dano|estar muert[oa]|dejar de (?:existir|vivir)|(?:quitar|acabar con)(?:me|se)? (?:la|mi) vida|quitarme la vida|quitarse la vida|desaparecer para siempre)\\b`,
  '\\b(?:me|se) (?:quier[oe]|voy a|va a|quisiera) (?:morir|matar|suicidar|cortar las venas|ahorcar|quitar la vida|hacer dano)\\b',
  '\\b(?:me|se) (?:corto|corte|lastimo|hago dano|hace dano)(?: a mi mism[oa])(?= |$)|\\bme autolesion\\w*\\b',
  '\\b(?:acabar|terminar) con (?:mi|su) vida\\b',
  '\\b(?:ya )?no (?:quiero|quiere|tengo ganas de|deseo|puedo)(?: \\S+)? ?(?:vivir|viviendo|existir|estar viv[oa]|despertar(?:me)? (?:mas|nunca|manana))(?: mas| asi)?(?= *(?:$|[.,;!?|]))',
  '\\b(?:pensamientos|ideas) suicidas?\\b|\\b(?:soy|estoy|me siento) suicida\\b',
  '\\b(?:pienso|pensando|pensar|penso|piensa)(?: \\S+)? en (?:el )?suicid\\w+',
  '\\b(?:ojala|quisiera) (?:me )?(?:estuviera|estar|muriera|morirme|no haber nacido)(?: muert[oa])?(?= *(?:$|[.,;!?|]))',
  '\\b(?:mejor|preferiria) (?:estar|estaria)(?: \\S+)? muert[oa]\\b',
  '\\b(?:estarian|estaria|estan) (?:todos )?mejor sin mi\\b',
  '\\b(?:la vida )?(?:ya )?no (?:vale|tiene) (?:la pena|sentido) (?:vivir|seguir (?:vivo|viva|viviendo))\\b|\\bmi vida (?:ya )?no (?:vale nada|tiene sentido)\\b',
];
const IN_DANGER = new RegExp(SAID.join('|'));

/**
 * Whether somebody says that they, or somebody close, would end their life or hurt themselves. It is looked for before anything else is read:
 * no event is an answer to it. What is meant of laughter or hunger, and what names an event about it, is none.
 */
export const isInDanger = (text: string): boolean =>
  IN_DANGER.test(text.replace(SUBJECT, ' ').replace(FIGURE, (said) => (/^(?:vivir|live) /.test(said) ? ' ~ ' : ' ')));
