/** `416 East Campbell Avenue`, at the beginning of a text. */
export const ADDRESS =
  /^\d{1,6}[A-Za-z]?\s+(?:[NSEW]\.?\s+)?[\w.'’ -]{2,40}?\b(?:st|street|ave|avenue|av|rd|road|blvd|boulevard|dr|drive|ln|lane|way|pl|place|ct|court|pkwy|parkway|hwy|highway|sq|square|plaza|terrace|ter|broadway|pike|circle|cir|trail|row|alley|wharf|mall|center|centre)\b/i;
