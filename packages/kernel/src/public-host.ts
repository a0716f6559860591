import { isPublicAddress, parseIpv4 } from './ip-address.ts';
import { type Message, say } from './words/index.ts';

/** Names that mean "inside this network" (RFC 6761 localhost, RFC 6762 .local, RFC 8375 home.arpa, ICANN's .internal). */
const INSIDE_NAMES = [
  'localhost',
  'local',
  'internal',
  'home.arpa',
  'lan',
  'intranet',
  'corp',
  'home',
  'localdomain',
  'onion',
];

/**
 * Why a host is none of the public internet, as a sentence; null for one that may be. Takes a host as the WHATWG parser gives it, which
 * has already converted decimal, hexadecimal, octal, short and full-width IPv4 to dotted form. A name is only checked as a name.
 */
export function refuseHost(host: string): Message | null {
  if (isAddressLiteral(host)) return isPublicAddress(host) ? null : say('address.notPublic', { host });
  if (host.endsWith('.')) return say('address.endsWithDot', { host: host.slice(0, 100) });
  if (!host.includes('.')) return say('address.notPublicName', { host: host.slice(0, 100) });
  if (host.length > 253 || !host.split('.').every((label) => /^[a-z0-9_-]{1,63}$/.test(label)))
    return say('address.notPublicName', { host: host.slice(0, 100) });
  if (INSIDE_NAMES.some((name) => isWithin(host, name))) return say('address.privateName', { host });
  return null;
}

/** Whether a link to a host may be shown to people. */
export const isPublicHost = (host: string): boolean => refuseHost(host) === null;

export function isAddressLiteral(host: string): boolean {
  return host.startsWith('[') || parseIpv4(host) !== null;
}

export function isWithin(host: string, zone: string): boolean {
  return host === zone || host.endsWith(`.${zone}`);
}
