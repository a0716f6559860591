import { CallError } from '../../api/call-error.ts';

/** An error in the provider's form, at the provider itself and at its stand-in. */
export interface ProviderError {
  message?: string;
  code?: string;
  payment_intent?: { id: string; status: string };
}

/** Why a payment is no longer open. */
export type Over = 'paid' | 'canceled';

/** What became of a payment meanwhile, by its status: the sentence may be any. Null: the card was refused, or something else went wrong. */
export function meanwhileOf(error: ProviderError | undefined): { kind: Over | 'processing'; paymentId: string } | null {
  if (error?.code !== 'payment_intent_unexpected_state' || !error.payment_intent) return null;
  const { id: paymentId, status } = error.payment_intent;
  if (status === 'succeeded') return { kind: 'paid', paymentId };
  return status === 'processing' || status === 'canceled' ? { kind: status, paymentId } : null;
}

/** Our own record says that it is paid, before anybody types a card. */
export const isPaidAlready = (error: unknown): boolean =>
  error instanceof CallError && error.problem?.type.endsWith('#problem-paid') === true;
