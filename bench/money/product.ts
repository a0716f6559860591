import type { EngineDeps } from '@marquee/domain/deps';
import type { Payment } from '@marquee/domain/payments';
import type { fixedClock, ProviderPayment } from '@marquee/kernel';
import type { FakePayments, seededRandom } from '@marquee/testkit';

export type Deps = EngineDeps & { clock: ReturnType<typeof fixedClock>; payments: FakePayments };
type Numbers = ReturnType<typeof seededRandom>;

/** Something whose payment began. */
export interface Bought {
  id: string;
  paymentId: string;
}

/** What the end of a history is judged by. */
export interface Outcome {
  said: ProviderPayment;
  payment: Payment;
  /** Cents by account that the books have of this payment; credits are negative. */
  entered: Map<string, number>;
}

/** A kind of thing that is bought, as a history plays it. */
export interface Product<T extends Bought = Bought> {
  /** What may happen after the payment. */
  later: readonly string[];
  make(deps: Deps, numbers: Numbers, batch: { from: number; count: number }): Promise<T[]>;
  /** What people do with it; its payment's part happens at the provider. */
  act(deps: Deps, one: T, act: string, numbers: Numbers): Promise<void>;
  /** Its jobs by kind. */
  jobs: Record<string, (deps: Deps, payload: never) => Promise<unknown>>;
  /** What the night does with all of them. */
  night(deps: Deps, all: readonly T[]): Promise<void>;
  /** Where it differs from what the provider says, as sentences. */
  differences(deps: Deps, one: T, outcome: Outcome): Promise<string[]>;
}
