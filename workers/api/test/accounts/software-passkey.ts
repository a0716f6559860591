import type { NewPasskey, PasskeyAnswer, PasskeyOrder, PasskeyQuestion } from '@marquee/contract';
import { base64urlOf } from '@marquee/kernel';

const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const join = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(parts.flatMap((part) => [...part]));
const sha256 = async (data: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', data));
const uint32 = (n: number) => new Uint8Array([n >>> 24, n >>> 16, n >>> 8, n].map((byte) => byte & 0xff));

/** CBOR of a byte string. */
const cborBytes = (data: Uint8Array) =>
  join(
    data.length < 256
      ? new Uint8Array([0x58, data.length])
      : new Uint8Array([0x59, data.length >> 8, data.length & 0xff]),
    data,
  );
const cborText = (text: string) => join(new Uint8Array([0x60 + text.length]), bytes(text));

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Quirks {
  origin?: string;
  isVerified?: boolean;
  counter?: number;
}

/** A passkey in software, as a phone's would answer (WebAuthn §6.1, §6.5). */
export async function softwarePasskey(origin: string) {
  const keys = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
  ])) as CryptoKeyPair;
  const id = crypto.getRandomValues(new Uint8Array(16));
  const named = {
    id: base64urlOf(id),
    rawId: base64urlOf(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, given: Quirks) =>
    bytes(JSON.stringify({ type, challenge, origin: given.origin ?? origin, crossOrigin: false }));
  const authenticatorData = async (given: Quirks, rest = new Uint8Array(0)) => {
    const rpId = await sha256(bytes(new URL(origin).hostname));
    const flags = PRESENT | (given.isVerified === false ? 0 : VERIFIED) | (rest.length > 0 ? ATTESTED : 0);
    return join(rpId, new Uint8Array([flags]), uint32(given.counter ?? counter), rest);
  };

  return {
    async make(order: PasskeyOrder, given: Quirks = {}): Promise<NewPasskey> {
      handle = order.user.id;
      const { x = '', y = '' } = (await crypto.subtle.exportKey('jwk', keys.publicKey)) as JsonWebKey;
      const raw = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
      // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
      const cose = join(
        new Uint8Array([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
        cborBytes(raw(x)),
        new Uint8Array([0x22]),
        cborBytes(raw(y)),
      );
      const rest = join(new Uint8Array(16), new Uint8Array([0, id.length]), id, cose);
      const data = await authenticatorData(given, rest);
      const attestation = join(
        new Uint8Array([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        new Uint8Array([0xa0]),
        cborText('authData'),
        cborBytes(data),
      );
      return {
        ...named,
        response: {
          clientDataJSON: base64urlOf(clientData('webauthn.create', order.challenge, given)),
          attestationObject: base64urlOf(attestation),
          transports: ['internal'],
        },
      };
    },
    async answer({ challenge }: Pick<PasskeyQuestion, 'challenge'>, given: Quirks = {}): Promise<PasskeyAnswer> {
      counter += 1;
      const client = clientData('webauthn.get', challenge, given);
      const data = await authenticatorData(given);
      const signed = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        join(data, await sha256(client)),
      );
      return {
        ...named,
        response: {
          clientDataJSON: base64urlOf(client),
          authenticatorData: base64urlOf(data),
          signature: base64urlOf(derOf(new Uint8Array(signed))),
          userHandle: handle,
        },
      };
    },
  };
}

/** WebAuthn has DER where Web Crypto has two numbers side by side. */
function derOf(raw: Uint8Array): Uint8Array {
  const number = (part: Uint8Array) => {
    const from = part.findIndex((byte) => byte !== 0);
    const digits = part.slice(Math.max(0, from));
    const whole = (digits[0] ?? 0) >= 0x80 ? join(new Uint8Array([0]), digits) : digits;
    return join(new Uint8Array([2, whole.length]), whole);
  };
  const both = join(number(raw.slice(0, 32)), number(raw.slice(32)));
  return join(new Uint8Array([0x30, both.length]), both);
}
