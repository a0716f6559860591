import { plainLine, plainText } from '../../document/text.ts';
import { stateCode } from '../../rules/us-states.ts';

/** A place split into its parts, as far as possible. */
export interface Place {
  venue?: string;
  address?: string;
  city?: string;
  /** Two-letter code of a US state, otherwise the region as written. */
  state?: string;
}

/** `…, Portland, Oregon 97209 US`, `…, WA 98107, USA`: town, state, ZIP and country at the end of an address. */
const TAIL =
  /^(.*?),\s*([^,\d]{2,40}),\s*([A-Za-z. ]{2,20}?)(?:,?\s+(\d{5})(?:-\d{4})?)?(?:,?\s+(?:USA?|United States(?: of America)?))?\.?$/;
/** A link to a map shows a place that we do not know. */
const MAP = /^https?:\/\/(?:maps\.|goo\.gl\/|(?:www\.)?google\.[a-z.]+\/maps|[^/]*openstreetmap\.)/i;
const STREET = /^(?:\d{1,6}[A-Za-z]?|[NSEW]\d{1,6}|P\.?\s?O\.? Box)\b[\s-]*\S/i;

/**
 * A location written as one text: `Hall @ 12 Main St, Columbia, SC 29201`, `Hall, 12 Main St, Columbia, SC`, `12 Main St`.
 * For a street without a name, the venue is the full text.
 */
export function readPlace(source: string): Place {
  const text = inOneLine(source);
  if (!text) return {};
  if (MAP.test(text)) return {};
  if (/^https?:\/\//i.test(text)) return { venue: 'Online' };
  const named = splitName(text);
  const address = named?.address ?? (STREET.test(text) ? text : undefined);
  const venue = named?.venue ?? text;
  return { venue, ...(address ? { address } : {}), ...(address ? townOf(address) : {}) };
}

/** `Hall (12 Main St, Columbia, SC)` */
const IN_BRACKETS = /^([^()[\]]{2,120}?)[\s,]*[([]([^()[\]]{4,200})[)\]]\.?$/;
/** `Hall - 12 Main St, Columbia, SC` */
const BEHIND_DASH = /^(.{2,120}?)\s+[-–—|·]\s+(\d{1,6}\s.{4,200})$/;

/** On one line. A street on a line of its own is behind the name. */
function inOneLine(source: string): string {
  if (!source.includes('\n')) return plainLine(source);
  const [name = '', street = '', ...others] = plainText(source).split('\n').filter(Boolean);
  const isBehind = STREET.test(street) && !STREET.test(name) && !name.endsWith(',');
  return plainLine(isBehind ? [name, street, ...others].join(', ') : source);
}

function splitName(text: string): { venue: string; address: string } | null {
  const at = text.indexOf(' @ ');
  if (at > 0 && text.length > at + 3) return { venue: text.slice(0, at).trim(), address: text.slice(at + 3).trim() };
  if (STREET.test(text)) return null;
  const [, before = '', inside = ''] = IN_BRACKETS.exec(text) ?? [];
  if (before && (STREET.test(inside) || townOf(inside).city)) return { venue: before.trim(), address: inside.trim() };
  const [, name = '', behind = ''] = BEHIND_DASH.exec(text) ?? [];
  if (name && townOf(behind).city) return { venue: name.trim(), address: behind.trim() };
  const comma = text.indexOf(', ');
  if (comma <= 0) return null;
  const rest = text.slice(comma + 2).trim();
  const isAddress = STREET.test(rest) || TAIL.test(text);
  return isAddress ? { venue: text.slice(0, comma).trim(), address: rest } : null;
}

/** Town and state at the end of an address, if the state is a US state. */
export function townOf(address: string): { city?: string; state?: string } {
  const match = TAIL.exec(address.includes(',') ? address : '') ?? TAIL.exec(`x, ${address}`);
  const state = match?.[3] ? stateCode(match[3]) : null;
  const city = match?.[2]?.trim();
  return state && city ? { city, state } : {};
}

/** A name of a room, not of a venue. */
const ROOM =
  /^(?:the )?(?:main |upper |lower |grand |north |south |east |west |outdoor )?(?:auditorium|ballroom|lobby|gallery|main ?stage|stage|theat(?:er|re)|hall|lounge|gym(?:nasium)?|library|patio|courtyard|lawn|chapel|sanctuary|cafe|café|bar|studio|classroom|(?:front|back|side|tap|board|conference|meeting|community|multipurpose) ?room)(?: [a-z0-9]{1,2})?$/i;

/** `Auditorium`, `Main Stage`, `Conference Room B`: cannot be located without the name of its venue. */
export function isRoomName(venue: string): boolean {
  return ROOM.test(venue.trim());
}
