import { useSyncExternalStore } from 'react';

/** Spec: TOAST-02. */
export const TOAST_DURATION_MS = 5_000;
const REMOVAL_DELAY_MS = 1_000_000;
const SAME_EVENT_MS = 250;

export interface ToastMessage {
  title: string;
  description?: string;
  /** `danger` for failures. */
  tone?: 'neutral' | 'success' | 'danger';
  /** Of the call that failed on our side (`referenceOf`). */
  reference?: string | undefined;
  /** An optional action. */
  action?: { label: string; onSelect: () => void };
}

export interface ShownToast extends ToastMessage {
  id: number;
  shownAt: number;
  open: boolean;
}

// One at a time: a new toast replaces the previous one (spec: TOAST-01).
let current: ShownToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, from anywhere. */
export function toast(message: ToastMessage): void {
  const shownAt = Date.now();
  // Two parts of the page may report the same event: show it once. Later the same words answer another press, which must be seen to do something.
  if (
    current?.open &&
    shownAt - current.shownAt < SAME_EVENT_MS &&
    current.title === message.title &&
    current.description === message.description
  )
    return;
  count += 1;
  set({ ...message, id: count, shownAt, open: true });
}

/** Closes a toast; it is removed some time later. */
export function closeToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  setTimeout(() => current?.id === id && !current.open && set(null), REMOVAL_DELAY_MS);
}

/** The current toast, or the last one. */
export const currentToast = (): ShownToast | null => current;

export function useToast(): ShownToast | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentToast);
}
