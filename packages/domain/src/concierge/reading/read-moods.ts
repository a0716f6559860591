import type { Phrase } from './phrase.ts';
import type { Mood, Wish } from './wish.ts';

/** Words for how it should feel, in English and Spanish without accents. */
const SAID: ReadonlyArray<readonly [Mood, RegExp]> = [
  ['loud', /\b(?:loud(?:er|est)?|noisy|rowdy|raucous|turned up|ruidos[oa]s?|con (?:mucho )?ruido|escandalos[oa]s?)\b/],
  [
    'quiet',
    /\b(?:quiet(?:er|est)?|calm(?:er|ing)?|peaceful|chill(?:ed|ax)?|low[ -]?key|mellow|tranquil[oa]s?|tranqui|calmad[oa]s?|silencios[oa]s?|sin (?:mucho )?ruido|relajad[oa]s?)\b/,
  ],
  [
    'weird',
    /\b(?:weird(?:er|est)?|strange(?:st)?|odd(?:ball|est)?|bizarre|quirky|offbeat|kooky|wacky|unusual|out of the ordinary|rar[oa]s?|extran[oa]s?|insolit[oa]s?|extravagantes?|fuera de lo comun)\b/,
  ],
  [
    'spooky',
    /\b(?:spook(?:y|ier|iest)|scary|creepy|eerie|haunting|de miedo|de terror|tenebros[oa]s?|espeluznantes?)\b/,
  ],
  ['cozy', /\b(?:co[sz](?:y|ier|iest)|snug|homey|intimate|acogedor(?:a|es|as)?|calientit[oa]s?|intim[oa]s?)\b/],
  ['festive', /\b(?:festive|festiv[oa]s?|navide(?:n|ñ)[oa]s?)\b/],
  [
    'active',
    /\b(?:adventurous|adventures?|active|energetic|sporty|physical|aventurer[oa]s?|aventuras?|activ[oa]s?|deportiv[oa]s?)\b/,
  ],
  ['creative', /\b(?:creative|crafty|artsy|hands[ -]on|creativ[oa]s?)\b/],
  [
    'funny',
    /\b(?:funny|hilarious|make (?:me|us) laugh|a (?:good )?laugh|divertid[oa] de risa|para reir(?:me|nos)?|de risa|chistos[oa]s?|gracios[oa]s?)\b/,
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
const NO_NAMES =
  /\b(?:(?<=\balgo )de (?:miedo|terror|risa)|spook(?:y|ier|iest)|scary|creepy|eerie|co[sz](?:y|ier|iest)|snug|homey|festive|adventurous|artsy|crafty|hands[ -]on|funny|hilarious|acogedor(?:a|es|as)?|tenebros[oa]s?|espeluznantes?|aventurer[oa]s?|chistos[oa]s?|gracios[oa]s?|quirky|offbeat|kooky|wacky|oddball|raucous|insolit[oa]s?|techad[oa]s?)\b(?! [a-z]+fest)/;

/** How what is asked for should feel. The words stay: beside something to do they may be part of its name (`indoor play`). */
export function readMoods(phrase: Phrase): Pick<Wish, 'moods'> {
  const moods = SAID.filter(([, words]) => phrase.has(words)).map(([mood]) => mood);
  phrase.takeAll(NO_NAMES);
  return moods.length > 0 ? { moods } : {};
}
