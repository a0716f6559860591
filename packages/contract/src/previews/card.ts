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
  /** `link` if it is not given. */
  shape?: PictureShape;
}

/** Pictures of an event for other places: a link's preview, a square post, a story, a sheet of US Letter to print. Pixels. */
export const PICTURE_SHAPES = {
  link: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  sheet: { width: 1700, height: 2200 },
} as const;
export type PictureShape = keyof typeof PICTURE_SHAPES;

export interface PreviewPoster {
  title: string;
  venue: string | null;
  categories: readonly string[];
}

/** As large as previews are shown (Open Graph, twitter:card `summary_large_image`). */
export const { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT } = PICTURE_SHAPES.link;

/** A picture without words: of a category, each number another one, or of an event that has none. */
export type Illustration =
  | { kind: 'category'; category: string; number: number }
  | { kind: 'event'; poster: PreviewPoster };

export const ILLUSTRATION_WIDTH = 1280;
export const ILLUSTRATION_HEIGHT = 800;
