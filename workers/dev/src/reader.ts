/**
 * Replaces the reader Worker on a laptop: passes each task to separate processes (`scripts/local/reader/`), because nothing here could
 * stop a Worker that hangs.
 */
interface ReaderEnv {
  /** `http://127.0.0.1:PORT` of the server in front of these processes. */
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
