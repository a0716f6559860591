import { PaymentRefusal, type Payments, RetryLater } from '@marquee/kernel';
import { stripePayments } from '@marquee/platform/payments';
import { type MovingClock, movingClock } from '@marquee/testkit/moving-clock';
import { type PaymentService, startPaymentService } from '@marquee/testkit/payments';
import { expect } from 'vitest';

export interface Provider {
  /** Of both, the provider and us. */
  clock: MovingClock;
  service: PaymentService;
  payments: Payments;
  /** As the payer's browser does: with the publishable key and the client secret of the payment. */
  pay: (clientSecret: string, number: string, more?: Record<string, string>) => Promise<Answered>;
  prove: (clientSecret: string, result: 'complete' | 'fail') => Promise<Answered>;
  close: () => Promise<void>;
}

interface Answered {
  status: number;
  body: {
    id?: string;
    status?: string;
    error?: { code?: string; decline_code?: string; message: string; type: string };
  } & Record<string, unknown>;
  headers: Headers;
}

/** Our adapter with the real SDK, before the local payment service. */
export async function startProvider(
  given: { webhookUrl?: string; backoffMs?: number[]; timeoutMs?: number } = {},
): Promise<Provider> {
  const { timeoutMs = 10_000, ...options } = given;
  const clock = movingClock('2026-12-03T20:00:00Z');
  const service = await startPaymentService({ clock, ...options });
  const { secret, publishable, webhook } = service.keys;
  const payments = stripePayments({
    secretKey: secret,
    publishableKey: publishable,
    webhookSecret: webhook,
    origin: service.url,
    timeoutMs,
    clock,
  });
  const ask = async (path: string, fields: Record<string, string>): Promise<Answered> => {
    const response = await fetch(service.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ key: publishable, ...fields }).toString(),
    });
    return { status: response.status, body: (await response.json()) as Answered['body'], headers: response.headers };
  };
  const idOf = (clientSecret: string) => clientSecret.replace(/_secret_.*$/, '');
  return {
    clock,
    service,
    payments,
    pay: (clientSecret, number, more = {}) =>
      ask(`/v1/payment_intents/${idOf(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '2040',
        'payment_method_data[card][cvc]': '123',
        ...more,
      }),
    prove: (clientSecret, result) =>
      ask(`/three_d_secure/${idOf(clientSecret)}`, { client_secret: clientSecret, result }),
    close: () => service.close(),
  };
}

let count = 0;
export const request = (more: object = {}) => ({
  key: `boost/${++count}`,
  amountCents: 2_500,
  description: 'Featured for a week',
  metadata: { boostId: 'b1' },
  ...more,
});

export async function later(promise: Promise<unknown>, message: RegExp): Promise<RetryLater> {
  const error = await promise.then(
    () => null,
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(RetryLater);
  expect((error as Error).message).toMatch(message);
  return error as RetryLater;
}

export async function refused(promise: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await promise.then(
    () => null,
    (one: unknown) => one,
  );
  expect(error).toBeInstanceOf(PaymentRefusal);
  expect((error as Error).message).toMatch(message);
}
