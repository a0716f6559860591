/**
 * A share in percent, to a tenth, as every section shows it; null of nothing. It is 100 only of all, and 0 only of none: 1 of 3,000 is 0.1.
 */
export function percentOf(part: number, whole: number): number | null {
  if (whole === 0) return null;
  const tenths = Math.round((part / whole) * 1_000) / 10;
  if (tenths >= 100 && part < whole) return 99.9;
  return tenths <= 0 && part > 0 ? 0.1 : tenths;
}
