/**
 * Where a text begins to give orders to a language model. Such a list is never complete; whatever passes it must still stand on the page, with a day
 * beside it.
 */
export const ORDER_TO_MODEL = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b[^.\n]{0,40}\b(?:instructions?|prompts?|task|(?:all|any|your|previous|above|earlier|these)(?: the)? rules)\b`,
    String.raw`(?<=^|[.!?>\n]\s{0,3})(?:system|assistant|developer)\s*:\s`,
    String.raw`\b(?:system|hidden|secret) (?:prompts?|instructions?)\b`,
  ].join('|'),
  'im',
);
