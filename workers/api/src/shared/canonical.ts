/** A question as JSON in one spelling: names in order, and none without a value. A filter that is off is as one that is not named. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, one]) => one !== false)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
}
