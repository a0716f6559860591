import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { REGISTRIES, registryFaults, registryText } from '../registries.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'registries-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const slices = REGISTRIES.find(({ list }) => list.endsWith('slices.generated.ts'));
const words = REGISTRIES.find(({ list }) => list.includes('kernel'));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

describe('a list of slices', () => {
  it('has a new slice as soon as its file is there', () => {
    put('packages/contract/src/parking/endpoints.ts', 'export const parkingEndpoints = {};');
    put('packages/contract/src/parking/lot.ts', 'export const lotEndpoints = {};');
    put('packages/contract/src/maps/endpoints.ts', 'const other = 1;\nexport const mapEndpoints = { other };');
    const text = slices && registryText(root, slices);
    expect(text).toContain("import { parkingEndpoints } from './parking/endpoints.ts';");
    expect(text).toContain("  'maps': mapEndpoints,\n  'parking': parkingEndpoints,\n");
    expect(text).not.toContain('lotEndpoints');
  });

  it.each([
    ['no name', 'export const parking = {};'],
    ['two names', 'export const aEndpoints = {};\nexport const bEndpoints = {};'],
  ])('refuses a file that exports %s with the ending', (_what, text) => {
    put('packages/contract/src/parking/endpoints.ts', text);
    expect(() => slices && registryText(root, slices)).toThrow(/parking.endpoints\.ts exports [02] names/);
  });

  it('names a slice that has endpoints and no verbs', () => {
    put('packages/contract/src/parking/endpoints.ts', 'export const parkingEndpoints = {};');
    expect(registryFaults(root).join('\n')).toMatch(/routes.parking\.ts is missing/);
  });

  it('refuses a key that two slices have', () => {
    put('packages/kernel/src/words/tables/a.ts', "export const aWords = words({\n  'a.one': ['x', 'y'],\n});");
    put('packages/kernel/src/words/tables/b.ts', "export const bWords = words({\n  'a.one': ['x', 'z'],\n});");
    expect(() => words && registryText(root, words)).toThrow('both have a.one');
  });

  it('is current in this repository', () => {
    expect(registryFaults(fileURLToPath(new URL('../../..', import.meta.url)))).toEqual([]);
  });
});
