import { parsePartialSiteConfig } from '../site-config.ts';
import { Stop } from '../stop.ts';
import type { Ask } from '../terminal.ts';
import type { Draft } from './draft.ts';
import { adminAddress } from './first-admin.ts';
import { OF_PAGES } from './plan.ts';

const MOST_TRIES = 5;

/** The public address: the flag's, the configuration's, or the terminal's. Throws Stop where nobody can be asked. */
export async function originOf(given: string | undefined, draft: Draft, ask: Ask | null): Promise<string> {
  if (given !== undefined) return checkedOrigin(given);
  if (draft.publicOrigin !== undefined) return draft.publicOrigin;
  if (!ask)
    throw new Stop(
      'The public address of the site is not known, and there is no terminal to ask in. Give it: npm run deploy -- --origin https://events.your-town.org, or --origin pages.dev for the address that Cloudflare gives; or publicOrigin in the configuration file.',
    );
  const question =
    'Public address of the site, such as https://events.your-town.org (Enter: the address that Cloudflare gives): ';
  return answered(ask, question, (text) => checkedOrigin(text === '' ? OF_PAGES : text));
}

/** Whom to make the first administrator; null if nobody says. Asked only before the first deployment. */
export async function adminOf(given: string | undefined, isFirst: boolean, ask: Ask | null): Promise<string | null> {
  if (given !== undefined) return given;
  if (!isFirst || !ask) return null;
  const question = 'E-mail address of the first administrator (Enter: later): ';
  return answered(ask, question, (text) => (text === '' ? null : adminAddress(text)));
}

function checkedOrigin(text: string): string {
  if (text === OF_PAGES) return OF_PAGES;
  const origin = text.replace(/\/$/, '');
  parsePartialSiteConfig(JSON.stringify({ publicOrigin: origin }), '--origin');
  return origin;
}

async function answered<T>(ask: Ask, question: string, read: (text: string) => T): Promise<T> {
  let fault = '';
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const text = await ask(`${fault}${question}`);
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      fault = `${error.message}\n`;
    }
  }
  throw new Stop(fault.trim());
}
