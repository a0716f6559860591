import type { Progress } from './report.ts';

/** Shows how far the first reading of the sources is. */
export interface ProgressDisplay {
  /** Whether each source that was read gets a line of its own. */
  isDetailed: boolean;
  show: (progress: Progress) => void;
  /** Prints another line without breaking the moving one. */
  say: (text: string) => void;
  /** Removes the moving line. */
  end: () => void;
}

interface DisplayOptions {
  write: (text: string) => void;
  /** Whether the output is a terminal, where a line can be written over. */
  isTerminal: boolean;
  isDetailed: boolean;
  now: () => number;
}

/** Without a terminal, a line each time so many more in a hundred have been read. */
const PLAIN_STEP_PERCENT = 20;
/** Fewer say nothing of how long one takes. */
const FEWEST_TO_ESTIMATE = 3;
const ERASE_LINE = '\r\u001B[2K';

/** One line that moves in a terminal; elsewhere, and beside a line for each source, a plain line at every fifth. */
export function showProgress({ write, isTerminal, isDetailed, now }: DisplayOptions): ProgressDisplay {
  const isMoving = isTerminal && !isDetailed;
  let began: { at: number; read: number } | null = null;
  let last = '';
  let toldPercent = 0;
  return {
    isDetailed,
    show(progress) {
      began ??= { at: now(), read: progress.read };
      const line = `  ${progressLine(progress, secondsLeft(progress, began, now()))}`;
      if (isMoving) {
        if (line !== last) write(ERASE_LINE + line);
        last = line;
        return;
      }
      const percent = progress.sources === 0 ? 0 : (100 * progress.read) / progress.sources;
      if (percent < toldPercent + PLAIN_STEP_PERCENT || percent >= 100) return;
      toldPercent = percent - (percent % PLAIN_STEP_PERCENT);
      write(`${line}\n`);
    },
    say(text) {
      write(last === '' ? `${text}\n` : `${ERASE_LINE}${text}\n${last}`);
    },
    end() {
      if (last !== '') write(ERASE_LINE);
      last = '';
    },
  };
}

/** `Reading: 23 of 61 sources, 412 events, about 20 s left`. */
function progressLine({ read, sources, events }: Progress, left: number | null): string {
  return `Reading: ${read} of ${sources} sources, ${events} events${left === null ? '' : `, about ${left} s left`}`;
}

/** At the pace so far, rounded up to five seconds; null while that says nothing. */
function secondsLeft({ read, sources }: Progress, began: { at: number; read: number }, at: number): number | null {
  const done = read - began.read;
  if (done < FEWEST_TO_ESTIMATE || read >= sources) return null;
  const seconds = (((at - began.at) / done) * (sources - read)) / 1_000;
  return Math.ceil(seconds / 5) * 5;
}
