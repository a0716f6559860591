const HIDDEN = '[redacted]';

/** Patterns of secrets and personal addresses in messages and stacks; each pattern is linear. */
const SECRETS: ReadonlyArray<[RegExp, string]> = [
  // Values bound to a query: drizzle includes them in its message.
  [/\bparams:[\s\S]*/, `params: ${HIDDEN}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  [/\/\/[^\s/@]{1,200}@/g, `//${HIDDEN}@`],
  [
    /\b(password|passwd|secret|token|api[_-]?key|authorization|cookie|session)(["']?\s{0,3}[=:]\s{0,3})[^\s,;&]+/gi,
    `$1$2${HIDDEN}`,
  ],
  [/\b(?:sk|pk|rk|whsec)[-_][\w-]{8,}/g, HIDDEN],
  [/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, '[email]'],
  // Session tokens, keys and hashes.
  [/\b[A-Za-z0-9_-]{40,}\b/g, HIDDEN],
];

/** The text without anything that looks like a secret or a personal address. */
export function redact(text: string): string {
  return SECRETS.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}
