/** One decimal with 'x', a dash without spend (spec: BOOST-14). */
export function roi(average: number | null): string {
  return average === null ? '–' : `${average.toFixed(1)}x`;
}
