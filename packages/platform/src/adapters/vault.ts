import { base64urlOf, bytesOfBase64url, Reject, type Vault } from '@marquee/kernel';

const IV_BYTES = 12;
const bytes = (text: string) => new TextEncoder().encode(text);

/** AES-GCM and HMAC under keys derived from one key of the configuration (base64 of 32 bytes). */
export function keyedVault(key: string | undefined): Vault {
  let derived: Promise<{ aes: CryptoKey; hmac: CryptoKey }> | undefined;
  const keys = () => {
    if (!key) throw notSetUp();
    derived ??= derive(key);
    return derived;
  };
  return {
    isSetUp: Boolean(key),
    async seal(text, context) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const { aes } = await keys();
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: bytes(context) },
        aes,
        bytes(text),
      );
      return `v1.${base64urlOf(iv)}.${base64urlOf(new Uint8Array(sealed))}`;
    },
    async open(sealed, context) {
      const { aes } = await keys();
      const [version, iv, content] = sealed.split('.');
      if (version !== 'v1' || !iv || !content) return null;
      try {
        const given = { name: 'AES-GCM', iv: copy(iv), additionalData: bytes(context) };
        return new TextDecoder().decode(await crypto.subtle.decrypt(given, aes, copy(content)));
      } catch {
        return null;
      }
    },
    async fingerprint(text, context) {
      const { hmac } = await keys();
      return base64urlOf(new Uint8Array(await crypto.subtle.sign('HMAC', hmac, bytes(`${context}\n${text}`))));
    },
  };
}

async function derive(key: string) {
  const root = await crypto.subtle.importKey('raw', copy(key.replace(/=+$/, '')), 'HKDF', false, ['deriveKey']);
  const from = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: bytes(info) });
  const [aes, hmac] = await Promise.all([
    crypto.subtle.deriveKey(from('marquee seal'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    crypto.subtle.deriveKey(from('marquee fingerprint'), root, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
      'sign',
    ]),
  ]);
  return { aes, hmac };
}

function copy(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytesOfBase64url(text));
}

function notSetUp(): Reject {
  return new Reject(
    409,
    'factors-not-set-up',
    'This site cannot keep second factors yet. The people who run it must first set its key (FACTOR_KEY).',
  );
}
