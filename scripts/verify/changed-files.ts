import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ImportGraph, importGroups } from './import-graph.ts';

/** A hash by file, of its text and of all that it imports, directly or not, under one hash of what holds for every file. */
export interface Seen {
  everywhere: string;
  files: Record<string, string>;
}

/** What a check of one file by its text and by the types of what it imports depends on. */
export function look(graph: ImportGraph, textOf: (file: string) => string, everywhere: readonly string[]): Seen {
  const files: Record<string, string> = {};
  for (const group of importGroups(graph)) {
    const inside = new Set(group);
    const imported = group.flatMap((file) => graph.get(file) ?? []).filter((file) => !inside.has(file));
    const parts = [
      ...group.map((file) => `${file} ${hash([textOf(file)])}`),
      // What is no source, such as JSON, imports nothing.
      ...imported.map((file) => `${file} ${files[file] ?? hash([textOf(file)])}`),
    ];
    const together = hash([...new Set(parts)].toSorted());
    for (const file of group) files[file] = together;
  }
  return { everywhere: hash(everywhere.map((file) => `${file} ${hash([textOf(file)])}`)), files };
}

/** The files that are not as they were; all if what holds for every file changed, or nothing is known. */
export function changedSince(before: Seen | null, now: Seen): string[] {
  const known = before?.everywhere === now.everywhere ? before.files : {};
  return Object.keys(now.files).filter((file) => known[file] !== now.files[file]);
}

/** Null if there is none, or if it cannot be read. */
export function readSeen(path: string): Seen | null {
  try {
    const { everywhere, files } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Seen>;
    return typeof everywhere === 'string' && typeof files === 'object' && files !== null ? { everywhere, files } : null;
  } catch {
    return null;
  }
}

/** Two runs at once write one after the other, each all of it. */
export function writeSeen(path: string, seen: Seen): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(seen));
  renameSync(draft, path);
}

function hash(parts: readonly string[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('base64url');
}
