import { localValue } from '../../ui/local-value.ts';

/** What a visitor chose on this device; null: nothing yet. */
const choice = localValue<boolean | null>(
  'marquee.curatedForMe',
  null,
  (value): value is boolean | null => value === null || typeof value === 'boolean',
);

/** Whoever sends Global Privacy Control (and chose nothing else here) gets the same order as everybody. */
const isWelcome = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl !== true;

/** Whether what a visitor saved orders what is chosen for them: on Home, and in the concierge's answers. */
export const likedFirst = {
  use: (): boolean => choice.use() ?? isWelcome(),
  get: (): boolean => choice.get() ?? isWelcome(),
  turn: (on: boolean): void => choice.set(on),
};
