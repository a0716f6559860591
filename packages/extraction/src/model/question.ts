import type { MeasuredQuestion } from './measured-question.ts';
import type { Chunk } from './reduction/index.ts';
import type { ChunkRequest } from './request.ts';

/** One question about a part of a page. */
export interface ModelQuestion extends ChunkRequest {
  chunk: Chunk;
  /** What reduction and batching saved of it; absent if nothing was measured. */
  measured?: MeasuredQuestion;
}
