import type { Phrase } from './phrase.ts';
import type { Mood, Wish } from './wish.ts';

/** Words for how it should feel, in English and Spanish without accents. */
const SAID: ReadonlyArray<readonly [Mood, RegExp]> = [
  ['loud', /\b(?:loud(?:er|est)?|noisy|rowdy|raucous|turned up|ruidos[oa]s?|con (?:mucho )?ruido|escandalos[oa]s?)\b/],
  [
    'quiet',
    /\b(?:quiet(?:er|est)?|calm(?:er|ing)?|peaceful|low[ -]?key|mellow|tranquil[oa]s?|tranqui|calmad[oa]s?|silencios[oa]s?|sin (?:mucho )?ruido|relajad[oa]s?)\b/,
  ],
  [
    'weird',
    /\b(?:weird(?:er|est)?|strange(?:st)?|odd(?:ball|est)?|bizarre|quirky|offbeat|kooky|wacky|unusual|out of the ordinary|rar[oa]s?|extran[oa]s?|insolit[oa]s?|extravagantes?|fuera de lo comun)\b/,
  ],
  [
    'seated',
    /\b(?:seated|sit[ -]down|(?:with|has|have|where (?:i|we) can) (?:a |some |the )?(?:seat|seats|seating|chairs|sit)|somewhere to sit|sentad[oa]s?|con (?:asientos?|sillas|butacas)|donde sentar(?:me|nos|se))\b/,
  ],
  [
    'indoors',
    /\b(?:indoors?|inside(?! (?:joke|out))|under (?:a )?roof|bajo techo|techad[oa]s?|adentro|en interior(?:es)?)\b/,
  ],
];
/** Rare words that would be looked for as a name. */
const NO_NAMES = /\b(?:quirky|offbeat|kooky|wacky|oddball|raucous|insolit[oa]s?|techad[oa]s?)\b(?! [a-z]+fest)/;

/** How what is asked for should feel. The words stay: beside something to do they may be part of its name (`indoor play`). */
export function readMoods(phrase: Phrase): Pick<Wish, 'moods'> {
  const moods = SAID.filter(([, words]) => phrase.has(words)).map(([mood]) => mood);
  phrase.takeAll(NO_NAMES);
  return moods.length > 0 ? { moods } : {};
}
