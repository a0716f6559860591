import { bytesOf } from './shared/bytes-of.ts';

/** Whether one of the validators of a request matches our copy, strong or weak (RFC 9110 §13.1.2). */
export function isHeld(validators: string | undefined, etag: string): boolean {
  if (validators?.trim() === '*') return true;
  return validators?.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) ?? false;
}

/** A weak validator of a text: a proxy may compress it. */
export async function etagOf(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof text === 'string' ? bytesOf(text) : text;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `W/"${Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
