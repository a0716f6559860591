import { expect, it } from 'vitest';
import { mapElements } from '../map-elements.ts';

/** The text in pieces of so many bytes, as a file gives them. */
async function* pieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.slice(from, from + size);
}

async function read(text: string, size = 7): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const element of mapElements(pieces(text, size))) found.push(element);
  return found;
}

const A = { id: 1, tags: { name: 'Café “{[”', note: 'a "quoted" \\ brace }' } };
const B = { id: 2, center: { lat: 1, lon: 2 }, nodes: [1, 2] };

it.each([1, 3, 7, 10_000])(
  'an extract of either form is read element by element, in pieces of %i bytes',
  async (size) => {
    expect(await read(JSON.stringify({ version: 0.6, osm3s: { copyright: '…' }, elements: [A, B] }), size)).toEqual([
      A,
      B,
    ]);
    expect(await read(JSON.stringify({ type: 'FeatureCollection', features: [A, B] }, null, 2), size)).toEqual([A, B]);
    expect(await read(JSON.stringify([A, B]), size)).toEqual([A, B]);
  },
);

it('a broken element, a cut file and an element of a megabyte are null; what is no list gives nothing', async () => {
  expect(await read('{"elements":[{"id":1},{"id":oops},{"id":3}]}')).toEqual([{ id: 1 }, null, { id: 3 }]);
  expect(await read('{"elements":[{"id":1},{"id":')).toEqual([{ id: 1 }, null]);
  expect(await read(`{"elements":[{"a":"${'x'.repeat(1_100_000)}"},{"id":2}]}`, 65_536)).toEqual([null, { id: 2 }]);
  expect(await read('<html>no map</html>')).toEqual([]);
  expect(await read('')).toEqual([]);
});
