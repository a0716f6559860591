import type { Instant } from './clock.ts';

/** Keeps secrets with a key that the database does not have. */
export interface Vault {
  /** False for a site whose owner has not set a key. */
  readonly isSetUp: boolean;
  /** Encrypts a text; only the same context opens it again. */
  seal(text: string, context: string): Promise<string>;
  /** Null: changed, sealed with another key, or in another context. */
  open(sealed: string, context: string): Promise<string | null>;
  /** A keyed hash: without the key nobody can try out what a hash stands for. */
  fingerprint(text: string, context: string): Promise<string>;
}

/** Codes of authenticator apps (RFC 6238). */
export interface OneTimeCodes {
  /** Base 32, for an app. */
  secretOf(bytes: Uint8Array): Promise<string>;
  /** `otpauth://totp/…` */
  uriOf(secret: string, account: string): Promise<string>;
  /** The time step that a code belongs to: the present one, or one before or after it; null for any other code. */
  stepOf(secret: string, code: string, now: Instant): Promise<number | null>;
}

/** A passkey as it is stored. */
interface PasskeyKey {
  id: string;
  publicKey: string;
  counter: number;
}

interface PasskeySite {
  /** The site's origin; its host name is the relying party's id. */
  origin: string;
  challenge: string;
}

/** Checks what browsers say about passkeys (WebAuthn). Gives null for what fails a check; the reason is logged. */
export interface PasskeyChecks {
  added(given: PasskeySite & { passkey: unknown }): Promise<(PasskeyKey & { transports: string[] }) | null>;
  /** The counter that the device gives. */
  answered(given: PasskeySite & { answer: unknown; key: PasskeyKey }): Promise<{ counter: number } | null>;
}
