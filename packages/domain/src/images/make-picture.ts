import type { Illustration, MadeBy } from '@marquee/contract';
import { images, type Statement, write } from '@marquee/db';
import { type Message, newId, say, sha256Hex } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { withinBudget } from '../language-model/index.ts';
import { judgePicture } from './judge-picture.ts';

export type MakerDeps = Pick<EngineDeps, 'db' | 'clock' | 'log' | 'random' | 'blobs' | 'imageModel' | 'illustrate'>;

export type Made =
  | { kind: 'made'; hash: string; madeBy: MadeBy; statements: Statement[] }
  | { kind: 'refused'; because: Message };

/** What is asked of the model, and what is drawn where there is none. */
export interface PictureWanted {
  prompt: string;
  drawing: Illustration;
  timeoutMs: number;
}

/**
 * Makes a picture and stores it: by the image model within the token budget, and without a model by our own drawing. Commit the
 * statements with what shows it.
 */
export async function makePicture(deps: MakerDeps, wanted: PictureWanted): Promise<Made> {
  if (deps.imageModel.name === null) {
    const bytes = await deps.illustrate(wanted.drawing);
    return store(deps, { bytes, contentType: 'image/png' }, 'drawn');
  }
  const { imageModel } = deps;
  const reply = await withinBudget(
    { ...deps, model: imageModel },
    {
      from: 'imageExtraction',
      provider: 'image-model',
      operationId: `image:${newId(deps.clock, deps.random)}`,
      mostTokens: imageModel.mostTokens,
      maxTokens: imageModel.mostTokens,
      call: () => imageModel.draw({ prompt: wanted.prompt, timeoutMs: wanted.timeoutMs }),
    },
  );
  return reply.kind === 'answered' ? store(deps, reply.answer, 'model') : { kind: 'refused', because: reply.because };
}

async function store(
  deps: MakerDeps,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
  madeBy: MadeBy,
): Promise<Made> {
  const judged = judgePicture(bytes, contentType, '');
  if (!judged.isValid) return { kind: 'refused', because: say('image.madeUnfit', { why: judged.reason }) };
  const hash = await sha256Hex(bytes);
  await deps.blobs.put(`media/${hash}`, bytes, contentType);
  const { width, height } = judged;
  const row = { hash, contentType, bytes: bytes.length, width, height, origin: madeBy, fetchedAt: deps.clock.now() };
  return {
    kind: 'made',
    hash,
    madeBy,
    statements: [write.insert(images).values(row).onConflictDoNothing()],
  };
}
