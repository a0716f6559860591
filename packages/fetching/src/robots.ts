/** robots.txt as RFC 9309 defines it. Everything here is pure and accepts any text without throwing. */

interface RobotsRule {
  allow: boolean;
  /** Normalized pattern; `*` and a final `$` keep their meaning. */
  pattern: string;
}

interface RobotsGroup {
  /** Product tokens in lower case; `*` for everyone. */
  agents: string[];
  rules: RobotsRule[];
  crawlDelaySeconds: number | null;
  /** What may be done with what is read, `ai-train` → false (contentsignals.org). */
  signals: Map<string, boolean>;
}

export interface RobotsRules {
  groups: RobotsGroup[];
  /** Where the terms of the site are, for everyone (rslstandard.org, 1.0); as it is written. */
  license: string | null;
}

/** What a site says of the use of what is read there. */
export interface StatedTerms {
  /** Uses that it reserves: `search`, `ai-input`, `ai-train`. */
  reserved: string[];
  license: string | null;
}

/** What a robots.txt names us by (RFC 9309 §2.2.1). */
export const PRODUCT_TOKEN = 'MarqueeBot';

/** RFC 9309 §2.5: at least 500 KiB must be read; we read exactly that. */
export const ROBOTS_MAX_BYTES = 500 * 1024;

/** Misspellings in real files that clearly mean Disallow. */
const DISALLOW_KEYS = new Set(['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']);

/** Parses a robots.txt (RFC 9309 §2.2). Unknown lines are skipped; text past 500 KiB is not read. */
export function parseRobots(text: string): RobotsRules {
  const groups: RobotsGroup[] = [];
  let group: RobotsGroup | null = null;
  let namingAgents = false;
  let license: string | null = null;
  for (const line of withinLimit(text.replace(/^\uFEFF/, '')).split(/\r\n|\r|\n/)) {
    const [, rawKey = '', rawValue = ''] = /^\s*([A-Za-z-]+)\s*:([^#]*)/.exec(line) ?? [];
    const key = rawKey.toLowerCase();
    const value = rawValue.trim();
    if (key === 'user-agent') {
      if (!group || !namingAgents) {
        group = { agents: [], rules: [], crawlDelaySeconds: null, signals: new Map() };
        groups.push(group);
        namingAgents = true;
      }
      group.agents.push(agentOf(value));
    } else if (group && (key === 'allow' || DISALLOW_KEYS.has(key))) {
      namingAgents = false;
      // RFC 9309 §2.2.2: an empty pattern matches nothing.
      if (value !== '') group.rules.push({ allow: key === 'allow', pattern: normalizePattern(value) });
    } else if (group && key === 'crawl-delay') {
      // Not in the RFC. Counted as a rule of its group: otherwise the next group's Disallow would become this one's too.
      namingAgents = false;
      const seconds = Number(value);
      if (value !== '' && Number.isFinite(seconds) && seconds >= 0) {
        group.crawlDelaySeconds = Math.max(group.crawlDelaySeconds ?? 0, seconds);
      }
    } else if (group && key === 'content-signal') {
      namingAgents = false;
      for (const [, use = '', answer] of value.matchAll(/([\w-]+)\s*=\s*(yes|no)\b/gi))
        group.signals.set(use.toLowerCase(), answer?.toLowerCase() === 'yes');
    } else if (key === 'license' && value !== '') {
      license ??= value;
    }
  }
  return { groups, license };
}

function withinLimit(text: string): string {
  return text.length <= ROBOTS_MAX_BYTES ? text : withoutPartialLine(text.slice(0, ROBOTS_MAX_BYTES));
}

/** A file cut at the limit loses its last line: half of `Disallow: /private/a` would forbid more than its author wrote. */
export function withoutPartialLine(text: string): string {
  return text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'), 0));
}

/** `MarqueeBot/1.0 (+https://…)` names the product token `marqueebot` (RFC 9309 §2.2.1). */
function agentOf(value: string): string {
  if (value === '*' || /^\*\s/.test(value)) return '*';
  return (/^[A-Za-z_-]+/.exec(value)?.[0] ?? '').toLowerCase();
}

/** All groups that name the product, merged; if there is none, the groups for everyone (RFC 9309 §2.2.1). */
function groupsFor(rules: RobotsRules, productToken: string): RobotsGroup[] {
  const token = productToken.toLowerCase();
  const own = rules.groups.filter((group) => group.agents.includes(token));
  return own.length > 0 ? own : rules.groups.filter((group) => group.agents.includes('*'));
}

/**
 * Whether the product may read a path (with its query, as in the request line). The longest matching pattern decides,
 * Allow wins a tie, and without a match the path is allowed (RFC 9309 §2.2.2); /robots.txt itself always is.
 */
export function isAllowed(rules: RobotsRules, productToken: string, path: string): boolean {
  if (path === '/robots.txt') return true;
  const target = normalizePath(path);
  let best: RobotsRule | null = null;
  for (const rule of groupsFor(rules, productToken).flatMap((group) => group.rules)) {
    const longer = !best || rule.pattern.length > best.pattern.length;
    const tie = best !== null && rule.pattern.length === best.pattern.length && rule.allow;
    if ((longer || tie) && matches(rule.pattern, target)) best = rule;
  }
  return best ? best.allow : true;
}

/** The longest Crawl-delay that applies to the product, in milliseconds; null if there is none. Not capped here. */
export function crawlDelayMs(rules: RobotsRules, productToken: string): number | null {
  const delays = groupsFor(rules, productToken).flatMap((group) => group.crawlDelaySeconds ?? []);
  return delays.length > 0 ? Math.max(...delays) * 1000 : null;
}

/** The uses that a site reserves from the product, by its own group or that for everyone, and where its terms are. */
export function statedTerms(rules: RobotsRules, productToken: string): StatedTerms {
  const signals = groupsFor(rules, productToken).flatMap((group) => [...group.signals]);
  const reserved = signals.flatMap(([use, isGranted]) => (isGranted ? [] : [use]));
  return { reserved: [...new Set(reserved)].sort(), license: rules.license };
}

/** No regular expressions: a hostile file must not be able to supply one that takes minutes. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const [first = '', ...rest] = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  if (rest.length === 0) return !anchored || path.length === first.length;
  const last = anchored ? (rest.pop() ?? '') : '';
  let at = first.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return !anchored || (path.length - last.length >= at && path.endsWith(last));
}

function normalizePattern(value: string): string {
  const anchored = value.endsWith('$');
  const body = (anchored ? value.slice(0, -1) : value).split('*').map(normalizeOctets).join('*');
  // Authors who write `Disallow: private` mean the path /private.
  const rooted = body.startsWith('/') || body.startsWith('*') ? body : `/${body}`;
  return anchored ? `${rooted}$` : rooted;
}

/** A `*` or `$` in a path is an ordinary character; a pattern reaches it as %2A or %24 (RFC 9309 §2.2.3). */
function normalizePath(path: string): string {
  return normalizeOctets(path).replaceAll('*', '%2A');
}

/** RFC 9309 §2.2.2: non-ASCII characters are percent-encoded, unreserved ones are not, and hexadecimal digits are in upper case. */
function normalizeOctets(text: string): string {
  return text.toWellFormed().replace(/%[0-9A-Fa-f]{2}|[^A-Za-z0-9\-._~:/?#[\]@!&'()*+,;=]/gu, (part) => {
    if (!/^%../.test(part)) return encodeOctets(part);
    const char = String.fromCharCode(Number.parseInt(part.slice(1), 16));
    return /[A-Za-z0-9\-._~]/.test(char) ? char : part.toUpperCase();
  });
}

function encodeOctets(char: string): string {
  return Array.from(
    new TextEncoder().encode(char),
    (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
}
