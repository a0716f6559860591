import { describe, it } from 'vitest';
import { extract } from '../../src/index.ts';
import { expectSound } from '../sound.ts';
import { recorded, recordedDocuments } from './recorded-documents.ts';

const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const WRONG_CHARSETS = ['utf-16le', 'iso-2022-jp', 'shift_jis', 'no-such-charset'];

/** Broken connections, wrong headers and minified pages: each is read or refused, and what is read is sound. */
describe.each(['first', 'second'] as const)(
  'recorded documents of the %s collection',
  { timeout: 60_000 },
  (collection) => {
    it.each(recordedDocuments(collection).map(({ id }) => id))(
      '%s, cut, with a wrong charset, without blanks',
      (id) => {
        const { document, hints } = recorded(id, collection);
        const { bytes, contentType } = document;
        for (const tenth of TENTHS)
          expectSound(
            extract({ ...document, bytes: bytes.subarray(0, Math.floor((bytes.length * tenth) / 10)) }, hints),
          );
        for (const charset of WRONG_CHARSETS)
          expectSound(
            extract({ ...document, contentType: `${contentType.replace(/;.*$/, '')}; charset=${charset}` }, hints),
          );
        const dense = new TextDecoder().decode(bytes).replace(/>\s+</g, '><');
        expectSound(extract({ ...document, bytes: new TextEncoder().encode(dense) }, hints));
      },
    );
  },
);
