import { useSyncExternalStore } from 'react';
import type { Times } from './local-time.ts';

/** What a person does at the time of an event, in words, as their own calendar says; null: nothing. */
type OwnTime = (event: Times) => string | null;

/** None until somebody opens a calendar (features/own-calendar): lists carry none of its code. Kept nowhere, so that it ends with the page. */
let ownTime: OwnTime | null = null;
const listeners = new Set<() => void>();

export function setOwnTime(next: OwnTime | null): void {
  ownTime = next;
  for (const listener of listeners) listener();
}

const current = () => ownTime;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOwnTime(event: Times): string | null {
  return useSyncExternalStore(subscribe, current)?.(event) ?? null;
}
