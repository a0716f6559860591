import { namesOne } from './clauses.ts';
import { Phrase } from './phrase.ts';
import { readTopic } from './read-topic.ts';
import { BYGONE } from './stories.ts';

/** Stands for what was told before it: `any of that`, `is there another one?`, `¿hay de eso?`. */
const STANDS = [
  '(?:any(?:thing)?|more|some(?:thing)?|one|ones) (?:of (?:that|those|them|this|these)|like (?:that|those|it|this|them))',
  '(?:do|does|can|could) (?:they|you|people|anyone|i|we) (?:still |also |ever )?(?:have|do|offer|find|get) (?:that|it|those|them|one|any)(?: again)?',
  '(?:is|are) there (?:still )?(?:one|ones|any|another(?: one)?|others|more|(?:a|any) more)(?= *(?:[?.!,;|]|$)| (?:of (?:those|them|that)|on|in|this|next|here|near|around|at|coming|that|for)\\b)',
  "(?:when|where)(?:'s| is| are) (?:it|that|they|the next one)(?= *(?:[?.!,;|]|$)| (?:this|next|again|on)\\b)",
  '(?:are )?they doing (?:it|that|one) (?:again|this)',
  'another one',
  'any(?= (?:on|this|next|coming up|around here|near|in|tomorrow|tonight|under)\\b)(?! (?:next|this|one) (?:of|to)\\b)',
  'mas de es[oa]s?',
  '(?:hay|habra|tienen|ofrecen|dan|hacen)(?: (?:algo|mas))? (?:de es[oa]s?|asi|como es[oa]s?|parecid[oa]s?)',
  '(?:hay|habra|tienen|dan|hacen) otr[oa]s?(?= *(?:[?.!,;|]|$)| (?:vez|igual|asi|en|este|esta|el|la|pronto)\\b)',
  '(?:go|been|take (?:her|him|them)|going) to one(?= *(?:[?.!,;|]|$)| (?:this|next|on|in)\\b)',
  '(?:llevarl[ao]s?|llevarme|ir|vamos|voy) a un[oa](?= *(?:[?.!,;|]|$))',
  '(?:sabes )?cuando (?:es|sera|hay|toca|vuelve|(?:lo|la|los|las) (?:hacen|dan|repiten))(?: otr[oa](?: vez)?)?(?= *(?:[?.!,;|]|$))',
  '(?:el|la|los|las) de (?:este|esta)(?= (?:domingo|lunes|martes|miercoles|jueves|viernes|sabado|semana|mes|fin))',
];
const STAND_IN = new RegExp(`\\b(?:${STANDS.join('|')})`, 'u');
const SENTENCE =
  /(?<=[.!?;|]) |(?<=,) (?=(?:any|more|is there|are there|when|where|do they|do you|hay|quiero|cuando|sabes|and)\b)/u;
/** Asks when or where one thing is. */
const OF_ONE = /(?<=^(?:when|where)(?:'s|s| is| are)) .*|(?<=^(?:sabes )?cuando (?:es|sera))\b.*/;
const SPANISH = /\b(?:a un[oa]|hay|habra|tienen|ofrecen|dan|hacen|mas de|cuando|el|la|los|las)\b/;

/** A message in which what stands for something told before is that thing: `I used to shag dance. Any of that tonight?`. */
export function withNamedThings(message: string): string {
  const sentences = message.split(SENTENCE);
  const at = sentences.findIndex((sentence) => STAND_IN.test(sentence) && !namesOne(sentence));
  const told = sentences.slice(0, Math.max(0, at)).findLast(namesOne);
  if (told === undefined) return message;
  const { words } = readTopic(new Phrase(told.replace(new RegExp(BYGONE, 'g'), ' | ')));
  if (words === undefined) return message;
  const asking = (sentences[at] ?? '').replace(STAND_IN, (said) => {
    if (OF_ONE.test(said)) return `${said.replace(OF_ONE, '')} ${words}`;
    return SPANISH.test(said) ? `hay ${words}${/de est[ea]$/.test(said) ? ' este' : ''}` : `any ${words}`;
  });
  return [...sentences.slice(0, at), asking, ...sentences.slice(at + 1)].join(' ');
}
