import type { IncomingMessage } from 'node:http';
import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** What arrived is handed out even where the end of it is missing, as browsers do. */
const GZIP = { finishFlush: constants.Z_SYNC_FLUSH };

const DECODERS: Record<string, () => Transform> = {
  gzip: () => createGunzip(GZIP),
  'x-gzip': () => createGunzip(GZIP),
  deflate: () => createInflate(GZIP),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
};

/** A body as it is read, which is after decompression; bytes in a coding that we did not ask for stay as they are. Cancelling closes the connection. */
export function readableBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const coding = (incoming.headers['content-encoding'] ?? '').trim().toLowerCase();
  const decoder = DECODERS[coding]?.();
  // The error reaches whoever reads; the callback is only there so that it is not thrown as well.
  const body = decoder ? pipeline(incoming, decoder, () => {}) : incoming;
  return Readable.toWeb(body) as ReadableStream<Uint8Array>;
}
