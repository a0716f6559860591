/** Named figures about one draft, from which its confidence is computed; those that are absent are 0. */
export type Features = Record<string, number>;

/** Features of one draft by what they are about; no name is in two parts. */
export type FeatureParts = readonly Features[];
