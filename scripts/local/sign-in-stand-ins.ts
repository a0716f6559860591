import { generateKeyPairSync } from 'node:crypto';
import { createEmulator, type Emulator } from 'emulate';
import { freePort } from './port.ts';

/** People of the stand-ins; their addresses belong to nobody. */
const PEOPLE = [
  { email: 'robin@marquee.local', name: 'Robin Reed' },
  { email: 'sam@marquee.local', name: 'Sam Lake' },
];
/** At the stand-in for Google only: an address that the provider does not vouch for. */
const UNVERIFIED = { email: 'unconfirmed@marquee.local', name: 'Una Verified', email_verified: false };

export interface StandIns {
  close: () => Promise<void>;
}

/**
 * Starts stand-ins for Google and Apple on loopback and names them to vite.config.ts. That of Microsoft is left out: its ID tokens never
 * vouch for an address, so that nobody could sign in with it.
 */
export async function startSignInStandIns(): Promise<StandIns> {
  const google = await createEmulator({
    service: 'google',
    port: await freePort(),
    seed: { google: { users: [...PEOPLE, UNVERIFIED] } },
  });
  const apple = await createEmulator({ service: 'apple', port: await freePort(), seed: { apple: { users: PEOPLE } } });
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  process.env.MARQUEE_SIGN_IN = JSON.stringify({
    GOOGLE_ISSUER: google.url,
    GOOGLE_CLIENT_ID: 'marquee',
    GOOGLE_CLIENT_SECRET: 'stand-in',
    APPLE_ISSUER: apple.url,
    APPLE_CLIENT_ID: 'marquee',
    APPLE_TEAM_ID: 'STANDIN',
    APPLE_KEY_ID: 'STANDIN',
    APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  });
  return { close: () => closeAll([google, apple]) };
}

async function closeAll(emulators: readonly Emulator[]): Promise<void> {
  await Promise.all(emulators.map((emulator) => emulator.close()));
}
