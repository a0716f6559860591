import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COPIED = ['features.tsv', 'beyond.tsv', 'decisions.md'];

/** Rows of beyond.tsv that came after the owner's file. */
const ADDED = /^BEY-(?:4[89]|5\d)\t.*\n/gm;

/** Where the owner's specification lies beside the repository, docs/spec must equal it but for added rows; alone, a clone has nothing to compare. */
export function specDrift(root: string): string[] {
  const original = join(root, '..', 'shared', 'spec');
  if (!existsSync(original)) return [];
  return COPIED.filter(
    (name) => withoutAdded(join(root, 'docs', 'spec', name)) !== withoutAdded(join(original, name)),
  ).map((name) => `docs/spec/${name} differs from the owner's; copy it`);
}

const withoutAdded = (file: string) => readFileSync(file, 'utf8').replace(ADDED, '');
