/**
 * Which addresses are on the public internet: the IANA special-purpose registries (RFC 6890, RFC 5735, RFC 8190), with
 * every address refused that is not clearly public.
 */

/** First address and prefix length of every IPv4 range that an untrusted link must not reach. */
const SPECIAL_IPV4: ReadonlyArray<readonly [number, number]> = (
  [
    ['0.0.0.0', 8], // this network
    ['10.0.0.0', 8], // private
    ['100.64.0.0', 10], // carrier-grade NAT
    ['127.0.0.0', 8], // loopback
    ['168.63.129.16', 32], // Azure's host agent: a public number that answers inside every virtual machine
    ['169.254.0.0', 16], // link-local, cloud metadata
    ['172.16.0.0', 12], // private
    ['192.0.0.0', 24], // protocol assignments
    ['192.0.2.0', 24], // documentation
    ['192.31.196.0', 24], // AS112
    ['192.52.193.0', 24], // AMT
    ['192.88.99.0', 24], // 6to4 relays
    ['192.168.0.0', 16], // private
    ['192.175.48.0', 24], // AS112
    ['198.18.0.0', 15], // benchmarks
    ['198.51.100.0', 24], // documentation
    ['203.0.113.0', 24], // documentation
    ['224.0.0.0', 4], // multicast
    ['240.0.0.0', 4], // reserved, broadcast
  ] as const
).map(([first, bits]) => [parseIpv4(first) ?? 0, bits]);

/** Ranges inside 2000::/3 (the only space allocated for public use) that are not public. */
const SPECIAL_IPV6: ReadonlyArray<readonly [readonly number[], number]> = (
  [
    ['2001::', 23], // protocol assignments: Teredo, benchmarks, ORCHID
    ['2001:db8::', 32], // documentation
    ['2002::', 16], // 6to4: carries an IPv4 address of the sender's choice
    ['2620:4f:8000::', 48], // AS112
    ['3fff::', 20], // documentation
  ] as const
).map(([first, bits]) => [parseIpv6(first) ?? [], bits]);

/** The 32 bits of a dotted IPv4 address in its one canonical form, or null. */
export function parseIpv4(text: string): number | null {
  const match = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text);
  if (!match) return null;
  let value = 0;
  for (const part of match.slice(1)) {
    // A leading zero means octal to some resolvers and decimal to others: ambiguous, so not an address.
    if ((part.length > 1 && part.startsWith('0')) || Number(part) > 255) return null;
    value = value * 256 + Number(part);
  }
  return value;
}

/** The eight 16-bit groups of an IPv6 address (RFC 4291 §2.2), or null. A zone index is refused: it is never public. */
function parseIpv6(text: string): number[] | null {
  let rest = text;
  const lastColon = rest.lastIndexOf(':');
  if (rest.includes('.')) {
    const embedded = parseIpv4(rest.slice(lastColon + 1));
    if (lastColon < 0 || embedded === null) return null;
    rest = `${rest.slice(0, lastColon + 1)}${(embedded >>> 16).toString(16)}:${(embedded & 0xffff).toString(16)}`;
  }
  const halves = rest.split('::');
  if (halves.length > 2) return null;
  const head = groupsOf(halves[0] ?? '');
  const tail = halves.length === 2 ? groupsOf(halves[1] ?? '') : [];
  if (!head || !tail) return null;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail];
}

function groupsOf(text: string): number[] | null {
  if (text === '') return [];
  const groups = text.split(':');
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/**
 * Whether a resolved address may be connected to. Takes dotted IPv4 or IPv6 text (brackets allowed); unparsable
 * input is not public. IPv6 that embeds an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo) is always refused.
 */
export function isPublicAddress(ip: string): boolean {
  const text = ip.startsWith('[') && ip.endsWith(']') ? ip.slice(1, -1) : ip;
  const ipv4 = parseIpv4(text);
  if (ipv4 !== null) return !SPECIAL_IPV4.some(([first, bits]) => sameIpv4Prefix(first, ipv4, bits));
  const ipv6 = parseIpv6(text);
  if (ipv6 === null) return false;
  const globalUnicast = ((ipv6[0] ?? 0) & 0xe000) === 0x2000;
  return globalUnicast && !SPECIAL_IPV6.some(([first, bits]) => sameIpv6Prefix(first, ipv6, bits));
}

function sameIpv4Prefix(a: number, b: number, bits: number): boolean {
  return Math.floor(a / 2 ** (32 - bits)) === Math.floor(b / 2 ** (32 - bits));
}

function sameIpv6Prefix(a: readonly number[], b: readonly number[], bits: number): boolean {
  return a.every((group, index) => {
    const shift = 16 - Math.min(16, Math.max(0, bits - index * 16));
    return group >>> shift === (b[index] ?? 0) >>> shift;
  });
}
