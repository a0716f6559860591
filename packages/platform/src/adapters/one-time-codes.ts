import type { OneTimeCodes } from '@marquee/kernel';

const ISSUER = 'Marquee';
/** What every app knows (RFC 6238; most ignore other settings). */
const SETTINGS = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Codes by `otpauth`, loaded when somebody uses one. */
export function authenticatorCodes(): OneTimeCodes {
  const load = () => import('otpauth');
  return {
    async secretOf(bytes) {
      const { Secret } = await load();
      return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
    },
    async uriOf(secret, account) {
      const { TOTP } = await load();
      return new TOTP({ ...SETTINGS, label: account, secret }).toString();
    },
    async stepOf(secret, code, now) {
      if (!/^\d{6}$/.test(code)) return null;
      const { TOTP } = await load();
      const delta = new TOTP({ ...SETTINGS, secret }).validate({ token: code, timestamp: now, window: 1 });
      return delta === null ? null : Math.floor(now / 1000 / SETTINGS.period) + delta;
    },
  };
}
