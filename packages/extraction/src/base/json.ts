/** Access to JSON of unknown shape. Only own properties are read, so `__proto__` or `constructor` in a document reach nothing. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function property(node: JsonRecord, name: string): unknown {
  const value = node[name];
  // Most names that are asked for are missing, and need not be looked up again.
  return value !== undefined && Object.hasOwn(node, name) ? value : undefined;
}

export function record(value: unknown): JsonRecord | null {
  return isRecord(value) ? value : null;
}

/** A value as a list: null and undefined are empty, a single value is a list of one. */
export function list(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Non-empty text; numbers are converted. */
export function words(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** One step of a JSON pointer (RFC 6901 §3). */
export function step(name: string | number): string {
  if (typeof name === 'number' || (!name.includes('/') && !name.includes('~'))) return `/${name}`;
  return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
