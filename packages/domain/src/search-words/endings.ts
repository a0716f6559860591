/** Their plural is another thing than their singular. */
const AS_THEY_ARE = new Set(['blues', 'news', 'darts', 'gays', 'glasses', 'series', 'dias', 'always', 'texas']);

/** What people do at events: only of these words `-ing` and `-er` are endings. `evening` comes from no `even`, `flower` from no `flow`. */
const VERBS = new Set(
  `act bake bike box bowl brew camp climb collect cook craft crochet cycle dance draw drum farm fish game golf hike hunt jam jog juggle kayak
  knit learn listen make meditate meet paddle paint perform photograph print quilt race rap read record ride row run sail sculpt sew sing skate
  sketch ski speak surf swim taste teach tour train volunteer vend walk wrestle write`.split(/\s+/),
);

const IRREGULAR: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  mice: 'mouse',
  feet: 'foot',
  wolves: 'wolf',
};
const PLURALS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));

const VOWEL = /[aeiou]/;

/** How a verb of one syllable doubles its last letter: `run`, `running`. */
const doubled = (verb: string) =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) && verb.length <= 4 ? verb + verb.at(-1) : verb;

function formsOfVerb(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : doubled(verb);
  return [verb, ...plurals(verb), `${stem}ing`, `${stem}er`, `${stem}ers`];
}

const VERB_OF = new Map([...VERBS].flatMap((verb) => formsOfVerb(verb).map((form) => [form, verb] as const)));

/** The plurals that a word may have, English and Spanish; none for one that is in its plural. */
export function plurals(word: string): string[] {
  const other = PLURALS.get(word);
  if (other !== undefined) return [other];
  if (IRREGULAR[word] !== undefined || word.length < 3 || /(?:[^su]s|\d)$/.test(word)) return [];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (word.endsWith('z')) return [`${word.slice(0, -1)}ces`];
  if (/(?:s|x|ch|sh)$/.test(word)) return [`${word}es`];
  return /(?:ion|or|er|ad|al|el|ar|en|in)$/.test(word) ? [`${word}s`, `${word}es`] : [`${word}s`];
}

/** Words in their singular, English and Spanish; nothing for one that is none in its plural. */
function singulars(word: string): string[] {
  if (IRREGULAR[word] !== undefined) return [IRREGULAR[word]];
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word) || AS_THEY_ARE.has(word)) return [];
  const one = word.slice(0, -1);
  const forms = [one];
  if (/[^aeiou]ies$/.test(word)) forms.push(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.endsWith('ces')) forms.push(`${word.slice(0, -3)}z`);
  if (word.length > 6 && /(?:ion|or|er|ad|al|el|ar|en|in)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word === 'flores') forms.push('flor');
  return forms;
}

/** Spanish adjectives and persons in the other gender. `libro` is no `libra`: only where the ending tells a word that has both. */
function otherGender(word: string): string[] {
  const [, stem, vowel] = /^(.*(?:an|in|en|nin|ic|ad|os|iv|er|hic))([oa])$/.exec(word) ?? [];
  return stem === undefined || stem.length < 3 ? [] : [`${stem}${vowel === 'o' ? 'a' : 'o'}`];
}

/** The forms in which a word may stand, itself first: singular and plural, of what people do also who does it and the doing. Lower case, without accents. */
export function formsOf(word: string): string[] {
  if (word.length < 3 || /\d/.test(word) || !VOWEL.test(word)) return [word];
  const ones = singulars(word);
  const bases = ones.length > 0 ? ones : [word];
  const all = bases.flatMap((base) => [base, ...otherGender(base)]);
  const verbs = [word, ...bases].flatMap((form) => VERB_OF.get(form) ?? []);
  return [...new Set([word, ...all, ...all.flatMap(plurals), ...verbs.flatMap(formsOfVerb)])];
}
