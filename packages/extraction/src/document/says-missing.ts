import { DOCUMENT } from '../decide/weights/document.ts';

const MISSING =
  /\b(?:page not found|404 not found|not be found|no such page|page you (?:are looking for|requested) (?:does not|doesn[’']t) exist)\b/i;

/** Whether a page says that there is no such page, whatever its status. */
export function saysMissing(title: string, text: string): boolean {
  return MISSING.test(`${title}\n${text.slice(0, DOCUMENT.saysMissing.firstChars)}`);
}
