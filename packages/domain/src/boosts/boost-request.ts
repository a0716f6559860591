import type { ActivationTiming } from '@marquee/contract';

export interface BoostRequest {
  eventId: string;
  duration: number;
  /** Dollars. */
  amount: number;
  activationTiming: ActivationTiming;
  scheduledDate?: string | undefined;
}
