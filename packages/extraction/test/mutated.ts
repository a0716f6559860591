import * as fc from '@marquee/testkit/properties';
import { extract, type Hints, type SourceDocument } from '../src/index.ts';
import { expectSound } from './sound.ts';

/** Cuts a document anywhere and writes bytes into it by chance, again and again: each time it is read or refused. */
export function expectSoundHoweverMutated(document: SourceDocument, hints: Hints, numRuns: number): void {
  const cut = document.bytes.subarray(0, 60_000);
  const change = fc.tuple(fc.nat({ max: cut.length - 1 }), fc.uint8Array({ minLength: 1, maxLength: 12 }));
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 40 }), fc.nat({ max: cut.length }), (changes, length) => {
      const bytes = cut.slice(0, length);
      for (const [at, patch] of changes) if (at + patch.length <= length) bytes.set(patch, at);
      expectSound(extract({ ...document, bytes }, hints));
    }),
    { numRuns },
  );
}
