import type { Stripe } from 'stripe';

/** As the provider writes an error: docs.stripe.com/api/errors. */
export interface WireError {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Stripe.PaymentIntent;
}

/** A request that gets an error. `ran`: the work had begun, so that the same key gives the same error. */
export class WireFault extends Error {
  override name = 'WireFault';
  readonly status: number;
  readonly error: WireError;
  readonly ran: boolean;
  constructor(status: number, error: WireError, ran = false) {
    super(error.message);
    this.status = status;
    this.error = error.code ? { ...error, doc_url: docUrl(error.code) } : error;
    this.ran = ran;
  }
}

export function badParam(message: string, param: string, code?: string): WireFault {
  return new WireFault(400, { type: 'invalid_request_error', message, param, ...(code ? { code } : {}) });
}

export function missing(param: string): WireFault {
  return badParam(`Missing required param: ${param}.`, param, 'parameter_missing');
}

export function unknownId(kind: string, id: string, param = 'id'): WireFault {
  const message = `No such ${kind}: '${id.slice(0, 100)}'`;
  return new WireFault(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

/** The state of an object does not allow it. */
export function wrongState(message: string, more: Partial<WireError> = {}): WireFault {
  return new WireFault(400, { type: 'invalid_request_error', message, ...more }, true);
}

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}
