import type { Severity } from '@marquee/contract';
import { messageOf, redact, shownPart } from '@marquee/kernel';

const MAX_MESSAGE = 500;
/** Of a message, before its first line is taken. */
const MAX_READ = 4_000;
const MAX_STACK = 4_000;
const MAX_TEMPLATE = 200;

/** The default kind, if the message says nothing more specific. */
export type Mishap = 'request' | 'cron' | 'job-buried' | 'job-failed' | 'job-delayed' | 'model' | 'flood';

const USUAL: Record<Mishap, Severity> = {
  cron: 'critical',
  request: 'high',
  'job-buried': 'high',
  'job-failed': 'medium',
  /** An outside service was busy or broken. */
  'job-delayed': 'low',
  /** The work continues without it. */
  model: 'medium',
  /** Refused, and nobody was charged. */
  flood: 'medium',
};

/**
 * The model provider refuses because of quota or rate (spec: DIAG-06), the database is unreachable, or it can no longer be written or read:
 * nothing works.
 */
const CRITICAL = [
  /\b(?:insufficient_quota|exceeded your current quota|billing_hard_limit)/i,
  /\b(?:openai|model provider|ai provider)\b.{0,120}\b(?:quota|rate limit|429)/i,
  /D1_ERROR.{0,120}(?:overloaded|timed? ?out|reset|network connection lost|storage)/i,
  /\bSQLITE_(?:FULL|IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN)|\bdatabase (?:or disk is full|disk image is malformed)\b/,
];

export function severityOf(mishap: Mishap, message: string): Severity {
  return CRITICAL.some((pattern) => pattern.test(message)) ? 'critical' : USUAL[mishap];
}

/** The message of an error with that of its cause, without secrets. */
export function toldMessage(error: unknown): string {
  const said = firstLine(shownPart(messageOf(error), MAX_READ));
  const cause = error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : '';
  const because = firstLine(shownPart(cause, MAX_READ));
  return (because && !said.includes(because) ? `${because} (${said})` : said).slice(0, MAX_MESSAGE);
}

/** The frames of an error's stack without the message, or null. */
export function toldStack(error: unknown): string | null {
  if (!(error instanceof Error) || !error.stack) return null;
  const frames = error.stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length === 0 ? null : redact(`${error.name}\n${frames.join('\n')}`).slice(0, MAX_STACK);
}

/** The database itself fails: the statement that hit the failure does not matter. */
const DATABASE_TROUBLE = /\bD1_ERROR\b.{0,160}(?:internal error|overloaded|timed? ?out|reset|connection lost|storage)/i;

/** Labels that precede an occurrence code of a provider: D1's `reference = …`, `Ray ID: …`, an isolate's id. */
const LABELED_CODE =
  /\b(reference|ref|ray(?:[ _-]?id)?|(?:request|isolate|trace|instance|correlation|invocation)(?:[ _-]?id)?)\b(?:\s*[=:#]\s*|\s+(?=[a-z-]*\d))["']?[0-9a-z][0-9a-z_-]{5,}["']?/g;

/**
 * A message without names, addresses, codes and numbers: the part that errors of one kind share. Codes that identify one
 * occurrence (reference codes, ray ids, isolate ids) are not part of the kind.
 */
export function templateOf(message: string): string {
  const fault = DATABASE_TROUBLE.test(message) ? message.replace(/ \(Failed query:[\s\S]*$/i, '') : message;
  return (
    fault
      .toLowerCase()
      .replace(/https?:\/\/\S+/g, '<url>')
      .replace(LABELED_CODE, '$1 <id>')
      .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '<text>')
      .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b|\b[0-9a-f]{16,}(?:-[a-z]{3})?\b/g, '<id>')
      .replace(/\b[0-9a-z]{26}\b/g, '<id>')
      // A long token of letters and digits is a code in base 16, 32 or 36; words contain no digits.
      .replace(/\b(?=[a-z]*\d)(?=\d*[a-z])(?:[0-9a-f]{8,}|[0-9a-z]{12,})\b/g, '<id>')
      .replace(/\d+/g, '<n>')
      .slice(0, MAX_TEMPLATE)
  );
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
