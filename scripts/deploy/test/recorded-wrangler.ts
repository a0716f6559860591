import type { Outcome, Wrangler } from '../wrangler.ts';

export interface RecordedWrangler {
  run: Wrangler;
  /** What was asked for, one line a call, `folder: ` before it where it was not the root. */
  calls: string[];
}

/** Stands in for wrangler: notes what it is asked for, and answers the first text that the call contains, else a success. */
export function recordedWrangler(answers: Record<string, Partial<Outcome>> = {}): RecordedWrangler {
  const calls: string[] = [];
  return {
    calls,
    run: (args, options = {}) => {
      const line = args.join(' ');
      calls.push(options.folder ? `${options.folder}: ${line}` : line);
      const answer = Object.entries(answers).find(([part]) => line.includes(part))?.[1];
      return Promise.resolve({ status: 0, output: '', complaint: '', ...answer });
    },
  };
}
