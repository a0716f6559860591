/** Bytes as text that an address or a cookie may carry as it is (RFC 4648 §5), without padding. */
export function base64urlOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The bytes of such a text; throws for any other. */
export function bytesOfBase64url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** A multiple of three, so that the parts can be joined; a call takes only so many arguments. */
const PART_BYTES = 3 * 8_192;

/** Bytes as base64 with padding (RFC 4648 §4). */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += PART_BYTES)
    text += btoa(String.fromCharCode(...bytes.subarray(from, from + PART_BYTES)));
  return text;
}
