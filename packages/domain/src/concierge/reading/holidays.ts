import { addDays } from '../../places/index.ts';
import { nthOf } from './weekdays.ts';

const month = (year: number, number: number) => {
  const from = `${year}-${String(number).padStart(2, '0')}-01`;
  return { from, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
};
const thanksgiving = (year: number) => nthOf(month(year, 11), 4, 4);

/** A holiday, by what it is called and its day of the year. Where a name is also a theme of events, it is a day only after a preposition. */
export const HOLIDAYS: ReadonlyArray<readonly [RegExp, (year: number) => string]> = [
  [/\b(?:on |for |en |para )?(?:new year'?s eve|nye|noche ?vieja|fin de ano|ano viejo)\b/, (year) => `${year}-12-31`],
  [/\b(?:on |for )?(?:new year'?s day|ano nuevo)\b/, (year) => `${year}-01-01`],
  [/\b(?:on |for |en )?(?:christmas eve|xmas eve|nochebuena)\b/, (year) => `${year}-12-24`],
  [
    /\b(?:on|for) (?:christmas|xmas)(?: day)?\b(?! [a-z])|\b(?:christmas|xmas) day\b|\b(?:en|para) navidad\b|\bdia de navidad\b/,
    (year) => `${year}-12-25`,
  ],
  [/\b(?:on |for |en |para )?(?:el )?(?:dia de )?(?:reyes(?: magos)?|three kings day)\b/, (year) => `${year}-01-06`],
  [
    /\b(?:on |for |en )?(?:valentine'?s?(?: day)?|san valentin|dia de los enamorados|vday|v-day)\b/,
    (year) => `${year}-02-14`,
  ],
  [/\b(?:on |for )?(?:st\.? patrick'?s(?: day)?|st paddy'?s(?: day)?)\b/, (year) => `${year}-03-17`],
  [/\b(?:on |for )?cinco de mayo\b/, (year) => `${year}-05-05`],
  [/\bhalloween eve\b/, (year) => `${year}-10-30`],
  [
    /\b(?:on|for|en|para|this|este)(?: (?:the )?actual(?: day of)?)? (?:halloween|hallowen|jalowin)\b|\b(?:noche|dia) de (?:halloween|(?:las )?brujas)\b|\bhalloween(?= night\b)|(?<=[\p{L}]{3} )(?<!\b(?:something|anything|any|algo|some|about|the|love|loves|like|of|de|del|un|una|para|very|super|good|best|and|or|fun|mood|than|plan|free|kid|kids|spooky|scary|adult|after|before|first|last|next|this|our|my|day|week|weekend|till|until|by) )halloween(?= *(?:$|[|.,;!?]))/u,
    (year) => `${year}-10-31`,
  ],
  [/\b(?:on |for |en |el )?(?:all saints'? day|(?:dia de )?todos (?:los )?santos)\b/, (year) => `${year}-11-01`],
  [/\b(?:on |for |en |el )?(?:all souls'? day|dia de (?:los )?(?:fieles )?difuntos)\b/, (year) => `${year}-11-02`],
  [/\b(?:on |for )?(?:juneteenth)\b/, (year) => `${year}-06-19`],
  [
    /\b(?:on |for |en )?(?:the )?(?:4th|fourth) of july\b|\bjuly 4th\b|\bindependence day\b|\b(?:el )?cuatro de julio\b/,
    (year) => `${year}-07-04`,
  ],
  [/\b(?:on |for )?(?:veterans|veteran's|veterans') day\b|\bdia de los veteranos\b/, (year) => `${year}-11-11`],
  [/\b(?:on |for )?(?:black friday|viernes negro)\b/, (year) => addDays(thanksgiving(year), 1)],
  [/\b(?:on |for )?(?:cyber monday|ciber lunes)\b/, (year) => addDays(thanksgiving(year), 4)],
  [/\b(?:on |for |en |el )?(?:thanksgiving(?: day)?|turkey day|(?:dia de )?accion de gracias)\b/, thanksgiving],
  [
    /\b(?:on |for )?(?:election (?:day|night))\b|\bdia de las elecciones\b/,
    (year) => addDays(nthOf(month(year, 11), 1, 1), 1),
  ],
  [/\b(?:on |for )?(?:columbus day|indigenous peoples?'? day)\b/, (year) => nthOf(month(year, 10), 1, 2)],
  [/\b(?:on |for )?labor day\b/, (year) => nthOf(month(year, 9), 1, 1)],
  [/\b(?:on |for )?memorial day\b/, (year) => nthOf(month(year, 5), 1, -1)],
  [/\b(?:on |for )?(?:mlk day|martin luther king(?: jr\.?)? day)\b/, (year) => nthOf(month(year, 1), 1, 3)],
  [/\b(?:on |for )?presidents'? day\b/, (year) => nthOf(month(year, 2), 1, 3)],
  [/\b(?:on |for )?mother'?s'? day\b|\bdia de las madres\b/, (year) => nthOf(month(year, 5), 0, 2)],
  [/\b(?:on |for )?father'?s'? day\b|\bdia del padre\b/, (year) => nthOf(month(year, 6), 0, 3)],
  [/\b(?:on|for|en) easter(?: sunday)?\b|\beaster (?:sunday|day)\b|\bdomingo de pascua\b/, easter],
];

/** Sunday of Easter (anonymous Gregorian algorithm, Meeus, Astronomical Algorithms, ch. 8). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
