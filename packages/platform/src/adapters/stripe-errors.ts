import { messageOf, PaymentRefusal, RetryLater } from '@marquee/kernel';
import type * as Sdk from 'stripe';

const MOST_MESSAGE = 300;

/**
 * The one table from the provider's errors to ours (docs.stripe.com/error-handling). What does not come from the provider stays as it is. No
 * message contains a key or a client secret.
 *
 * | provider | ours |
 * | --- | --- |
 * | no connection, no answer in time | RetryLater |
 * | 429, `rate_limit`, `lock_timeout`, 409 (a request with this key is under way) | RetryLater |
 * | 5xx, an answer that is no JSON | RetryLater |
 * | 401, 403: our key is refused; a person has to repair that, and the work waits for it | RetryLater |
 * | 402, the card; 400 and 404, the request; 400 `idempotency_error`, another request with this key | PaymentRefusal |
 */
export function thrownFor(sdk: typeof Sdk, error: unknown, secretKey: string): unknown {
  if (!(error instanceof sdk.Stripe.errors.StripeError)) return error;
  const { statusCode, code, headers } = error;
  if (statusCode === undefined)
    return new RetryLater(`The payment provider cannot be reached: ${told(error, secretKey)}`);
  if (statusCode === 401 || statusCode === 403)
    return new RetryLater(`The payment provider refuses our key (status ${statusCode}).`);
  const mayPass = statusCode === 409 || statusCode === 429 || code === 'rate_limit' || code === 'lock_timeout';
  const isRefusal = [400, 402, 404].includes(statusCode) && !mayPass;
  if (isRefusal) return new PaymentRefusal(told(error, secretKey));
  return new RetryLater(`The payment provider answered ${statusCode}: ${told(error, secretKey)}`, delayOf(headers));
}

function told(error: Sdk.Stripe.errors.StripeError, secretKey: string): string {
  return messageOf(error)
    .replaceAll(secretKey, '[key]')
    .replaceAll(/\b(?:sk|rk|whsec)_[\w*]+/g, '[key]')
    .replaceAll(/(\bpi_\w+?)_secret_\w+/g, '$1_secret_[hidden]')
    .slice(0, MOST_MESSAGE);
}

function delayOf(headers: Record<string, string> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
}
