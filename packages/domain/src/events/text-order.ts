/** The first of these texts in their order, as the database has it. */
export const firstText = (texts: readonly string[]): string | null =>
  texts.reduce<string | null>((least, text) => (least === null || text < least ? text : least), null);

/** The last of these texts in their order. */
export const lastText = (texts: readonly string[]): string | null =>
  texts.reduce<string | null>((most, text) => (most === null || text > most ? text : most), null);
