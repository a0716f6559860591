import type { FlyerReading } from '@marquee/extraction/flyers';
import type { FlyerPlace, FromWorker, ToWorker } from './messages.ts';
import type { Pixels } from './pixels.ts';
import type { Progress } from './read-flyer.ts';

/** What a picture says; `lines` is how many lines of text it has. */
interface ReadPicture {
  reading: FlyerReading;
  lines: number;
}

export interface FlyerReader {
  read: (pixels: Pixels, place: FlyerPlace, progress: Progress) => Promise<ReadPicture>;
  close: () => void;
}

/** A reader in a thread of its own, in this browser: the picture goes nowhere. `read` rejects if it cannot be loaded or fails. */
export function openReader(): FlyerReader {
  const worker = new Worker(new URL('./flyer-worker.ts', import.meta.url), { type: 'module' });
  let heard: AbortController | null = null;
  return {
    read: (pixels, place, progress) =>
      new Promise((resolve, reject) => {
        // One reading at a time: what is heard belongs to it.
        heard?.abort();
        heard = new AbortController();
        const { signal } = heard;
        const hear = ({ data }: MessageEvent<FromWorker>) => {
          if (data.kind === 'progress') progress(data.done, data.of);
          else if (data.kind === 'read') resolve(data);
          else reject(new Error(data.detail));
        };
        worker.addEventListener('message', hear, { signal });
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), { signal });
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        const today = new Date().toLocaleDateString('en-CA', { timeZone }) as ToWorker['today'];
        worker.postMessage({ pixels, ...place, today, timezone: timeZone } satisfies ToWorker, [pixels.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
