import { randomBytes } from 'node:crypto';
import { createEmulator } from 'emulate';
import { freePort } from './port.ts';

/** The mail provider of a laptop: its letters go nowhere, and whoever sits at this machine can read them. */
export interface Mailbox {
  /** The page that shows the letters. */
  inbox: string;
  close: () => Promise<void>;
}

/**
 * Starts a stand-in for Resend's API on loopback and names it to vite.config.ts. It keeps letters until it stops. Its key is another one
 * each time, because the links in letters are made with it.
 */
export async function startMailbox(): Promise<Mailbox> {
  const emulator = await createEmulator({ service: 'resend', port: await freePort() });
  process.env.MARQUEE_MAIL_ORIGIN = emulator.url;
  process.env.MARQUEE_MAIL_KEY = `re_${randomBytes(24).toString('hex')}`;
  return { inbox: `${emulator.url}/inbox`, close: () => emulator.close() };
}
