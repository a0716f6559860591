import { base64Of, type Instant, type Random } from '@marquee/kernel';

const PREFIX = 'whsec_';
const BYTES = 32;

/** A new secret, in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export function newSecret(random: Random): string {
  return PREFIX + base64Of(random.bytes(BYTES));
}

/**
 * The headers of one call (Standard Webhooks 1.0): id, time, and a signature for each secret in force over `id.time.body`. Two secrets are
 * in force for a while after a new one was made.
 */
export async function signedHeaders(
  message: { id: string; at: Instant; body: string },
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const seconds = Math.floor(message.at / 1_000);
  const signatures = await Promise.all(
    secrets.map((secret) => signatureOf(secret, `${message.id}.${seconds}.${message.body}`)),
  );
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

async function signatureOf(secret: string, text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice(PREFIX.length)), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return `v1,${base64Of(new Uint8Array(signature))}`;
}
