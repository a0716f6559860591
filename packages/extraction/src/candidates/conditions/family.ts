import { childrensAges } from './childrens-ages.ts';
import { type Segment, segmentsOf } from './segments.ts';

const KIDS = "(?:kids['’]?|kid['’]s|children(?:['’]s)?|toddlers?['’]?|pre-?school(?:ers?)?['’]?|tweens?|bab(?:y|ies))";
const FAMILY = "(?:family|families['’]?)";
const WHO = `(?:${KIDS}|${FAMILY})`;
const FRIENDLY = '(?:famil(?:y|ies)|kids?|child|children)[- ]friendly';
const FOR_ALL = `(?:the (?:whole|entire) family|all the family|(?:the |your )?(?:${KIDS}|${FAMILY}))`;

/** What follows `Kids` or `Family` in the name of a program for them; `Family Feud` and `Family Tree` are none. */
const PROGRAM =
  '(?:activit(?:y|ies)|camp|carnival|class(?:es)?|club|craft(?:s|ing)?|craft time|day|dash|drop-?in|fun|fun (?:day|fest|night|run|time)|game night|hour|matin[eé]e|movies?|movie night|night(?: out)?|play ?time|programs?|puppet show|story ?times?|theat(?:er|re)|time|workshops?|yoga|zone)';
/** The same where the title begins with it: `Cold War Kids Concert` is a band's. */
const PROGRAM_AT_HEAD = '(?:concerts?|cook|dance|festival|film|music|parade|party|picnic|series|show|tour)';
const SUBJECT =
  '(?:art|books?|chess|class(?:es)?|coding|cooking|crafts?|dance|fun|gardening|movies?|music(?:al)?|puppets?|science|shows?|stem|stories|theat(?:er|re)|workshops?|yoga)';

const TITLES = [
  new RegExp(`\\b(?:${FRIENDLY}|story ?times?|lap ?sit)(?![\\w-])`, 'i'),
  /(?<!\b(?:of|for women of|for men of) )\ball[- ]ages\b/i,
  new RegExp(`(?<![\\w-])${WHO} ${PROGRAM}(?![\\w-])`, 'i'),
  new RegExp(`^(?:free |holiday |summer |the )?${WHO} ${PROGRAM_AT_HEAD}(?![\\w-])`, 'i'),
  new RegExp(`\\b${SUBJECT} for ${FOR_ALL}(?=\\W*$|[,:;(–—]| and | ages?\\b)`, 'i'),
];
/** A label about nothing else: `Kids & Family`, `Families`, `Audience: Children`; `Family & Education` is about other things, too. */
const LABEL = new RegExp(
  `^(?:audience: ?|good |great |suitable |for )*(?:${FRIENDLY}|story ?times?|all[- ]ages|${WHO}(?:(?: ?[&,/+] ?| and )(?:${WHO}|youth|teens?))*(?: (?:friendly|fun|events?|activities|programs?))?)$`,
  'i',
);
/** What a sentence of a description says of the event. Who gets its proceeds is another matter: `a concert for families in need`. */
const TEXTS = [
  new RegExp(`\\b${FRIENDLY}(?![\\w-])(?! (?:restaurant|brewery|venue|neighborhood|city|town|policy|employer))`, 'i'),
  /\ball[- ]ages (?:are )?welcome\b/i,
  new RegExp(
    `\\b(?:fun|perfect|great|ideal|suitable|appropriate|designed|intended|recommended|made|geared|${SUBJECT}|activities|games|event|program) (?:is )?(?:for|toward) ${FOR_ALL}(?![\\w'’-])(?! (?:in |who |affected|facing|living|hospital|charit|of (?!all ages)))`,
    'i',
  ),
  new RegExp(`\\b${FOR_ALL}(?: (?:and|&) ${WHO})? (?:are |is )?(?:always )?welcome\\b`, 'i'),
  new RegExp(`\\bbring (?:the whole family|the (?:entire )?family|(?:the|your) (?:kids|children|little ones))\\b`, 'i'),
];

/** Where it is said, nothing else is believed: `21+ to drink` beside `family friendly` leaves it open. */
const GROWN_UPS = [
  /\b(?:adults?|grown[- ]?ups?)[- ](?:only|story ?times?)\b|\b(?:only|strictly) (?:for )?(?:adults|grown[- ]?ups)\b/i,
  /\b(?:no|without|leave|not for|(?:un|in)(?:suitable|appropriate) for|not (?:suitable|appropriate|recommended|intended|meant) for) (?:(?:the|young|small|your|unaccompanied) )*(?:kids?|child(?:ren)?|minors|famil(?:y|ies))\b/i,
  /\bnot (?:(?:a|an|very|exactly|really) )*(?:family|kids?|child)[- ]friendly\b|\bisn['’]t (?:family|kids?|child)[- ]friendly\b/i,
  /\b(?:mature|adult|explicit) (?:content|audiences?|themes?|language|lyrics|humou?r|situations)\b|\bparental (?:discretion|advisory)\b|\br-rated\b|\bburlesque\b|\bstrip(?:per|tease)/i,
  /(?<![\w$.–-])(?:16|18|19|21)\s?(?:\+|plus\b|(?:and|&|or) (?:over|up|older|above)\b)/i,
];

/** One of these is in everything that the rules above find: what has none is not looked at further. */
const HINT = /famil|kid|child|toddler|school|tween|bab(?:y|ies)|all[- ]ages|story|sit|\bages?\b/i;

/** The same for the rules about sentences of a description. */
const TEXT_HINT = /famil|kid|child|toddler|school|tween|bab(?:y|ies)|all[- ]ages|little ones/i;

export const isForGrownUps = (text: string): boolean => GROWN_UPS.some((words) => words.test(text));

export const isFamilyTitle = (title: string): boolean => HINT.test(title) && TITLES.some((words) => words.test(title));

export const isFamilyLabel = (label: string): boolean => LABEL.test(label.trim()) || childrensAges(label);

const SENTENCES = /[\n.!?]+/g;

/** The first sentence that says it. */
export function familyInText(text: string): Segment | null {
  if (!HINT.test(text)) return null;
  const says = (sentence: string) =>
    (TEXT_HINT.test(sentence) && TEXTS.some((words) => words.test(sentence))) || childrensAges(sentence);
  return segmentsOf(text, SENTENCES).find((sentence) => says(sentence.text)) ?? null;
}
