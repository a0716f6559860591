import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Answer } from '../model.ts';

const FOLDER = new URL('../../pictures/', import.meta.url);

/** One of our pictures, or null when there is none of that name. */
export async function pictureAnswer(name: string): Promise<Answer | null> {
  if (!/^(?:[a-z]+-[1-3]|logo)\.png$/.test(name)) return null;
  try {
    const body = new Uint8Array(await readFile(fileURLToPath(new URL(name, FOLDER).href)));
    return { status: 200, headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' }, body };
  } catch {
    return null;
  }
}
