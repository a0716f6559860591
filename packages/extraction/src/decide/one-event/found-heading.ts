import type { Piece } from '../../document/html/pieces.ts';
import type { Stretch } from '../../document/html/title-places.ts';

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
