import { referenceOf } from '../../api/call-error.ts';
import { paymentText } from '../../messages/payment.ts';
import { toast } from '../../ui/toast-store.ts';

/** The card was refused: in the provider's words (spec: ERR-009). */
export function tellRefused(message: string | undefined): void {
  toast({
    title: paymentText('payment.failed'),
    description: message ?? paymentText('payment.failedText'),
    tone: 'danger',
  });
}

/** Nobody knows what went wrong (spec: ERR-010). */
export function tellError(error: unknown): void {
  console.error('payment', error);
  toast({
    title: paymentText('payment.error'),
    description: paymentText('payment.errorText'),
    tone: 'danger',
    reference: referenceOf(error),
  });
}
