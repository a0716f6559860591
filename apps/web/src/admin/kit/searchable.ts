/** A text as it is searched: without case and accents, which few people type. */
export const searchable = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
