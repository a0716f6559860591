import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** A file of the built site and its weight in KB, after gzip where it is compressed on the way. */
export interface Part {
  file: string;
  kb: number;
}

/** The files and their static imports, each once. Files imported with `import()` load later. */
export function withImports(named: readonly string[], read: (file: string) => string): string[] {
  const seen = new Set<string>();
  const queue = [...named];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!file.endsWith('.js')) continue;
    for (const match of read(file).matchAll(
      /(?:^|[;}])(?:import|export)\s*(?:[\w*${},\s]*from)?\s*["'](\.\/[^"']+\.js)["']/g,
    ))
      queue.push(new URL(match[1] ?? '', `http://site${file}`).pathname);
  }
  return [...seen];
}

export function weigh(client: string, file: string, zip = true): Part {
  const bytes = readFileSync(client + file);
  return { file, kb: round((zip ? gzipSync(bytes, { level: 9 }) : bytes).length / 1_000) };
}

/** To a tenth. */
export const round = (kb: number) => Math.round(kb * 10) / 10;
