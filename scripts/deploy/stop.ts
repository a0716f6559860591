/** A deployment cannot continue; the message is one sentence that says what to do. */
export class Stop extends Error {
  override name = 'Stop';
}
