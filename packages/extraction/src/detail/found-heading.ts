import type { Piece } from '../layout/pieces.ts';

/** The subject of the page. */
export interface Heading {
  piece: Piece;
  title: string;
  /** The page's head has the same text, or that of the kind of page above it. */
  confirmed: boolean;
  /** The page calls itself one about an event, `Meeting Detail`. */
  isOfEvent?: true;
}
