/** The facts of a whole event that its venue may correct. */
const CORRECTABLE_FACTS = ['title', 'description', 'price', 'ticketUrl'] as const;

/** The facts of one date: whether it takes place, and when. */
const CORRECTABLE_DATE_FACTS = ['status', 'time'] as const;

export const CORRECTION_FIELDS = [...CORRECTABLE_FACTS, ...CORRECTABLE_DATE_FACTS] as const;
export type CorrectionField = (typeof CORRECTION_FIELDS)[number];

/** Most characters of each. */
export const CORRECTION_TEXT_MOST = { title: 200, description: 5_000, price: 60, ticketUrl: 2_000 } as const;

/** Most dates of one event that can be opened and corrected. */
export const CORRECTABLE_DATES_MOST = 100;
