import { parse } from 'tldts';
import { isCovered } from './hosts.ts';

/** Mail providers with sites of their own: their customers do not speak for them. */
const MAIL_PROVIDERS: ReadonlySet<string> = new Set([
  'aol.com',
  'att.net',
  'bellsouth.net',
  'charter.net',
  'comcast.net',
  'cox.net',
  'earthlink.net',
  'fastmail.com',
  'gmail.com',
  'gmx.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'rocketmail.com',
  'sbcglobal.net',
  'spectrum.net',
  'verizon.net',
  'yahoo.com',
  'yandex.com',
  'ymail.com',
  'zoho.com',
]);

/** Every student of a school has a mailbox at its domain: `sc.edu`, `richland2.k12.sc.us`, `ox.ac.uk`. */
const OF_SCHOOLS = /(?:^|\.)(?:edu|ac|k12)(?:\.|$)/;

/** Whether a mailbox at this address shows that its owner speaks for the host: it is of the host's own domain, or of one above it. */
export function isProof(email: string, host: string): boolean {
  const mailHost = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const { domain, publicSuffix } = parse(mailHost, { allowPrivateDomains: true });
  if (domain === null || MAIL_PROVIDERS.has(domain) || OF_SCHOOLS.test(publicSuffix ?? '')) return false;
  return isCovered(host, mailHost);
}
