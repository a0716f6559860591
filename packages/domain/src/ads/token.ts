import { AD_TOKEN_MS } from '@marquee/contract';
import { base64urlOf, bytesOfBase64url, type Clock, type Random, type Vault } from '@marquee/kernel';
import { z } from 'zod';

/** What a token says: which ad, on which page (a name of its own), until when, and the zone of its days. */
const said = z.tuple([z.string().length(16), z.string().min(1).max(64), z.number().int(), z.string().min(1).max(64)]);

export interface AdToken {
  /** Of the ad on one page. */
  name: string;
  campaignId: string;
  timezone: string;
}

const CONTEXT = 'ad token';

interface Deps {
  clock: Clock;
  vault: Vault;
}

/** A token that we alone can make. Throws Reject if the vault has no key. */
export async function makeToken(
  { clock, random, vault }: Deps & { random: Random },
  { campaignId, timezone }: Omit<AdToken, 'name'>,
): Promise<string> {
  const name = base64urlOf(random.bytes(12));
  const text = JSON.stringify([name, campaignId, clock.now() + AD_TOKEN_MS, timezone]);
  return `${base64urlOf(new TextEncoder().encode(text))}.${await vault.fingerprint(text, CONTEXT)}`;
}

/** What a token says; null if we did not make it or it is over. */
export async function readToken({ clock, vault }: Deps, token: string): Promise<AdToken | null> {
  const [body = '', signature = ''] = token.split('.');
  const text = textOf(body);
  if (text === null || (await vault.fingerprint(text, CONTEXT)) !== signature) return null;
  const [name, campaignId, expiresAt, timezone] = said.parse(JSON.parse(text));
  return expiresAt > clock.now() ? { name, campaignId, timezone } : null;
}

function textOf(body: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytesOfBase64url(body));
  } catch {
    return null;
  }
}
