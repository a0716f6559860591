/** What a preview and an undo say about the letter of a decision. */
export function letterWords(to: string | null, hasMail: boolean): { effect: string[]; final: string[] } {
  if (to === null || !hasMail) return { effect: [], final: [] };
  return {
    effect: [`A letter about it goes to ${to} five minutes later.`],
    final: ['The letter cannot be called back once it has left.'],
  };
}
