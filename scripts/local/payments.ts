import { join } from 'node:path';
import type { Clock } from '@marquee/kernel';
import { startPaymentService } from '@marquee/testkit/payments';

/** The card payment provider of a laptop: no money moves, and whoever sits at this machine can refund and dispute. */
export interface LocalPayments {
  /** Shows what was paid, with buttons for what banks do. */
  page: string;
  close: () => Promise<void>;
}

/**
 * Starts a stand-in for Stripe's API on loopback and names it to vite.config.ts. Its payments and keys stay with the local state, because boosts in
 * the database refer to them.
 */
export async function startPayments(
  { state, origin }: { state: string; origin: string },
  clock: Clock,
): Promise<LocalPayments> {
  const { url, keys, close } = await startPaymentService({
    file: join(state, 'payments.json'),
    clock,
    webhookUrl: `${origin}/api/webhooks/stripe`,
  });
  process.env.MARQUEE_PAYMENTS = JSON.stringify({
    STRIPE_ORIGIN: url,
    STRIPE_SECRET_KEY: keys.secret,
    STRIPE_PUBLISHABLE_KEY: keys.publishable,
    STRIPE_WEBHOOK_SECRET: keys.webhook,
  });
  return { page: url, close };
}
