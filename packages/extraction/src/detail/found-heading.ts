import type { Piece } from '../layout/pieces.ts';
import type { Stretch } from '../time/title-places.ts';

/** The subject of the page. */
export interface Heading {
  piece: Piece;
  title: string;
  /** The page's head has the same text, or that of the kind of page above it. */
  confirmed: boolean;
  /** The page calls itself one about an event, `Meeting Detail`. */
  isOfEvent?: true;
  /** Where the name is written, if not in the piece. */
  name?: Stretch & { text: string };
}
