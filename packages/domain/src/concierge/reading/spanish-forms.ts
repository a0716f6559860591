import { setOf } from './listed.ts';
import { VERBS_ES } from './vocabulary/verbs-es.ts';

/** Endings of the regular forms, without accents, by the class of the verb. */
const ENDINGS_AR = setOf(
  'ar o as a amos ais an e es emos eis en aba abas abamos aban are aras ara aremos aran aria arias ariamos arian aste aron ando ado ada ados adas asen aramos',
);
const ENDINGS_ER = setOf(
  'er ir o es e emos imos eis en a as amos ais an i io iste ieron ia ias iamos ian ere eras era eremos eran eria erias eriamos erian ire iras ira iremos iran iria irias iriamos irian iendo yendo ido ida idos idas iera ieras ieran ieramos',
);
const PRONOUNS = ['', ...'me te se nos os lo la los las le les melo mela telo tela selo sela noslo nosla'.split(' ')];
const LONGEST_ENDING = 7;
/** A shorter stem is that of too many words. */
const LEAST_STEM = 3;

/** The stems of a verb: its own, with the vowel that changes under stress, and as its last letters are written before other vowels. */
function stemsOf(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const stressed = [
    stem,
    stem.replace(/o(?=[^aeiou]*$)/, 'ue'),
    stem.replace(/e(?=[^aeiou]*$)/, 'ie'),
    stem.replace(/e(?=[^aeiou]*$)/, 'i'),
    stem.replace(/u(?=[^aeiou]*$)/, 'ue'),
  ];
  return stressed.flatMap((one) => [
    one,
    one.replace(/c$/, 'qu'),
    one.replace(/g$/, 'gu'),
    one.replace(/z$/, 'c'),
    one.replace(/gu$/, 'g'),
    one.replace(/g$/, 'j'),
    one.replace(/(?<=[aeiou])c$/, 'zc'),
    one.replace(/(?<=[nlr])c$/, 'z'),
    one.replace(/u$/, 'uy'),
    one.replace(/(?<=[nl])$/, 'g'),
  ]);
}

const stemsWith = (ending: RegExp) =>
  new Set(
    VERBS_ES.split(/\s+/)
      .filter((verb) => ending.test(verb))
      .flatMap(stemsOf)
      .filter((stem) => stem.length >= LEAST_STEM),
  );
const STEMS_AR = stemsWith(/ar$/);
const STEMS_ER = stemsWith(/[ei]r$/);

/** Whether a word without accents is a form of an everyday Spanish verb, alone or with its pronouns: `fíjate`, `enséñeme`, `no hallo`. */
export function isSpanishVerb(word: string): boolean {
  return PRONOUNS.some((pronoun) => {
    if (!word.endsWith(pronoun)) return false;
    const form = word.slice(0, word.length - pronoun.length);
    return has(form, ENDINGS_AR, STEMS_AR) || has(form, ENDINGS_ER, STEMS_ER);
  });
}

function has(form: string, endings: ReadonlySet<string>, stems: ReadonlySet<string>): boolean {
  for (let at = Math.max(LEAST_STEM, form.length - LONGEST_ENDING); at < form.length; at += 1)
    if (endings.has(form.slice(at)) && stems.has(form.slice(0, at))) return true;
  return false;
}

/** What a diminutive is made of: `dolarito`, `mijita`, `ratitos`. */
export function withoutDiminutive(word: string): string[] {
  const found = /^(.{2,}?)(?:c|ec|z)?it([oa])(s?)$/.exec(word);
  if (!found) return [];
  const [, stem = '', vowel = '', plural = ''] = found;
  return [`${stem}${vowel}${plural}`, `${stem}e${plural}`, `${stem}${plural === '' ? '' : 'es'}`, stem];
}
