/** For expressions: a dash, also as it looks where UTF-8 was read as another encoding, with or without the controls in it. */
export const DASH = String.raw`(?:-|‑|–|—|−|â(?:€[“”]|\u0080[\u0093\u0094]|(?=\s)))`;
