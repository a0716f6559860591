import { localValue } from '../ui/local-value.ts';

/** Who was signed in last in this browser and did not sign out: a session can also end by itself. */
const lastPerson = localValue<string | null>(
  'marquee.lastPerson',
  null,
  (value): value is string | null => value === null || typeof value === 'string',
);

/** Somebody is signed in. What this device saved for another person is removed. */
export function arrive(userId: string): void {
  const before = lastPerson.get();
  if (before === userId) return;
  if (before === null) return lastPerson.set(userId);
  void forget().then((isDone) => isDone && lastPerson.set(userId));
}

/** Somebody signs out. Resolves when nothing of them is saved on this device; if the page is left before, the next person's arrival does it. */
export async function depart(): Promise<void> {
  const left = lastPerson.get();
  if ((await forget()) && lastPerson.get() === left) lastPerson.set(null);
}

/** False if it could not be done. */
async function forget(): Promise<boolean> {
  try {
    const { forgetSaved } = await import('../offline/forget.ts');
    await forgetSaved();
    return true;
  } catch (error) {
    console.warn('What this device saved could not be removed', error);
    return false;
  }
}
