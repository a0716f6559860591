import { type DocumentReader, encodeTask, type ReadingInput, type ReadingTask } from '@marquee/extraction';
import { messageOf, ReadingFailed, type ReadingFailure, say, WaitTurn } from '@marquee/kernel';
import { traceHeaders } from '../trace.ts';

/** Longer than any reader allows for a document, including its wait in the queue. */
const DEADLINE_MS = 90_000;
/** The wait while the reader is unreachable. */
const WAIT_MS = 15_000;
const PING_MS = 5_000;

/** The used part of a service binding. */
export interface ReaderService {
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/**
 * The reader behind a service binding. If reading one document breaks the reader, ReadingFailed is thrown; an unreachable
 * reader gives WaitTurn, which costs no attempt.
 */
export function remoteReader(service: ReaderService): DocumentReader {
  const task = <T extends ReadingTask>(name: T) =>
    ((input: ReadingInput) => perform(service, encodeTask(name, input))) as DocumentReader[T];
  return {
    extract: task('extract'),
    learn: task('learn'),
    questions: task('questions'),
    answers: task('answers'),
    selector: task('selector'),
    facts: task('facts'),
    factQuestion: task('factQuestion'),
    siteSigns: task('siteSigns'),
    ownLinks: task('ownLinks'),
    sitemap: task('sitemap'),
    posters: task('posters'),
    transcript: task('transcript'),
  };
}

async function perform(service: ReaderService, frame: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  let response: Response;
  let text: string;
  try {
    response = await service.fetch('https://reader/', { method: 'POST', body: frame, headers: traceHeaders(), signal });
    text = await response.text();
  } catch (error) {
    throw await afterSilence(service, signal.aborted ? 'time' : reasonOf(messageOf(error)));
  }
  if (response.ok) return JSON.parse(text) as unknown;
  if (response.status === 422) throw told(text);
  if (response.status === 503) throw new WaitTurn('The document reader is busy.', WAIT_MS);
  throw await afterSilence(service, reasonOf(text));
}

/** The platform names its limits in the message; any other failure may be the reader's or the document's, so the reader is probed. */
async function afterSilence(service: ReaderService, reason: ReadingFailure): Promise<Error> {
  if (reason !== 'died' || (await answers(service))) return new ReadingFailed(reason);
  return new WaitTurn('The document reader cannot be reached.', WAIT_MS);
}

async function answers(service: ReaderService): Promise<boolean> {
  try {
    const response = await service.fetch('https://reader/', { signal: AbortSignal.timeout(PING_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function reasonOf(message: string): ReadingFailure {
  if (/CPU time|time limit/i.test(message)) return 'time';
  return /memory/i.test(message) ? 'memory' : 'died';
}

/** The reader's own name for it. */
function told(text: string): ReadingFailed {
  try {
    const { reason, detail } = JSON.parse(text) as { reason?: unknown; detail?: unknown };
    if (reason === 'time' || reason === 'memory') return new ReadingFailed(reason);
    return typeof detail === 'string'
      ? new ReadingFailed('died', say('document.diedOf', { detail }))
      : new ReadingFailed('died');
  } catch {
    return new ReadingFailed('died');
  }
}
