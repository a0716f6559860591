/** How much each feature counts that speaks for or against a part of similar records being their title (`candidates/names/slot-features.ts`). */
export type SlotWeights = Readonly<
  Record<
    | 'heading'
    | 'lowHeading'
    | 'headed'
    | 'bold'
    | 'called'
    | 'other'
    | 'link'
    | 'first'
    | 'missing'
    | 'repeated'
    | 'long'
    | 'veryLong'
    | 'placeColumn'
    | 'titleColumn'
    | 'lesser',
    number
  >
>;
