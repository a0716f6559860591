import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A word in backticks that looks like a file or folder of this repository. */
const PATH = /^(?:apps|workers|packages|migrations|scripts|docs|bench|e2e|tests|\.ci)\/[\w./[\]<>{}*-]*$/;
const SHAPED = /[*<>{}…]/;

/** A path in a comment of code, with or without backticks; only files, since a folder's name may be an ordinary word. */
const COMMENTED =
  /(?:apps|workers|packages|migrations|scripts|docs|bench|e2e|tests)\/[\w./-]*\.(?:ts|tsx|md|tsv|sql|toml|json|css|mjs)\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

/** Paths that the comments of a source cite and that do not exist. */
export function missingPathsInComments(root: string, file: string, text: string): string[] {
  const cited = [...text.matchAll(COMMENT)].flatMap(([comment]) => comment.match(COMMENTED) ?? []);
  return [...new Set(cited)]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${file}: cites ${path}, which does not exist`);
}

/** Paths a document cites that do not exist: code spans that look like paths, and relative links. */
export function missingPaths(root: string, document: string, text: string): string[] {
  const spans = [...text.matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((span) => PATH.test(span) && !SHAPED.test(span));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((link) => link && !/^[a-z]+:/.test(link))
    .map((link) => normalize(join(dirname(document), link)));
  return [...new Set([...spans, ...links])]
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${document}: cites ${path}, which does not exist`);
}
