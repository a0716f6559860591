const places = new Map<string, number>();

/** Keeps how far an entry of the history is scrolled, for a return to it. */
export const rememberScroll = (key: string): void => void places.set(key, window.scrollY);

/** Where an entry of the history was left, in CSS pixels; 0 for a new one. */
export const scrollPlace = (key: string): number => places.get(key) ?? 0;
