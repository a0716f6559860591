import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature`: HMAC-SHA-256 over the time, a period and the bytes of the body (docs.stripe.com/webhooks/signature). */
export function signatureOf(body: string, secret: string, atSeconds: number): string {
  const mac = createHmac('sha256', secret).update(`${atSeconds}.${body}`, 'utf8').digest('hex');
  return `t=${atSeconds},v1=${mac}`;
}
