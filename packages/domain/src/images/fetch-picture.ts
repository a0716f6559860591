import { type Sentence, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { judgePicture } from './judge-picture.ts';

/** A picture, or why there is none. */
export type FetchedPicture = { bytes: Uint8Array; contentType: string } | { refused: Sentence };

/**
 * A picture at an address that a person names, for their browser. By the guarded fetch: no private address, no SVG, at most 5 MB, and robots.txt is
 * obeyed. Nothing is stored, and the picture is not decoded.
 */
export async function fetchPicture({ fetcher }: Pick<EngineDeps, 'fetcher'>, url: string): Promise<FetchedPicture> {
  const answer = await fetcher.fetch({ url, expect: 'image' });
  if (answer.kind === 'wait') return { refused: say('image.wait') };
  if (answer.kind === 'failed') return { refused: answer.detail };
  if (answer.kind === 'not-modified') return { refused: say('image.notSent') };
  const { bytes, contentType } = answer;
  const judged = judgePicture(bytes, contentType, '');
  return judged.isValid ? { bytes, contentType } : { refused: judged.reason };
}
