/** What is wrong enough to say so, and which of the reasons are told: by the file that uses them (units: `docs/extraction.md`). */
export const DOUBT = {
  /** `decide/doubt/branch-features.ts`: Whether title and day are of one record. */
  branchFeatures: {
    /** A branch is searched this far, which keeps a page of thousands of days in one element linear. */
    longest: 3_000,
  },
  /** `decide/doubt/certain-doubts.ts`: What no weight may outvote, per draft: a reason why it must not be published unseen, or null. */
  certainDoubts: {
    many: 0.34,
    fewest: 3,
    sentenceWords: 6,
    longLine: 90,
  },
  /**
   * `decide/doubt/confidence.ts`: The drafts of one document, each with how likely its values are right, and the reasons for doubt if it is below the
   * publishing bar.
   */
  confidence: {
    /** What a draft with a certain doubt has at most: less than the bar. */
    doubted: 0.5,
    mostDoubts: 3,
  },
  /** `decide/doubt/contradictions.ts`: What speaks against the day of a draft, as a sentence; null if nothing does. */
  contradictions: {
    /** Its evidence may begin with the hour. */
    reach: 160,
  },
  /**
   * `decide/doubt/cut-off.ts`: Whether a document ends before its end, as its format tells: what it says last may be incomplete, and the rest is
   * unknown.
   */
  cutOff: {
    endingChars: 200,
  },
  /** `decide/doubt/doubts.ts`: Why a draft is doubtful, the strongest reason first. */
  doubts: {
    mostReasons: 3,
    /** Less than this much against a draft is no reason. */
    least: 0.3,
  },
  /** `decide/doubt/line-features.ts`: The lines in which title and day stand: names stand apart, and sentences tell of many things. */
  lineFeatures: {
    near: 400,
    short: 6,
  },
  /** `decide/doubt/page-offsets.ts`: Where the drafts of a page stand in its text, by their evidence. */
  pageOffsets: {
    /** No record is longer. */
    reach: 1_500,
  },
  /**
   * `decide/doubt/places-as-titles.ts`: Which titles may be places: on a page whose lines say hour and place, `4 pm Harbor Hall rooftop`, the names
   * of the events are elsewhere.
   */
  placesAsTitles: {
    most: 0.6,
  },
  /** `decide/doubt/prose-features.ts`: Whether day and title stand in running text: what is told in sentences is seldom an event of a list. */
  proseFeatures: {
    /** A line of so many characters, or of so many words around its day, is running text. */
    longLine: 110,
    manyWords: 4,
    /** A line is looked at this far on either side, which keeps a page of one line linear. */
    reach: 300,
  },
  /** `decide/doubt/shown-features.ts`: Drafts read from the layout of a page: where their values stand, and how alike that is from draft to draft. */
  shownFeatures: {
    /** Lists of meetings often begin with the latest. */
    fewestInOrder: 4,
    nearly: 0.9,
  },
} as const;
