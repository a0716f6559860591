import { READING_TASKS, type ReadingInput, type ReadingTask } from './tasks.ts';

const NEWLINE = 0x0a;

/**
 * A task as bytes: one line of JSON, then the document's body unchanged. JSON escapes line breaks, so the first one ends the
 * header.
 */
export function encodeTask(task: ReadingTask, { document, ...input }: ReadingInput & object): Uint8Array<ArrayBuffer> {
  const { bytes, ...rest } = document;
  const head = new TextEncoder().encode(`${JSON.stringify({ task, document: rest, ...input })}\n`);
  const frame = new Uint8Array(head.length + bytes.length);
  frame.set(head);
  frame.set(bytes, head.length);
  return frame;
}

/** Runs an encoded task; returns its result as JSON. Throws for an invalid frame. */
export function performTask(frame: Uint8Array): string {
  const end = frame.indexOf(NEWLINE);
  if (end < 0) throw new Error('The frame of a reading task has no head.');
  const { task, document, ...input } = JSON.parse(new TextDecoder().decode(frame.subarray(0, end)));
  if (!Object.hasOwn(READING_TASKS, task)) throw new Error(`There is no reading task “${task}”.`);
  const run = READING_TASKS[task as ReadingTask] as (input: ReadingInput) => unknown;
  // A copy, so that the reader gets only the document and not the frame around it.
  const bytes = frame.slice(end + 1);
  return JSON.stringify(run({ ...input, document: { ...document, bytes } })) ?? 'null';
}
