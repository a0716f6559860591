/** The lease key of a read, so that two never read one source at once. */
export const sourceLease = (sourceId: string): string => `source:${sourceId}`;
