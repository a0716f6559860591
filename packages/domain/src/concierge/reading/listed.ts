/** The words of a table, in their order. */
export const listed = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '');

/** The words of one class. */
export const setOf = (words: string): ReadonlySet<string> => new Set(listed(words));
