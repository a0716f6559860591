import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COPIED = ['features.tsv', 'beyond.tsv', 'decisions.md'];

/** Where the owner's specification lies beside the repository, docs/spec must equal it; alone, a clone has nothing to compare. */
export function specDrift(root: string): string[] {
  const original = join(root, '..', 'shared', 'spec');
  if (!existsSync(original)) return [];
  return COPIED.filter(
    (name) => readFileSync(join(root, 'docs', 'spec', name), 'utf8') !== readFileSync(join(original, name), 'utf8'),
  ).map((name) => `docs/spec/${name} differs from the owner's; copy it`);
}
