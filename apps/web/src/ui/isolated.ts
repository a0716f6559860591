/** Letters of languages that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** First strong isolate and its end (UAX #9): the text between them does not affect the direction around it. */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * Isolates an external text in a sentence without markup: a page title, a label, a notification. In markup,
 * `<bdi>` does the same.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END}` : text;
}
