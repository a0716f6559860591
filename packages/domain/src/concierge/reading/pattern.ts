const MADE = new Map<string, RegExp>();

/** A regular expression that is put together where it is used, made once. Its parts are constants: what a visitor writes is never one of them. */
export function pattern(source: string, flags = ''): RegExp {
  const key = `${flags}/${source}`;
  const made = MADE.get(key) ?? new RegExp(source, flags);
  MADE.set(key, made);
  return made;
}
