export { listDeadLetters } from './dead-letters.ts';
export { errorDiagnostics } from './error-diagnostics.ts';
export { readTrace } from './read-trace.ts';
export { type Occurrence, recordError } from './record-error.ts';
export { recordWorker } from './record-worker.ts';
export { dismissDeadLetter, retryDeadLetter } from './resolve-dead-letter.ts';
export { resolveError } from './resolve-error.ts';
export { serverHealth } from './server-health.ts';
export { LATENCY_BOUNDS, spanOf, type WorkerCounts } from './worker-rules.ts';
