import { localValue } from '../../ui/local-value.ts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** A list of events that this browser keeps. */
export const idsIn = (key: string) => localValue<string[]>(key, [], isIds);

/** Ids of the saved events, in this browser (docs/spec/decisions.md 115); those of an account join them (keep-hearts.ts). */
export const hearts = idsIn('marquee.hearts');

export function useHeart(eventId: string) {
  const kept = hearts.use();
  const isKept = kept.includes(eventId);
  return {
    isKept,
    toggle: () => hearts.set(isKept ? kept.filter((id) => id !== eventId) : [...kept, eventId]),
  };
}
