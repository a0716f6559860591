/** Which amounts are prices: by the file that uses them (units: `docs/extraction.md`). */
export const VALUES = {
  /**
   * `candidates/values/price-text.ts`: A price in words or in another currency in displayable form, or null if the text is neither: `NaN USD`, `-5`,
   * `1e309`.
   */
  priceText: {
    /** A higher number is not a ticket price but a phone number or a prize. US cents. */
    highestCents: 2_000_000,
    /** The same for other currencies, in their own units. */
    mostElsewhere: 100_000,
  },
} as const;
