import type { Phrase } from './phrase.ts';
import { BANDS, CLOSE_ONES, LITTLE_ONES, LOVERS, MATES } from './vocabulary/people.ts';
import type { Party } from './wish.ts';

const MATE = MATES.join('|');
const BAND = BANDS.join('|');
/** Where they come from. */
const FROM = '(?: (?:from|of|at|del?) (?:the |my |our |la |el |mi )?(?!\\d)\\p{L}+(?: (?:league|club|team|group))?)?';
const OTHERS = "(?!years?|nights?|days?|hours?|of)[\\p{L}'-]+ ";

/** Those who come along, by how many they are or by what they are to each other, with who they are. */
const COMPANIES: ReadonlyArray<readonly [RegExp, Party]> = [
  [new RegExp(`\\b(?:${LITTLE_ONES.join('|')})\\b`, 'u'), 'kids'],
  [
    new RegExp(
      `\\b(?:(?:me|yo|us) (?:and|n|&|y) |with |wit |w |con |for |surprise |sorprender a )(?:my |the |mi |la |el )?(?:${LOVERS})(?=$|[ |.,;!?'])|\\b(?:my|mi) (?:bae|boo|crush|jev[oa]|prometid[oa]|mans|media naranja|amorcito)(?=$|[ |.,;!?'])|\\b(?:propose|proposing|pedir(?:le)? matrimonio|since my fiance)\\b`,
      'u',
    ),
    'date',
  ],
  [
    new RegExp(
      `\\b(?:[3-9]|1\\d|2\\d|a (?:few|bunch of|couple of)|several|some of|un[oa]s(?: cuant[oa]s)?|vari[oa]s) (?:${OTHERS}){0,2}?(?:${MATE})(?=$|[ |.,;!?])${FROM}(?! (?:and (?:up|under)|only|years?|basketball|soccer|lacrosse|hockey|football|volleyball))|\\b(?:me|yo) (?:and|n|&|y) (?:2 |my )?(?:${OTHERS}){0,2}?(?:${MATE})(?=$|[ |.,;!?])`,
      'u',
    ),
    'friends',
  ],
  [
    new RegExp(
      `\\b[3-5] of us\\b|\\bsomos (?:como )?[3-9]\\b|\\bme (?:plus|and|\\+) (?:[2-9]|1\\d)(?: others?| more)?\\b|\\b(?:${CLOSE_ONES})\\b|\\b(?:our|the|my) (?:[\\p{L}']+ )?team outing\\b|\\bteam bonding\\b`,
      'u',
    ),
    'friends',
  ],
  [
    new RegExp(
      `\\b(?:my|our|the|mis|nuestr[oa]s|las|los) (?:${OTHERS})?(?:${MATE})(?:,)? (?:and|&|n|y) (?:i|me|yo)(?=$|[ |.,;!?])`,
      'u',
    ),
    'friends',
  ],
  [
    new RegExp(
      `\\b(?:with|wit|wid|w|w/|con|para|pa|for) (?:tod[oa]s? )?(?:the|da|my|our|la|las|los|l[oa]s del?(?: la)?|mi|mis|unas?|unos) (?:${OTHERS}){0,1}?(?:${MATE}|${BAND})s?(?=$|[ |.,;!?])${FROM}(?! (?:kids|wife|husband))`,
      'u',
    ),
    'friends',
  ],
  [
    /\b(?:girl|gurl|guy|boy|lad|ladie)'?s'? (?:night|nite)\b|\bgente del? (?:la )?(?:trabajo|oficina|chamba)\b/,
    'friends',
  ],
];

/** Takes who comes along. */
export function takeCompanions(phrase: Phrase): Party | undefined {
  return COMPANIES.find(([words]) => phrase.takeAll(words).length > 0)?.[1];
}
