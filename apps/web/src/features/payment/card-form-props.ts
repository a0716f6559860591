import type { Over } from './over.ts';

export interface CardFormProps {
  publishableKey: string;
  clientSecret: string;
  /** `$9.00`, or what the button says. */
  label: string;
  /** The page of this site that a bank's own page leads back to, where it asks for a confirmation there. */
  returnTo: string;
  /** Gets the provider's id of the payment. The form stays busy until its promise settles. */
  onPaid: (paymentId: string) => void | Promise<void>;
  /** The payment was paid or canceled meanwhile, as in another tab. */
  onOver: (over: Over) => void;
  /** Says that something else went wrong than the card; by default a toast. */
  onError?: ((error: unknown) => void) | undefined;
}
