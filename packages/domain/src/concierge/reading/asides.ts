import { ASIDES, anyOf } from './vocabulary/asides.ts';

const REST = '[^.,;!?|]*';

/**
 * What is said beside a request, in plain words or left out. Text is lower case and without accents; each pattern is made of the word classes of
 * `vocabulary/asides.ts`.
 */
const SAID: ReadonlyArray<readonly [means: string, ways: readonly string[]]> = [
  ['outdoors', ['\\btouch(?:ing)? (?:some )?grass\\b']],
  // Something else, if there is none of the first.
  [
    ' or ',
    [
      ",? (?:or|and) if (?:there(?:'s| is| are|s)? |it's )?(?:none|not|nothing|no such thing)(?: (?:of )?(?:that|like that))?,? ",
    ],
  ],
  [' o ', [',? o si no(?: hay)?(?: de es[oa]s?)?,? ']],
  // How to get there and what is at hand there.
  [
    ' | ',
    [
      `\\b(?:(?:that |which )?(?:has|have|needs?|gotta|must|should) (?:to )?be )?(?:on|near|by|off|close to|along) (?:an?|the|my) ${anyOf(ASIDES.transit)} (?:lines?|routes?|stops?|stations?)\\b`,
      `\\bcerca (?:del?|de (?:la|una)) ${anyOf(ASIDES.transitEs)}(?: (?:de|del) \\p{L}+)?`,
      `\\b(?:with |easy |good |free |some )*parkin[g']? for (?:an?|my|our|the) ${REST}`,
      '\\b(?:dogs?|pets?|strollers?|coolers?)(?: (?:are|is))? (?:ok|okay|fine)\\b',
      "\\b(?:where|so|that) (?:you|u|i|we|people) (?:don't|dont|do not) (?:have|need) to \\p{L}+(?: (?!(?:on|this|at|in) )\\p{L}+)?",
    ],
  ],
  // What does not matter.
  [
    ' | ',
    [
      `\\bno importa (?:si|que|en que) ${REST}`,
      `\\b(?:doesn't|doesnt|does not|don't|dont) (?:matter|care|mind) if ${REST}`,
    ],
  ],
  // What somebody fears since it happened, and where somebody else is meanwhile.
  [
    ' | ',
    [
      `\\b${anyOf(ASIDES.fears)} (?:from|about|of|since|after|by|because of|over) (?:that|last|the last|our last) ${REST}`,
      `\\b${anyOf(ASIDES.fearsEs)} (?:de|con|por|desde) (?:aquel|aquella|es[ae]|lo de) ${REST}`,
      `\\b(?:while|when|since|cuz|because|as|cuando|mientras|porque) ${anyOf(ASIDES.owners)} \\p{L}+ (?:is|are|'s|goes|esta|anda|va|se va) (?:out |away |off |down |up |over )?(?:in|at|to|en|a) (?!(?:town|here)\\b)\\p{L}+(?: \\p{L}+)?`,
    ],
  ],
  // Who told of it, and where it was read.
  [
    ' | ',
    [
      `\\b(?:some|everyone|everybody|los|las|mis|todos|${ASIDES.owners.join('|')})(?: \\p{L}+)? (?:at|from|in|de|del|en) (?:the |my |our |la |el )?\\p{L}+ (?:been|have been|has been|are|is|'s|keeps?|were|won't stop|andan|estan|no paran de) (?:always |all )?${anyOf(ASIDES.talking)} (?:about|de|del) (?:this |that |the |an? |un |una |este |esta )?`,
      `\\b(?:on|in|from) (?:an?|the|some) ${anyOf(ASIDES.notices)}(?: (?:at|in|by|on|near) (?:the|my|our) [\\p{L}-]+(?: (?:store|shop|board|office))?)?`,
    ],
  ],
  // What somebody likes is what they look for.
  [
    'anything about $1 or $2',
    [
      "\\b(?:he|she|they|who|it)(?:'s| is| are)? (?:(?:really|just|so|all) )*(?:likes?|loves?|into|adores?) (\\p{L}+) and (?!\\p{L}+ing\\b)(\\p{L}+)(?= *(?:$|[.,;!?|]))",
    ],
  ],
  // What is meant by a name of two meanings.
  [
    '$1',
    [
      '^(?:an? |the )?(\\p{L}{3,})[.,;]? (?:as in )?(?:the|un|el|la) \\p{L}+(?: \\p{L}+)?,? (?:not|no) (?:the|el|la) \\p{L}+',
    ],
  ],
  // When somebody is done with work.
  ['salgo a ', ['\\b(?:cierro|cerramos) (?:el|la|mi|nuestr[oa]) \\p{L}+ a ']],
  ['i get off at ', ['\\bi close (?:the|my|our) \\p{L}+ at ']],
  [', ', [',? o sea,? (?=(?:no|que|como|una?) )']],
  // What costs too much, by what it would take.
  [
    'cheap',
    [
      `\\b(?:won't|wont|(?:doesn't|doesnt|don't|dont|does not|do not|will not|not|never|nothing that|without)) (?:gonna |going to )?(?:cost(?:s|ing)?|requires?|requiring|take) (?:(?:me|us|you) )?(?:(?:selling|pawning) )?(?:an?|my|our|the|half|your) (?:\\p{L}+ )?${anyOf(ASIDES.treasures)}`,
      `\\b(?:que )?no (?:me |nos )?(?:cuesten?|cobren?|valgan?|salgan? en|cuesta) ${anyOf(ASIDES.treasuresEs)}`,
    ],
  ],
  // For how long it has been so is no week that is asked for.
  [
    ' ',
    [
      '\\b(?:llev(?:o|amos)|he estado|hemos estado|estuve|estuvimos|ha sido)(?: \\p{L}+)? tod[oa] (?:la|el) (?:semana|dia|mes|manana)\\b',
      '\\btod[oa] (?:la|el) (?:semana|dia|mes) (?=(?:he|hemos|estuve|estuvimos|trabaj[eo]|trabajamos|encerrad|metid|llevo)\\b)',
      '(?<=\\b(?:been|worked|working|stuck|cooped up|studying|grading)(?: \\p{L}+){0,3} )all (?:week|day|month)\\b',
    ],
  ],
  // Who goes to work at an hour is free before it, where that is asked for.
  [
    'antes de las $1',
    [
      '\\b(?:yo )?entro(?: (?:a|al|en|de) (?:(?:la|el|mi) )?\\p{L}+)? a las? (\\S+?)(?: y salgo[^.,;]*)?(?=[ ,.;].*\\bantes de (?:que entre|entrar)\\b)',
    ],
  ],
];

/** The same as patterns, in the order in which they are looked for. */
export const ASIDES_MEANT: ReadonlyArray<readonly [RegExp, string]> = SAID.map(([means, ways]) => [
  new RegExp(ways.join('|'), 'gu'),
  means,
]);
