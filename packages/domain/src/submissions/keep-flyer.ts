import type { FlyerPicture } from '@marquee/contract';
import { type Blobs, Reject, sha256Hex } from '@marquee/kernel';
import type { DbDeps } from '../deps.ts';
import { judgePicture } from '../images/index.ts';
import { readSubmission } from './list-submissions.sql.ts';

const JPEG = 'image/jpeg';
/** Where the picture of a submission is kept. */
export const flyerKey = (hash: string) => `flyers/${hash}`;

/**
 * Keeps the picture of a flyer under its hash; the same again is kept once. Only its header is read. Throws Reject 400 (field `flyer`) for what is no
 * whole JPEG of a usual size.
 */
export async function keepFlyer(blobs: Blobs, base64: string): Promise<FlyerPicture> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const judged = judgePicture(bytes, JPEG, '');
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (!isJpeg || !judged.isValid)
    throw new Reject(400, 'bad-picture', 'The picture could not be read. Please choose it again.', 'flyer');
  const hash = await sha256Hex(bytes);
  await blobs.put(flyerKey(hash), bytes, JPEG);
  return { hash, width: judged.width, height: judged.height };
}

/** The picture of a submission; null if it has none, or none any more. */
export async function submittedFlyer({ db, blobs }: DbDeps & { blobs: Blobs }, id: string) {
  const row = await readSubmission(db, id);
  const hash = row?.flyerHash ?? null;
  return hash === null ? null : blobs.get(flyerKey(hash));
}
