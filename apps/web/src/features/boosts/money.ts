/** `$9.00`, `$1,234.50` */
export const dollars = (amount: number): string => `$${amount.toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;

/** `$9`, or `$9.50` */
export const shortDollars = (amount: number): string => dollars(amount).replace(/\.00$/, '');

/** Clicks divided by spend, times 10 (spec: BOOST-14); a dash without spend. An index, no return. */
export function averageRoi(clicks: number, spend: number): string {
  return spend === 0 ? '–' : `${((clicks / spend) * 10).toFixed(1)}x`;
}
