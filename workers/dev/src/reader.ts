/**
 * Stands for the reader Worker on a laptop: hands each task to processes of their own (`scripts/local/reader/`), because nothing here could
 * end a Worker that never ends.
 */
interface ReaderEnv {
  /** `http://127.0.0.1:PORT` of the server before these processes. */
  READER_ORIGIN: string;
}

export default {
  fetch: (request, env) =>
    fetch(env.READER_ORIGIN, {
      method: request.method,
      body: request.method === 'POST' ? request.body : null,
      signal: request.signal,
    }),
} satisfies ExportedHandler<ReaderEnv>;
