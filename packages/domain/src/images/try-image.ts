import { type Sentence, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { judgePicture } from './judge-picture.ts';

export interface ImageTrial {
  isValid: boolean;
  /** Why not; null for a valid one. */
  reason: Sentence | null;
  width: number | null;
  height: number | null;
}

/** Fetches an image as the engine would and judges it; stores nothing. */
export async function tryImage({ fetcher }: Pick<EngineDeps, 'fetcher'>, url: string): Promise<ImageTrial> {
  const answer = await fetcher.fetch({ url, expect: 'image' });
  const no = (reason: Sentence): ImageTrial => ({ isValid: false, reason, width: null, height: null });
  if (answer.kind === 'wait') return no(say('image.wait'));
  if (answer.kind === 'failed') return no(answer.detail);
  if (answer.kind === 'not-modified') return no(say('image.notSent'));
  return judgePicture(answer.bytes, answer.contentType, url);
}
