import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LabeledDocument } from './labeled.ts';

/** What a peer found on each page, by the page's id; null when the peer is not installed. */
export type Found = Map<string, unknown> | null;

const SCRIPT = fileURLToPath(new URL('extruct_items.py', import.meta.url));
/** Debian's package is seen by Debian's Python only. */
const PYTHONS = ['/usr/bin/python3', 'python3'];

/** extruct (Python), every syntax that it knows. */
export function readByExtruct(documents: readonly LabeledDocument[]): Found {
  const python = PYTHONS.find((name) => spawnSync(name, ['-c', 'import extruct']).status === 0);
  if (!python) return null;
  const input = JSON.stringify(
    documents.map(({ id, document }) => ({ id, html: new TextDecoder().decode(document.bytes), url: document.url })),
  );
  const { stdout, status, stderr } = spawnSync(python, [SCRIPT], { input, encoding: 'utf8', maxBuffer: 512_000_000 });
  if (status !== 0) throw new Error(`extruct failed: ${stderr.slice(-500)}`);
  const results = JSON.parse(stdout) as Array<{ id: string; items: unknown }>;
  return new Map(results.map(({ id, items }) => [id, items]));
}

/** @marbec/web-auto-extractor (npm): JSON-LD, microdata and RDFa Lite. */
export async function readByWebAutoExtractor(documents: readonly LabeledDocument[]): Promise<Found> {
  const loaded = await import('@marbec/web-auto-extractor').catch(() => null);
  if (!loaded) return null;
  const extractor = new loaded.default();
  return new Map(
    documents.map(({ id, document }) => {
      try {
        return [id, extractor.parse(new TextDecoder().decode(document.bytes))];
      } catch {
        // What stops it on a page is that page's result: nothing.
        return [id, []];
      }
    }),
  );
}
