/** The slug or id in pasted text: the last part of an address, or the text itself. */
export function eventName(given: string): string {
  const [path = ''] = given.trim().split(/[?#]/);
  return path.split('/').findLast((part) => part !== '') ?? '';
}
