import { pageValue } from '../../ui/page-value.ts';

/** The event that somebody wants to boost. */
export interface BoostTarget {
  id: string;
  title: string;
  /** Goes on with the payment that they began. */
  isContinued?: boolean;
}

const asked = pageValue<BoostTarget | null>(null);

/** Opens the boost dialog for an event; a visitor without an account signs in first (spec: HOME-27). */
export const askBoost = (event: BoostTarget): void => asked.set(event);
export const closeBoost = (): void => asked.set(null);

export const useAskedBoost = asked.use;
