/** What stands before the weekday in the name of a day, `Palm Sunday`, by weekday. */
const FEASTS: ReadonlyArray<readonly [names: string, weekday: string]> = [
  ['easter|palm|passion|trinity|divine mercy|christ the king|gaudete|laetare|pentecost|rally|super bowl', 'sunday'],
  ['easter|holy|cyber|clean|pentecost', 'monday'],
  ['holy|fat|shrove|giving', 'tuesday'],
  ['holy|ash|spy', 'wednesday'],
  ['holy|maundy', 'thursday'],
  ['good|black', 'friday'],
  ['holy|small business', 'saturday'],
];

/** A text that ends in such a name. */
export const ENDS_IN_FEAST = new RegExp(
  `(?:^|\\s)(?:${FEASTS.map(([names, weekday]) => `(?:${names}) ${weekday}`).join('|')})$`,
  'i',
);
