/** What streets only are called. */
const SURE = ['st', 'street', 'ave', 'avenue', 'blvd', 'rd', 'road', 'dr', 'drive', 'ln', 'lane'];
const USUAL = [
  ...SURE,
  'boulevard',
  'way',
  'hwy',
  'highway',
  'pkwy',
  'parkway',
  'pl',
  'place',
  'ct',
  'court',
  'sq',
  'square',
];
const RARE = ['plaza', 'terrace', 'ter', 'broadway', 'pike', 'circle', 'cir', 'trail'];

/** For expressions: kinds of streets, from the narrowest set to the widest. */
export const SURE_STREET = SURE.join('|');
export const USUAL_STREET = USUAL.join('|');
export const ANY_STREET = [...USUAL, 'ave?', ...RARE, 'trl'].join('|');
/** What stands behind a street number. */
export const ADDRESS_STREET = [...USUAL, 'av', ...RARE, 'row', 'alley', 'wharf', 'mall', 'center', 'centre'].join('|');
