/** What a preview image says and shows, in the words of the page; the Worker that draws it only lays it out. */
export interface PreviewCard {
  /** One line above the title: when. */
  kicker: string;
  title: string;
  /** Drawn instead of a title that has no letter of our fonts. */
  otherTitle: string;
  /** Below the title: where. */
  place: string;
  /** The name and the line at the foot. */
  name: string;
  tagline: string;
  /** What the posters beside it are drawn for: one, or four of a city. */
  posters: readonly PreviewPoster[];
}

export interface PreviewPoster {
  title: string;
  venue: string | null;
  categories: readonly string[];
}

/** As large as previews are shown (Open Graph, twitter:card `summary_large_image`). */
export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

/** A picture without words: of a category, each number another one, or of an event that has none. */
export type Illustration =
  | { kind: 'category'; category: string; number: number }
  | { kind: 'event'; poster: PreviewPoster };

export const ILLUSTRATION_WIDTH = 1280;
export const ILLUSTRATION_HEIGHT = 800;
