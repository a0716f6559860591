/** `marquee-sources-2026-11-22.csv` */
export function csvFileName(name: string, now: Date): string {
  return `marquee-${name}-${now.toISOString().slice(0, 10)}.csv`;
}
