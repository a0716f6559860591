const MISSING =
  /\b(?:page not found|404 not found|not be found|no such page|page you (?:are looking for|requested) (?:does not|doesn[’']t) exist)\b/i;

/** Where a page says that it does not exist: its title and its first words. */
const FIRST_CHARS = 300;

/** Whether a page says that there is no such page, whatever its status. */
export function saysMissing(title: string, text: string): boolean {
  return MISSING.test(`${title}\n${text.slice(0, FIRST_CHARS)}`);
}
