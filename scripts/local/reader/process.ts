/**
 * A process that reads documents, one task at a time, for its parent (`pool.ts`). The parent kills it if a document
 * takes too long; it ends itself if a document takes too much memory.
 */
import { performTask } from '@marquee/extraction';
import { messageOf } from '@marquee/kernel';
import { type Answer, READY, type Task } from './pool.ts';

/** For tests: a document that contains one of these words triggers that behavior. */
const MISBEHAVIORS: Record<string, () => void> = JSON.parse(process.env.MARQUEE_TEST_DOCUMENTS ?? 'false')
  ? { 'MARQUEE-TEST-NEVER-ENDS': neverEnd, 'MARQUEE-TEST-TAKES-ALL-MEMORY': takeAllMemory, 'MARQUEE-TEST-DIES': die }
  : {};

process.on('message', ({ frame }: Task) => {
  const text = Object.keys(MISBEHAVIORS).length > 0 ? new TextDecoder().decode(frame) : '';
  for (const [word, misbehave] of Object.entries(MISBEHAVIORS)) if (text.includes(word)) misbehave();
  answer(frame);
});
// If the parent was killed, there is nothing left to do.
process.on('disconnect', () => process.exit(0));
process.send?.(READY);

function answer(frame: Uint8Array): void {
  let said: Answer;
  try {
    said = { result: performTask(frame) };
  } catch (error) {
    said = { failed: 'died', detail: messageOf(error) };
  }
  process.send?.(said);
}

function neverEnd(): void {
  for (;;);
}

function takeAllMemory(): void {
  for (let kept = [0]; ; ) kept = kept.concat(kept);
}

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}
