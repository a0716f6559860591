/** What the header of a picture says, and whether the file ends as its format wants. */
export interface PictureSize {
  width: number;
  height: number;
  /** False: the file is cut off. */
  isWhole: boolean;
}

export function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Latin 1. */
export function ascii(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}
