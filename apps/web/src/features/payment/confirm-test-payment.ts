import { meanwhileOf, type Over, type ProviderError } from './over.ts';

/** A card as it is typed into the test form. */
export interface TypedCard {
  number: string;
  /** `12/30` */
  expiry: string;
  cvc: string;
}

export interface TestForm {
  origin: string;
  publishableKey: string;
  clientSecret: string;
}

/** What came of it; `proof`: the bank asks for a confirmation first. */
export type Outcome =
  | { kind: 'paid' | 'proof'; paymentId: string }
  | { kind: 'over'; over: Over }
  | { kind: 'refused'; message: string };

interface Answer {
  id?: string;
  status?: string;
  error?: ProviderError;
  last_payment_error?: { message?: string } | null;
}

/** Pays at the stand-in of the provider on this machine, in the provider's own words. Throws if it cannot be reached. */
export function confirmTestPayment(form: TestForm, { number, expiry, cvc }: TypedCard): Promise<Outcome> {
  const [month = '', year = ''] = expiry.split('/').map((part) => part.trim());
  return send(form, `/v1/payment_intents/${intentOf(form)}/confirm`, {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number.replaceAll(/\D/g, ''),
    'payment_method_data[card][exp_month]': month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': cvc.trim(),
  });
}

/** What the payer did at their bank. */
export function proveTestPayment(form: TestForm, isProven: boolean): Promise<Outcome> {
  return send(form, `/three_d_secure/${intentOf(form)}`, { result: isProven ? 'complete' : 'fail' });
}

const intentOf = ({ clientSecret }: TestForm) => clientSecret.replace(/_secret_.*$/, '');

async function send(form: TestForm, path: string, fields: Record<string, string>): Promise<Outcome> {
  const response = await fetch(new URL(path, form.origin), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${form.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ client_secret: form.clientSecret, ...fields }),
  });
  const answer = (await response.json()) as Answer;
  const meanwhile = meanwhileOf(answer.error);
  if (meanwhile?.kind === 'processing') return { kind: 'paid', paymentId: meanwhile.paymentId };
  if (meanwhile) return { kind: 'over', over: meanwhile.kind };
  const message = answer.error?.message ?? answer.last_payment_error?.message;
  if (answer.status === 'requires_action') return { kind: 'proof', paymentId: answer.id ?? '' };
  if (answer.status === 'succeeded' || answer.status === 'processing')
    return { kind: 'paid', paymentId: answer.id ?? '' };
  if (message !== undefined) return { kind: 'refused', message };
  throw new Error(`The test service answered ${response.status}`);
}
