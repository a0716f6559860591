import { listed } from '../listed.ts';

const spaced = (words: string) => listed(words).map((word) => word.replaceAll('_', ' '));

/** Words of what people say beside a request, without accents: patterns. A space parts the entries; `_` is a space within one. */
export const ASIDES = {
  transit: spaced('bus train subway metro trolley light_rail streetcar transit'),
  transitEs: spaced('metro parada estacion bus camion tren'),
  fears: spaced('nightmares? bad_dreams? scared traumatized afraid cry cries cried crying recovering upset shaken'),
  fearsEs: spaced('pesadillas? miedo traumad[oa]s? lloran? espantad[oa]s?'),
  owners: spaced('his her my our their the mi su el la'),
  talking: spaced('talking raving going_on telling_me yapping hablando hablar'),
  notices: spaced('flyers? posters? signs? radio newspaper facebook bulletin_board billboard'),
  treasures: spaced(
    'arm_and_a_leg mortgage(?:_payment)? kidney fortune liver house rent leg lung firstborn paycheck salary loan organs?',
  ),
  treasuresEs: spaced(
    'un_ojo(?:_de_la_cara)? un_rinon un_dineral un_huevo un_dedo una_fortuna una_millonada una_pierna la_quincena la_renta la_vida media_quincena medio_sueldo',
  ),
} as const;

export const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
