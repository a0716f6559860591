import { z } from 'zod';

/** Base64url, as WebAuthn's JSON has it. */
const bytes = z.string().max(8192);
const id = z.string().min(1).max(1400);
const transports = z.array(z.string().max(40)).max(10).optional();
const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports });
const extensions = z.record(z.string().max(100), z.unknown()).optional().default({});

/** What a browser needs to ask for a passkey (WebAuthn §5.5, in JSON). */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  /** Empty when no account is named: the browser offers every passkey that it has for this site. */
  allowCredentials: z.array(credential),
});
export type PasskeyQuestion = z.output<typeof passkeyQuestion>;

/** What a browser needs to make a passkey (WebAuthn §5.4, in JSON). */
export const passkeyOrder = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyOrder = z.output<typeof passkeyOrder>;

const answer = { id, rawId: id, type: z.literal('public-key'), clientExtensionResults: extensions };

/** How a browser answers the question. */
export const passkeyAnswer = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).nullish(),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** A new passkey, as the browser describes it. */
export const newPasskey = z.object({
  ...answer,
  response: z.object({ clientDataJSON: bytes, attestationObject: z.string().max(32_768), transports }),
});
export type NewPasskey = z.output<typeof newPasskey>;
