/** Files of the bundled product, below the folder of its Workers. */

/** The program of the processes that read documents. */
export const READER_PROCESS = 'reader-process.mjs';
/** What Miniflare is told of the Workers (`BundledOptions`): a start reads it without loading wrangler. */
export const OPTIONS_FILE = 'workers.json';
/** The program of `npm start`. */
export const PROGRAM = 'program.mjs';

export interface BundledOptions {
  workers: Array<{ file: string; options: Record<string, unknown> & { name: string } }>;
  /** The paths that the API Worker answers, never a file of the site (`run_worker_first`). */
  workersFirst: string[];
}
