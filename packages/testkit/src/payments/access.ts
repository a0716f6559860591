import type { IncomingHttpHeaders } from 'node:http';
import { WireFault } from './fault.ts';
import { type Params, textOf } from './params.ts';
import type { Keys } from './state.ts';

/** Who asks: a server with the secret key, or a browser with the publishable one, which may come as a parameter. */
export function accessOf(keys: Keys, headers: IncomingHttpHeaders, params: Params): 'secret' | 'public' {
  const given = keyIn(headers.authorization) ?? textOf(params, 'key');
  if (given === undefined)
    throw refused(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    );
  if (given === keys.secret) return 'secret';
  if (given === keys.publishable) return 'public';
  throw refused(401, `Invalid API Key provided: ${given.slice(0, 8)}****${given.slice(8).slice(-4)}`);
}

export function secretNeeded(): WireFault {
  const message =
    'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.';
  return refused(403, message, 'secret_key_required');
}

function keyIn(authorization: string | undefined): string | undefined {
  const [scheme, value = ''] = (authorization ?? '').split(' ');
  if (scheme === 'Bearer') return value;
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0];
  return undefined;
}

function refused(status: number, message: string, code?: string): WireFault {
  return new WireFault(status, { type: 'invalid_request_error', message, ...(code ? { code } : {}) });
}
