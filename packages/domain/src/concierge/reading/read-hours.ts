import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { OCCUPATION } from './vocabulary/occupations.ts';
import { WEEKDAY } from './weekdays.ts';
import type { Wish } from './wish.ts';

type Hours = Pick<Wish, 'after' | 'before'>;
type Half = 'am' | 'pm' | undefined;

const HALF =
  '(?: ?(am|pm|a\\.m\\.?|p\\.m\\.?|(?<=\\d)[ap])(?![a-z])| ?(?:de|en|por) la (manana|tarde|noche)| (?:in the |at )(morning|afternoon|evening|night))?';
const OTHER =
  '(?! ?(?:dollars|bucks|dolares|miles?|mi\\b|millas|people|personas|of us|years?|yrs?|yo\\b|anos|anitos|k\\b|hr (?:night |day )?(?:shift|work|drive|flight)|min|mins|minutes|percent|%|tix|tickets|st\\b|nd\\b|rd\\b|th\\b)|\\d|/|\\+)';
const CLOCK = `(?:the |las? |like |about |around |como a las )*((?:[01]?\\d|2[0-4])(?!\\d))(?:[:.h](\\d\\d))?${HALF}(?: ?o'?clock| ?h(?:rs|oras)?\\b)?${OTHER}`;

/** Behind two hours that nothing leads to. */
const ALONE = '(?= *(?:$|[|.,;!?]|on\\b|this\\b|today|tomorrow|el\\b|hoy|manana|only|with\\b))';

/** Said of what is looked for, and not of who runs late; beside `tonight` or an hour it adds nothing. */
const LATE_ALONE =
  /(?<!\b(?:le|me|les|nos|te|too|run(?:s|ning)?|here|better|show(?:s|ed)? up|got (?:in|home)|work(?:s|ing|ed)?|arriv\w+|sorry|be|am|i'm|im|was|that|sleep|slept|stay(?:ed|ing)? up|up|a little|a bit|always|never|how|is it|it's|its|getting)(?: \p{L}+)? )\blate(?= |$|[.,!?])(?! (?:afternoon|morning|october|november|december|september|this|start|fee|than|for|to|breakfast|lunch|brunch|dinner|train|fees|show))(?!.*\b(?:tonight|evening|night|\d ?(?:pm|am))\b)(?<!\b(?:tonight|evening|night|\d ?(?:pm|am))\b.*)/u;

/** Times of the day that have a name. */
const NAMED: ReadonlyArray<readonly [RegExp, Hours]> = [
  [
    /\b(?:al?|para el) (?:mediodia|medio dia),? (?:ya )?(?:tengo que|tenemos que|hay que|debemos) (?:estar|regresar|volver|irnos|llegar|salir)/,
    { before: '12:00' },
  ],
  [
    /\b(?:between|entre) (?:lunch|brunch|breakfast|el almuerzo|la comida) (?:and|y) (?:dinner|supper|la cena)\b/,
    { after: '14:00', before: '18:00' },
  ],
  [
    /\b(?:not|nothing|no|nada)(?: (?:starting|earlier))? (?:before|than|antes del?) (?:noon|midday|lunch|mediodia|medio dia)\b/,
    { after: '12:00' },
  ],
  [/\b(?:noon|midday) or (?:later|after)\b|\bmediodia o (?:despues|mas tarde)\b/, { after: '12:00' }],
  [/\b(?:before (?:work|school)|antes (?:del trabajo|de (?:trabajar|la escuela)))\b/, { before: '09:00' }],
  [
    /\b(?:before|by|antes de|until|till) (?:noon|midday|lunch(?:time)?|el almuerzo|almorzar|comer)\b|\bantes del? (?:mediodia|medio dia|almuerzo)\b/,
    { before: '12:00' },
  ],
  [
    /\b(?:after|past|from|starting at|at) (?:noon|midday)\b|\bafter (?:lunch|church|mass)\b|\b(?:despues del?|a partir del?|pasado (?:el )?|pasad[oa]s? (?:el |las )?) (?:mediodia|medio dia|almuerzo|la misa|misa)\b|\b(?:al|a) (?:mediodia|medio dia|almuerzo)\b/,
    { after: '12:00' },
  ],
  [
    /\b(?:at |during |over |on |my )*lunch ?(?:time|break|hour)s?\b|\b(?:a |en )?la hora (?:del almuerzo|de comer|de la comida)\b/,
    { after: '12:00', before: '14:00' },
  ],
  [/\b(?:before|by|until|till?) (?:dinner|supper)(?: ?time)?\b|\bantes de (?:la cena|cenar)\b/, { before: '18:00' }],
  [/\bafter (?:dinner|supper)\b|\bdespues de (?:la cena|cenar)\b/, { after: '19:00' }],
  [/\bafter (?:school|class(?:es)?)\b|\bdespues de (?:la escuela|clases?)\b/, { after: '15:00' }],
  [
    /\b(?:after|post)[ -](?:work|the office|my shift)\b|\bwhen i get off work\b|\b(?:despues|saliendo|al salir) (?:del?|de la) (?:trabajo|chamba|jale|oficina|pega|laburo|curro|camello|brete|turno|taller mecanico|yugo|fabrica|tienda|consultorio|hospital)\b/,
    { after: '17:00' },
  ],
  [
    /(?<!\b(?:le|me|les|nos|te) )\b(?:late[ -]nights?|late at night|muy tarde|bien tarde|super late|real late|tarde en la noche|altas horas|trasnochar?)(?= |$|[.,!?])(?! (?:afternoon|morning|october|november|december|september|this|start|fee))/,
    { after: '21:00' },
  ],
  [LATE_ALONE, { after: '21:00' }],
  [
    /\b(?:off|out|done|free|finished?|over|salgo|termino)(?: \w+){0,2} (?:at|a(?: la)?) (?:midnight|media ?noche)\b|\b(?:at|a(?: la)?) (?:midnight|media ?noche)\b/,
    { after: '23:00' },
  ],
  [/\b(?:after|past) midnight\b|\bdespues de (?:la )?media ?noche\b/, { after: '00:00' }],
  [
    /\b(?:before|by) (?:dark|sunset|sundown|nightfall|the sun (?:goes down|sets)|it gets dark)\b|\bantes de(?:l)? (?:anochecer|que (?:oscurezca|anochezca))\b/,
    { before: '19:00' },
  ],
  [/\b(?:before|by) midnight\b|\bantes de (?:la )?media ?noche\b/, { before: '23:59' }],
  [
    /\b(?:around |at |about )*(?:dinner|supper) ?time\b|\b(?:como )?a la hora de (?:la cena|cenar)\b/,
    { after: '17:00' },
  ],
];

const CLOCK_WORDS: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const CLOCK_WORDS_ES: readonly string[] = 'una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
/** An hour in letters. */
const WRITTEN = new RegExp(
  `\\b(?:(?:after|before|by|until|till|past|around|at)(?: about| like| around)? (?:${CLOCK_WORDS.join('|')})|las? (?:${CLOCK_WORDS_ES.join('|')}))(?= *(?:\\||$|[.,?!]|am|pm|o'?clock|tonight|today|tomorrow|on|in the|de la|en punto|this|or|hoy|manana))`,
);
const spelledOut = (text: string) =>
  text.replace(/\S+$/, (word) => String(Math.max(CLOCK_WORDS.indexOf(word), CLOCK_WORDS_ES.indexOf(word)) + 1));

/** No hour is named by it. */
const NOT_LATE =
  /\b(?:no|not|doesn't|doesnt|don't|won't) (?:(?:que )?(?:end|run|go|stay|be|start|finish|acabe|termine|empiece|sea|salir|llegar|be out|go out) )(?:too |so |that |super |very |muy |tan |demasiado )*(?:late|tarde)\b|\b(?:not|nothing|isn't|no|que no sea|nada) (?:too |so |that |super |very |real |muy |tan |demasiado )*(?:late|tarde)\b(?! (?:than|de))/;
/** Said of the morning: an hour without am or pm is one of it. */
const EARLY =
  /\b(?:mornings?|breakfast|brunch|desayun\w*|sunrise|coffee|amanecer|(?<!\b(?:(?:turn|turns) in|to bed|asleep|get (?:off|out)) )early(?! (?:evening|afternoon|night|show|set))|(?:la|esta) manana|tempran[\p{L}]*|school|jog\w*|5k|10k)\b/u;
/** What is too early says nothing of the morning. */
const TOO_EARLY =
  /\b(?:too|not|no|muy|demasiado|tan)(?: (?:the|that|la|el|so|tan|muy))? (?:early|tempran\p{L}*)(?: ones?| show)?/gu;
const NOT_NOON =
  /\b(?:not|no) (?:(?:the|that) (?:[a-z]+ )?one at|l[ao] del?|el del?|at|al|a) (?:noon|midday|mediodia|medio dia)\b/;
/** Over so early is only what is one of the morning by another word: `temprano, antes de las 7`. */
const EARLIEST_END = 8;
/** What begins before noon or in the afternoon, and never at ten in the evening. */
const DAYTIME =
  /\b(?:appointments?|dentist|doctor|cita (?:medica|con)|toddlers?|preschool\w*|story ?times?|bab(?:y|ies)|infants?|strollers?|[1-6] ?(?:-| )?(?:yo|y\/o|yrs?|years?[ -]olds?)|mommy|farmers'? markets?|church|mass|misa|playground|petting zoo|cuentacuentos|bebes?|kinder|tianguis|garage sale|yard sale|hik(?:e|es|ing)|bird(?:ing|watching)|senior center|seniors)\b/;
/** Whoever sleeps at home, it begins in the evening. */
const OF_EVENING =
  /\b(?:live (?:music|band)|concerts?|comedy|karaoke|stargazing|burlesque|clubs?|musica en vivo|conciertos?|comedia)\b/;
/** Children begin at ten or eleven in the morning; an earlier or a later hour may be either. */
const CHILDREN =
  /\b(?:kids?|child(?:ren)?(?:'s)?|famil(?:y|ies)|ninos?|ninas?|infantil(?:es)?|familias?|familiar(?:es)?|peques?|chiquit[oa]s|chamos?|chamacos?)\b/;
/** Nothing begins before it, unless it says so. */
const EARLIEST = 5;
/** The first hours that are then one of the morning: a start, and an end, which may be a child's bedtime. */
const FIRST_OF_MORNING = { start: 8, end: 9, walk: 6 };
/** Done early, and long over in the evening. */
const OF_MORNING = /\b(?:bird(?:ing|s|watching)?|hik(?:e|es|ing)|fishing|runs?|walks?)\b/;
const LATE = /\b(?:tonight|nights?|evenings?|noches?)\b/;

/** By then somebody is home, or goes there. */
const CURFEW = /\b(?:home|casa|curfew|leaves?)\b/;

/** What takes somebody home: when it comes, they go. */
const FETCHING =
  '(?:ride|pick ?up|bus|train|ferry|flight|shuttle|uber|lyft|taxi|cab|carpool|van|paratransit|camion|autobus|tren|vuelo|transporte|ferri|metro|micro|guagua)';
/** Where somebody has to be, behind the hour. */
const DUE =
  '(?:tengo que|tenemos que|hay que|debo|debemos) (?:ya )?(?:estar|regresar(?:nos)?|volver(?:nos)?|irnos|irme|llegar|salir|entrar)(?: (?:de (?:regreso|vuelta)|(?:en|al?) (?:(?:la|el|mi) )?\\p{L}+))*';

/** Before the hour that was said, with nothing behind it. */
const BEFORE_THAT =
  /\b(?:(?:termin|acab)(?:e|en|a|an)|salga(?:mos)?|sea|ends?|ending|finish(?:es)?|over|done|be|something|algo) (?:\w+ )?(?:antes|before (?:that|then)|earlier than that)(?= *(?:$|[|.,;!?]))/;

/** From the hour that was said on. */
const AFTER_THAT =
  /\b(?:(?:despues de|a partir de) es[eoa](?: hora)?|luego de es[eoa]|de ahi en adelante|after (?:that|then)|from then on)\b/;

/** The hours between which it may start. `beside` is what else is said, which tells whether they may be those of the morning. */
export function readHours(phrase: Phrase, beside = ''): Hours {
  phrase.drop(WRITTEN, spelledOut);
  phrase.take(NOT_LATE);
  phrase.takeAll(
    pattern(
      `\\b(?:not|no) (?:(?:the|that|la|el) (?:[a-z]+ )?(?:one )?)?(?:at|de|a) (?:las? )?(?:like |freaking )?${CLOCK}`,
    ),
  );
  phrase.takeAll(NOT_NOON);
  const hours: Hours = {};
  const early = [phrase.rest.replace(TOO_EARLY, ' '), beside];
  const isEarly = early.some((text) => EARLY.test(text));
  const isOfMorning = early.some((text) => EARLY.test(text.replace(/\b(?:early|tempran\p{L}*)/gu, ' ')));
  const isDaytime = !OF_EVENING.test(phrase.whole) && (DAYTIME.test(phrase.whole) || DAYTIME.test(beside));
  const isLate = LATE.test(phrase.rest);
  const plausibly = (first: number) => (hour: number) =>
    !isLate && hour < 12 && ((isEarly && hour >= EARLIEST) || (isDaytime && hour >= first)) ? 'am' : undefined;
  const isForChildren = !isLate && (CHILDREN.test(phrase.whole) || CHILDREN.test(beside));
  const started = (hour: number): Half =>
    plausibly(FIRST_OF_MORNING.start)(hour) ?? (isForChildren && (hour === 10 || hour === 11) ? 'am' : undefined);
  const between =
    phrase.take(pattern(`(?:\\b(?:from|de|desde|starting) )${CLOCK} ?(?:to|till?|until|thru|-|a|hasta) ?${CLOCK}`)) ??
    phrase.take(pattern(`(?:\\b(?:between|entre|btwn) )${CLOCK} ?(?:and|to|y|-|a) ?${CLOCK}`)) ??
    phrase.take(pattern(`(?<![\\d/.-])${CLOCK} ?(?:-|to|till?|until) ?${CLOCK}(?<=m|\\d[ap]|noche|tarde|manana)`)) ??
    phrase.takeIf(
      pattern(
        `(?<=^ ?|[,;|] ?|\\b(?:${WEEKDAY}|today|tomorrow|hoy|manana),? )${CLOCK} ?(?:-|to|till?|until|a(?! las? )) ?${CLOCK}${ALONE}`,
      ),
      // `domingo 18 a mediodía` is a date and an hour.
      ([, from, , , , , to]) => Number(from) <= 12 || Number(to) > 12,
    );
  if (between) {
    const [, from, fromMinute, f1, f2, f3, to, toMinute, t1, t2, t3] = between;
    const last = halfOf(t1, t2, t3);
    const first =
      halfOf(f1, f2, f3) ?? (last === 'am' || Number(from) <= Number(to) || Number(to) === 12 ? last : undefined);
    const isOfChildren = (isForChildren || isDaytime) && Number(from) >= FIRST_OF_MORNING.start && Number(to) <= 12;
    const isNoon = last === undefined && first === undefined && (isEarly || isOfChildren);
    const isToNoon = last === 'pm' && Number(to) === 12 && halfOf(f1, f2, f3) === undefined;
    hours.after = clockOf(
      from,
      fromMinute,
      isToNoon ? 'am' : (first ?? (Number(from) !== 12 && (isNoon || Number(from) > Number(to)) ? 'am' : undefined)),
    );
    const isMorning = t2 === 'manana' || t3 === 'morning';
    hours.before = clockOf(
      to,
      toMinute,
      last ?? (isNoon && Number(to) > Number(from) && Number(to) < 12 ? 'am' : undefined),
      isMorning,
    );
    return inOrder(hours);
  }
  const busy =
    phrase.take(
      pattern(
        `\\b(?:${OCCUPATION}|work(?:ing|s)|naps?|napping|busy|sleep(?:ing|s)?|asleep|on (?:shift|call)|(?:at|in) (?:the office|a meeting)|trabaja(?:mos|n)?|ocupad[oa]|duermo|dormimos) (?:until|till?|hasta(?: las?)?) ${CLOCK}`,
      ),
    ) ??
    phrase.take(
      pattern(
        `\\b(?:(?:${OCCUPATION}|day)(?:'s)? (?:ends?|over|is over|are over|finish(?:es)?|lets? out|gets? out|termina[n]?|acaba[n]?)|clock(?:ing)? out|get(?:ting)? (?:off|out)) (?:at |around |a )?${CLOCK}`,
      ),
    );
  if (busy) hours.after = timeOf(busy, started);
  const onShift = phrase.take(
    pattern(
      `\\b(?:my ${OCCUPATION}|shift|mi ${OCCUPATION}) (?:starts?|begins?|empieza|comienza) (?:at |around |a )?${CLOCK}`,
    ),
  );
  if (onShift) hours.before = timeOf(onShift, started);
  const fetched = phrase.take(
    pattern(
      `\\b(?:my|our|the|mi|el|la|nuestr[oa]) (?:[\\p{L}'-]+ ){0,2}?${FETCHING}(?: home| back)?(?: (?:is|comes|leaves|departs|picks (?:me|us) up|stops(?: running)?|runs(?: until)?|sale|pasa|llega|viene|es|se va|nos recoge|me recoge)) (?:(?:at|a|until|hasta) )?${CLOCK}`,
      'u',
    ),
  );
  if (fetched) hours.before = timeOf(fetched, () => undefined);
  const due = phrase.take(pattern(`\\b(?:a|para) ${CLOCK},? (?:ya )?${DUE}`, 'u'));
  if (due) hours.before = timeOf(due, started);
  const there =
    phrase.take(pattern(`\\b(?:call it|pongamos|digamos) ${CLOCK}`)) ??
    phrase.take(
      pattern(
        `(?<=\\b(?:land|touch down|aterrizo)(?: (?:in|at|en) \\p{L}+(?: \\p{L}+)?)? )(?:at|around|like|a) ${CLOCK}`,
        'u',
      ),
    );
  if (there) hours.after = timeOf(there, started);
  for (const [name, said] of NAMED) if (phrase.take(name)) Object.assign(hours, said);
  const notBefore = phrase.take(
    pattern(
      `\\b(?:not?|nothing|nada|don't want (?:it|anything)|(?:can't|cant|cannot|couldn't|no puedo|won't|unable to)(?: \\w+){0,3}) (?:starting |earlier |any earlier )?(?:before|than|antes de) ${CLOCK}`,
    ),
  );
  if (notBefore) hours.after = timeOf(notBefore, started);
  const curfew = phrase.take(
    pattern(
      `\\b(?:no (?:me|nos|le|les) dejan?|no puedo|no podemos|(?:i |we )?(?:can't|cant|cannot)|(?:not|aren't|isn't|never) allowed(?: to be)?)(?: \\w+){0,4}? (?:past|after|mas tarde de|despues de|pasadas?) ${CLOCK}`,
    ),
  );
  if (curfew) hours.before = timeOf(curfew, () => undefined);
  const before = phrase.take(
    pattern(
      `\\b(?:(?:not|nothing|no|never)(?: that)?(?: starts| starting| begins| going| running)? (?:past|after|later than)|before(?: (?:my |our |the |a |an )?(?:[a-z]+ )?[a-z]{3,} (?:is |leaves |starts |begins )?at)?|(?:until|till?) my [a-z]{3,} at|antes de (?:mi |nuestr[oa] |la |el |un |una )?[a-z]{3,} (?=a las? )|antes de (?:la )?misa de|earlier than|no later than|not later than|(?:don't|dont|doesn't|doesnt|do not|does not) (?:start|begin) (?:at|past|after|until|till)|by|until|till?|ends? (?:at|by)|(?:(?:estar|llegar|volver|regresar) (?:en|a) (?:la |mi )?casa|(?:be|get|back) home) (?:a|antes de|para|at|by|before)|over by|done by|home by|leaves? (?:at|by)|bed(?:time)? (?:by|at|is|is at)|curfew (?:is|at|of)(?: at)?|antes de|hasta|a mas tardar(?: a)?|no mas tarde de|termine (?:a|antes de)) (?:my |our |the |a |mi |la |nuestra )?${CLOCK}`,
    ),
  );
  if (before)
    hours.before = timeOf(
      before,
      // Who must be home by ten is out in the evening, whoever sleeps at home.
      CURFEW.test(before[0])
        ? () => undefined
        : !isOfMorning && !isDaytime && Number(before[1]) < EARLIEST_END
          ? () => undefined
          : plausibly(OF_MORNING.test(phrase.whole) ? FIRST_OF_MORNING.walk : FIRST_OF_MORNING.end),
    );
  const after =
    phrase.take(pattern(`(?<![\\d/.-])${CLOCK} (?:or|o) (?:after|later|despues|mas tarde)\\b`)) ??
    phrase.take(
      pattern(`\\b(?:de|desde|a partir de|from|pasadas) ${CLOCK} (?:en adelante|para adelante|on(?:wards?)?\\b)`),
    ) ??
    phrase.take(
      pattern(
        `\\b(?:(?:any ?time )?after|later than|past|from|starting(?: at| after| around)?|starts (?:at|after)|begins at|despues de|a partir de|desde|pasadas?|mas tarde de|(?:i )?(?:get|am|m) off(?: work| shift)?(?: at)?|off (?:work )?at|(?:i )?get out(?: of work)? at|(?:i'm |im )?free (?:at|after|from)|done (?:with work )?at|salgo(?: (?!hoy|manana|${WEEKDAY})\\w+){0,3} a|salimos a|me desocupo a|libre (?:desde|a partir de)|(?:at|around|a eso de|como a|tipo|hacia|a|para(?= las? ))) ${CLOCK}(?! ?(?:noches?\\b|week))(?: o (?:despues|mas tarde)| or later)?`,
      ),
    ) ??
    phrase.take(
      /(?<![\d:$-]|[:$-] )\b(\d{1,2})(?::(\d\d))? ?(am|pm)(?! ?(?:or(?! later)|-|to|until))\b(?: or later)?/,
    ) ??
    phrase.take(/(?<![\d:$-] ?)\b(\d{1,2})(?::(\d\d))? ?o'?clock\b/) ??
    phrase.take(
      pattern(
        `(?:\\b(?:later|earlier|mas (?:tarde|temprano)|antes)\\b[,|]* ?(?:maybe )?|^ *(?:maybe |say |more |mas bien )?)(?:like|about|around|como|tipo|tirando a) (?:a las? )?${CLOCK}${ALONE}`,
      ),
    );
  if (after) hours.after = timeOf(after, started);
  // "On call until 3, after that something with music".
  if (hours.before !== undefined && hours.after === undefined && phrase.take(AFTER_THAT)) {
    hours.after = hours.before;
    delete hours.before;
  }
  // "She falls asleep at 7, so something that ends before".
  if (hours.after !== undefined && hours.before === undefined && phrase.take(BEFORE_THAT)) {
    hours.before = hours.after;
    delete hours.after;
  }
  return inOrder(hours);
}

/** What begins after it is over begins in the morning: `de 10 a 12`. */
function inOrder({ after, before }: Hours): Hours {
  const isTurned = after !== undefined && before !== undefined && after >= before && after >= '13:00';
  const first = isTurned ? `${String(Number(after.slice(0, 2)) - 12).padStart(2, '0')}${after.slice(2)}` : after;
  return { ...(first === undefined ? {} : { after: first }), ...(before === undefined ? {} : { before }) };
}

const timeOf = ([, hour, minute, ...halves]: RegExpExecArray, otherwise: (hour: number) => Half) =>
  clockOf(hour, minute, halfOf(...halves.slice(0, 3)) ?? otherwise(Number(hour)));

function halfOf(...said: Array<string | undefined>): Half {
  const word = said.find((one) => one !== undefined);
  if (word === undefined) return undefined;
  return /^(?:a|am|a\.m\.?|manana|morning)$/.test(word) ? 'am' : 'pm';
}

/** Without am or pm, hours up to eleven are those of the afternoon and evening. */
function clockOf(hour = '0', minute = '00', half: Half, isNoon = false): string {
  const plain = Math.min(23, Number(hour));
  const isAfternoon = plain < 12 && (half === 'pm' || half === undefined) && plain > 0;
  const isMidnight = half === 'am' && plain === 12 && !isNoon;
  return `${String(isMidnight ? 0 : isAfternoon ? plain + 12 : plain).padStart(2, '0')}:${minute}`;
}
