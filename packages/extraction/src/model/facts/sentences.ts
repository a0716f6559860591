/** A period after one of these ends no sentence. */
const SHORTENED = /(?:\b(?:St|Ave|Blvd|Rd|Dr|Mr|Mrs|Ms|No|vs|approx|Jr|Sr|Ft|Mt|incl|[A-Z])|\b[ap]\.m)\.$/;
const BOUNDARY = /(?<=[.!?…]["”’)]?) (?=["“‘(]?[\p{Lu}\d$])/u;

/** The sentences of a line. */
export function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const part of line.split(BOUNDARY)) {
    const before = sentences.at(-1);
    if (before !== undefined && SHORTENED.test(before)) sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}

const EMAIL = /[\w.+-]+@[\w-]+\.\w/;
const PHONE = /(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\b\d{3}[\s.-])\d{3}[\s.-]\d{4}\b/;

/** Whether a sentence gives a way to reach a person. Such a sentence is not repeated elsewhere: its page is linked. */
export function isPersonal(sentence: string): boolean {
  return EMAIL.test(sentence) || PHONE.test(sentence);
}
