/** The year of the first day of a range whose last day has one: `Dec 28 – Jan 2, 2027` begins in the year before. */
export function yearBefore(
  first: { month: number; day: number },
  last: { month: number; day: number; year?: number },
): number | undefined {
  const isAcross = first.month > last.month || (first.month === last.month && first.day > last.day);
  return last.year === undefined || !isAcross ? last.year : last.year - 1;
}
