import { beyondEnglish } from './catalog.ts';

/** A state's name in the visitor's language, by its code; its English name where both are the same. */
export const stateName = (code: string, english: string): string => beyondEnglish('states', code) ?? english;
