import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ReadingFailure } from '@marquee/kernel';

export interface Task {
  frame: Uint8Array;
}

export type Answer = { result: string } | Failure | { busy: true };

/** The first message of a process: its program is loaded. */
export const READY = 'ready';

interface Failure {
  failed: ReadingFailure;
  /** What is known besides of one that died. */
  detail?: string;
}

export interface ReaderPool {
  perform: (frame: Uint8Array) => Promise<Answer>;
  close: () => void;
}

export interface ReaderOptions {
  /** How long a document may take. */
  limitMs?: number;
  /** How long it may wait in the queue. */
  mostWaitMs?: number;
  /** The memory limit of a process. */
  memoryMb?: number;
  /** The bundled program of a process. */
  script?: string;
}

interface Waiting extends Task {
  since: number;
  answer: (answer: Answer) => void;
}

/** While one document uses all its time, the other process reads others. */
const PROCESSES = 2;
/** Wall-clock time, on a machine that may be busy: a document takes less than a second. */
const LIMIT_MS = 20_000;
/** A document that waits longer behind others is retried later: the delay was not its own. */
const MOST_WAIT_MS = 60_000;
const MEMORY_MB = 512;
/** A process first has to load its program; that time does not count for the document. */
const START_LIMIT_MS = 60_000;
const PROCESS = fileURLToPath(new URL('./process.ts', import.meta.url));

/**
 * Processes that read documents. One is killed if it takes longer than `limitMs` for a document, and replaced when the next document comes;
 * in every case the task gets a result.
 */
export function openReaderPool({
  limitMs = LIMIT_MS,
  mostWaitMs = MOST_WAIT_MS,
  memoryMb = MEMORY_MB,
  script = PROCESS,
}: ReaderOptions = {}): ReaderPool {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const waiting: Waiting[] = [];
  let busy = 0;
  let isClosed = false;

  function next(): void {
    if (busy >= PROCESSES || isClosed) return;
    const task = waiting.shift();
    if (!task) return;
    if (Date.now() - task.since > mostWaitMs) {
      task.answer({ busy: true });
      next();
      return;
    }
    busy += 1;
    const ready = idle.pop();
    const child = ready ?? start();
    hand(child, task, { limitMs, isReady: ready !== undefined }, (answer, isAlive) => {
      busy -= 1;
      if (isAlive) idle.push(child);
      task.answer(answer);
      next();
    });
  }

  function start(): ChildProcess {
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`],
      // The caller reports a crashed process with a sentence, so its output is dropped.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    all.add(child);
    child.on('exit', () => {
      all.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
    });
    return child;
  }

  return {
    perform: (frame) =>
      new Promise((answer) => {
        waiting.push({ frame, answer, since: Date.now() });
        next();
      }),
    close() {
      isClosed = true;
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

function hand(
  child: ChildProcess,
  { frame }: Task,
  { limitMs, isReady }: { limitMs: number; isReady: boolean },
  done: (answer: Answer, isAlive: boolean) => void,
): void {
  let isOver = false;
  let timer = endIn(isReady ? limitMs : START_LIMIT_MS);
  const onMessage = (answer: Answer | typeof READY) => {
    if (answer !== READY) return end(answer, true);
    clearTimeout(timer);
    timer = endIn(limitMs);
  };
  const onExit = (code: number | null, signal: string | null) =>
    end(
      isOutOfMemory(code, signal)
        ? { failed: 'memory' }
        : { failed: 'died', detail: `Its process ended (${signal ?? code}).` },
      false,
    );
  const onError = (error: Error) => end({ failed: 'died', detail: error.message }, false);
  child.on('message', onMessage).once('exit', onExit).once('error', onError);
  child.send({ frame });

  function endIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      end({ failed: 'time' }, false);
      child.kill('SIGKILL');
    }, ms);
  }

  function end(answer: Answer, isAlive: boolean): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', onExit);
    // An error of an abandoned process may still arrive.
    if (isAlive) child.off('error', onError);
    done(answer, isAlive);
  }
}

/** V8 aborts a process whose heap is full. */
function isOutOfMemory(code: number | null, signal: string | null): boolean {
  return signal === 'SIGABRT' || code === 134;
}
