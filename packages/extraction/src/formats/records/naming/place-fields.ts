/** Words of fields that hold places. */
export const PLACE_FIELDS: ReadonlySet<string> = new Set([
  'venue',
  'location',
  'place',
  'branch',
  'facility',
  'room',
  'building',
]);
