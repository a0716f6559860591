import type { FlyerReading } from '@marquee/extraction/flyers';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import type { FlyerPlace } from '../../../flyer-reading/messages.ts';
import { addressOf, openPicture, PictureError } from '../../../flyer-reading/open-picture.ts';
import { type FlyerReader, openReader } from '../../../flyer-reading/open-reader.ts';
import { submitText } from '../../../messages/submissions.ts';
import { FLYER_BYTES } from './flyer-bytes.ts';

/** A flyer that was read. */
export interface ReadFlyer {
  /** A JPEG as a `data:` address. */
  address: string;
  /** Of the picture that was read: boxes are in its pixels. */
  width: number;
  height: number;
  reading: FlyerReading;
  /** How many values it found. */
  found: number;
}

export type FlyerState =
  | { kind: 'none' }
  | { kind: 'opening' }
  /** `of` is 0 while the reader itself is loaded. */
  | { kind: 'reading'; done: number; of: number }
  | { kind: 'read'; flyer: ReadFlyer };

/** Reads the flyer that somebody chooses, in this browser. `place` is where it hangs. A failure keeps what was read before, and says why. */
export function useFlyer(place: FlyerPlace, onRead: (flyer: ReadFlyer) => void) {
  const [state, setState] = useState<FlyerState>({ kind: 'none' });
  const [trouble, setTrouble] = useState<string | null>(null);
  const reader = useRef<FlyerReader | null>(null);
  const turn = useRef(0);
  useEffect(() => () => reader.current?.close(), []);
  // Reading takes seconds, in which more may be typed.
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });

  async function take(given: Blob | Promise<Blob>): Promise<void> {
    turn.current += 1;
    const mine = turn.current;
    const before: FlyerState = state.kind === 'read' ? state : { kind: 'none' };
    const tell = (next: FlyerState) => {
      if (mine === turn.current) setState(next);
    };
    setTrouble(null);
    tell({ kind: 'opening' });
    try {
      const { pixels, jpeg } = await openPicture(await given, FLYER_BYTES);
      const { width, height } = pixels;
      const address = await addressOf(jpeg);
      tell({ kind: 'reading', done: 0, of: 0 });
      reader.current ??= openReader();
      const { reading, lines } = await reader.current.read(pixels, place, (done, of) =>
        tell({ kind: 'reading', done, of }),
      );
      if (mine !== turn.current) return;
      const found = Object.keys(reading).length;
      const flyer = { address, width, height, reading, found };
      setState({ kind: 'read', flyer });
      latest.current(flyer);
      if (lines === 0) setTrouble(submitText('submit.flyerNoText'));
    } catch (error) {
      if (mine !== turn.current) return;
      if (!(error instanceof PictureError || error instanceof CallError)) {
        // A reader that failed once is not asked again.
        reader.current?.close();
        reader.current = null;
      }
      setState(before);
      setTrouble(wordsOf(error));
    }
  }

  return {
    state,
    trouble,
    takeFile: (file: Blob) => void take(file),
    takeLink: (url: string) => void take(fetched(url)),
    drop: () => {
      turn.current += 1;
      setState({ kind: 'none' });
      setTrouble(null);
    },
  };
}

/** Only our server may load what is elsewhere: the site's policy lets pages call nobody else. */
async function fetched(url: string): Promise<Blob> {
  const { picture, contentType } = await call('fetchFlyer', { body: { url } });
  return new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))], { type: contentType });
}

function wordsOf(error: unknown): string {
  if (error instanceof PictureError) return submitText(`submit.flyer.${error.fault}`);
  if (error instanceof CallError && error.detail !== '') return error.detail;
  return submitText('submit.flyerFailed');
}
