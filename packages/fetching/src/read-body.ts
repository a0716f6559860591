import type { Deadline } from './deadline.ts';

/**
 * Reads at most `maxBytes` of a body as the runtime delivers it, which is after decompression: a small gzip that expands
 * to gigabytes is stopped like any other endless body. `complete` is false if there was more; the rest is cancelled.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  deadline: Deadline,
): Promise<{ bytes: Uint8Array; complete: boolean }> {
  if (!response.body) return { bytes: new Uint8Array(0), complete: true };
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  try {
    while (length <= maxBytes) {
      const { done, value } = await deadline.race(reader.read());
      if (done) {
        ended = true;
        break;
      }
      chunks.push(value);
      length += value.byteLength;
    }
  } finally {
    // Not awaited: a source that never confirms the cancellation must not block us.
    if (!ended) reader.cancel().catch(() => {});
  }
  return { bytes: join(chunks, Math.min(length, maxBytes)), complete: ended };
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk.subarray(0, length - at), at);
    at += Math.min(chunk.byteLength, length - at);
  }
  return bytes;
}
