/** What a publisher may ask for: that we read the site no more, that its events leave the lists too, or that something is corrected. */
export const PUBLISHER_WISHES = ['stop', 'hide', 'correct'] as const;
export type PublisherWish = (typeof PUBLISHER_WISHES)[number];

/** The wishes that a rule keeps. */
export const RULE_WISHES = ['stop', 'hide'] as const satisfies readonly PublisherWish[];
export type RuleWish = (typeof RULE_WISHES)[number];

/**
 * `waiting`: for the button behind the letter's link; `open`: for an administrator; `granted` and `refused`: decided, by the button or by
 * an administrator.
 */
export const PUBLISHER_STATUSES = ['open', 'waiting', 'granted', 'refused'] as const;
export type PublisherStatus = (typeof PUBLISHER_STATUSES)[number];

export const PUBLISHER_WORDS_MAX = 1_000;
/** Characters of a typed site; a host name has at most 253. */
export const SITE_MAX = 2_000;
