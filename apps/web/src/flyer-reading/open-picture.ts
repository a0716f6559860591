import type { Pixels } from './pixels.ts';

/** Why a file is not read. */
export type PictureFault = 'not-a-picture' | 'too-large' | 'too-small' | 'heic' | 'cannot-open';

export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;
  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface OpenedPicture {
  pixels: Pixels;
  /** The JPEG that is shown and sent, without what a camera writes into its files (place, owner). */
  jpeg: Blob;
  width: number;
  height: number;
}

const MOST_BYTES = 25_000_000;
/** Twice what a large camera makes: more is made to use up memory. */
const MOST_PIXELS = 50_000_000;
const LEAST_SIDE = 200;
/** What is read: more detail makes it slower and no better. */
const READ_SIDE = 1_600;
/** What is sent: the first that is small enough. */
const SENT = [
  { side: 1_400, quality: 0.8 },
  { side: 1_400, quality: 0.6 },
  { side: 1_100, quality: 0.6 },
  { side: 900, quality: 0.5 },
  { side: 640, quality: 0.4 },
] as const;

/** Opens a file that somebody chose. @param mostBytes of the picture that is sent. Throws PictureError. */
export async function openPicture(file: Blob, mostBytes: number): Promise<OpenedPicture> {
  if (file.size > MOST_BYTES) throw new PictureError('too-large');
  const kind = await kindOf(file);
  if (kind === null) throw new PictureError('not-a-picture');
  const size = await sizeOf(file).catch(() => {
    // Only Apple's browsers open what Apple's cameras make.
    throw new PictureError(kind === 'heic' ? 'heic' : 'cannot-open');
  });
  if (size.width * size.height > MOST_PIXELS) throw new PictureError('too-large');
  if (Math.min(size.width, size.height) < LEAST_SIDE) throw new PictureError('too-small');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PictureError('cannot-open');
  });
  try {
    const read = drawn(bitmap, READ_SIDE);
    const { width, height, data } = read.context.getImageData(0, 0, read.canvas.width, read.canvas.height);
    const jpeg = await smallEnough(bitmap, mostBytes);
    return { pixels: { width, height, data }, jpeg, width, height };
  } finally {
    bitmap.close();
  }
}

/** By its first bytes, whatever its name says: JPEG, PNG, GIF, WebP, AVIF or HEIC; null for anything else. An SVG is a program, not a photograph. */
async function kindOf(file: Blob): Promise<'heic' | 'other' | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  if (/^ftyp(?:hei|mif|msf|hev)/.test(text.slice(4))) return 'heic';
  const isOther =
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG') ||
    text.startsWith('GIF8') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP') ||
    text.slice(4).startsWith('ftypavi');
  return isOther ? 'other' : null;
}

/** What its header says: a browser decodes a picture only when it is drawn. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
  const image = new Image();
  const address = await addressOf(file);
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', () => reject(new PictureError('cannot-open')));
    image.src = address;
  });
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/** The bytes as an address that a page may show: the site's policy knows no other for a picture of a visitor. */
export function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new PictureError('cannot-open')));
    reader.readAsDataURL(blob);
  });
}

function drawn(bitmap: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new PictureError('cannot-open');
  // What is transparent is paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

async function smallEnough(bitmap: ImageBitmap, mostBytes: number): Promise<Blob> {
  for (const { side, quality } of SENT) {
    const { canvas } = drawn(bitmap, side);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (blob && blob.size <= mostBytes) return blob;
  }
  throw new PictureError('too-large');
}
