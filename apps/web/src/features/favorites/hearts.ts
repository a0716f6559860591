import { localValue } from '../../ui/local-value.ts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** Ids of the saved events, in this browser only (docs/spec/decisions.md 115). */
export const hearts = localValue<string[]>('marquee.hearts', [], isIds);

export function useHeart(eventId: string) {
  const kept = hearts.use();
  const isKept = kept.includes(eventId);
  return {
    isKept,
    toggle: () => hearts.set(isKept ? kept.filter((id) => id !== eventId) : [...kept, eventId]),
  };
}
