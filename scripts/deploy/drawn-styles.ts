import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const NAMED = /\bcss\(\s*'([\w-]+)'/g;
const ENDING = '.module.css';

/**
 * The names of the CSS modules that the documents of the API Worker use (apps/web/src/drawn), `ticket` for ticket.module.css: who has no script, or not
 * yet, sees them without any other file.
 */
export function drawnStyles(folder: string): Set<string> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name)));
}

/** Whether a file is one of these modules. */
export function isDrawnStyle(id: string, drawn: ReadonlySet<string>): boolean {
  const [path = ''] = id.split('?');
  return path.endsWith(ENDING) && drawn.has(basename(path, ENDING));
}
