/** How much of a page about one event is its own text: by the file that uses them (units: `docs/extraction.md`). */
export const DETAIL = {
  /** `formats/detail/rung.ts`: A page about one event: its heading, the day and time next to it or after `When:`, and other labeled values. */
  detail: {
    /** The maximum length of an event's own text. */
    reach: 6_000,
    /** The place may be between a heading and its repetition above the text. */
    repeated: 400,
  },
} as const;
