/** A line of text in a picture. Its box may be turned; all figures are in pixels of the picture. */
export interface FlyerLine {
  text: string;
  /** How sure the reader is of its letters, 0 to 1. */
  confidence: number;
  /** The middle of the box. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees, clockwise. */
  angle: number;
}

/** The text of a picture of a flyer, as an OCR engine reads it. */
export interface FlyerText {
  width: number;
  height: number;
  lines: FlyerLine[];
}
