import type { IncomingMessage } from 'node:http';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The received part is delivered even if the end is missing, as in browsers. */
const GZIP = { finishFlush: constants.Z_SYNC_FLUSH };

const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(GZIP),
  'x-gzip': () => createGunzip(GZIP),
  deflate: () => createInflate(GZIP),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** A body after decompression; bytes in an encoding that we did not request stay unchanged. Cancelling closes the connection. */
export function readableBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const coding = (incoming.headers['content-encoding'] ?? '').trim().toLowerCase();
  const decoder = DECODERS[coding]?.();
  // The reader gets the error; the callback only prevents that it is thrown as well.
  const body = decoder ? pipeline(incoming, decoder, () => {}) : incoming;
  return Readable.toWeb(body) as ReadableStream<Uint8Array>;
}
