import { localValue } from '../ui/local-value.ts';

/** In place of somebody who signed out, until nothing of them is saved on this device. */
const LEFT = '';

/** Where the tab keeps a form of somebody that they have not sent yet. */
export const OWN_FORM = 'marquee.ownForm';

/** Who was signed in last in this browser and did not sign out: a session can also end by itself. */
const lastPerson = localValue<string | null>(
  'marquee.lastPerson',
  null,
  (value): value is string | null => value === null || typeof value === 'string',
);

/** Nobody was signed in, or who was signed in last signed out. */
export const hasDeparted = () => !lastPerson.get();

/** Somebody is signed in. What this device saved for another person is removed. */
export function arrive(userId: string): void {
  const before = lastPerson.get();
  if (before === userId) return;
  if (before === null) return lastPerson.set(userId);
  void forget().then((isDone) => isDone && lastPerson.set(userId));
}

/** Somebody signs out. Resolves when nothing of them is saved on this device; if the page is left before, the next page does it. */
export async function depart(): Promise<void> {
  lastPerson.set(LEFT);
  if ((await forget()) && lastPerson.get() === LEFT) lastPerson.set(null);
}

/** The page opens: does what a page that was left in the middle of it did not. */
export function finishDeparture(): void {
  if (lastPerson.get() === LEFT) void depart();
}

let forgetting: Promise<unknown> = Promise.resolve();

/** Resolves when what is to be removed is removed: who reads what this device saved waits for it. */
export const allForgotten = (): Promise<unknown> => forgetting;

function forget(): Promise<boolean> {
  const isDone = forgetOnce();
  forgetting = isDone;
  return isDone;
}

/** False if it could not be done. */
async function forgetOnce(): Promise<boolean> {
  try {
    const { forgetSaved } = await import('../offline/forget.ts');
    await forgetSaved();
    sessionStorage.removeItem(OWN_FORM);
    return true;
  } catch (error) {
    console.warn('What this device saved could not be removed', error);
    return false;
  }
}
