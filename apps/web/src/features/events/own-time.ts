import { pageValue } from '../../ui/page-value.ts';
import type { Times } from './local-time.ts';

/** What a person does at the time of an event, in words, as their own calendar says; null: nothing. */
type OwnTime = (event: Times) => string | null;

/** None until somebody opens a calendar (features/own-calendar): lists carry none of its code. Kept nowhere, so that it ends with the page. */
const ownTime = pageValue<OwnTime | null>(null);

export const setOwnTime = ownTime.set;

export function useOwnTime(event: Times): string | null {
  return ownTime.use()?.(event) ?? null;
}
