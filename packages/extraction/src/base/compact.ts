type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that have a value. */
export function compact<T extends object>(fields: T): Present<T> {
  const present: Present<T> = {};
  for (const name in fields) {
    const value = fields[name];
    if (Object.hasOwn(fields, name) && value !== null && value !== undefined) present[name] = value;
  }
  return present;
}
