import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `spec: CAMP-22`, `spec: RECUR-04, ENT-047`, `spec: PATTERN-01 to PATTERN-04`. */
const SPEC = /\bspec: ((?:[A-Z][A-Z0-9]*-\d+(?:(?:, | to | and )(?=[A-Z][A-Z0-9]*-\d))?)+)/gi;
const ID = /[A-Z][A-Z0-9]*-\d+/g;
const DECISION = /docs\/spec\/decisions\.md[\s*]+(\d+(?:, \d+)*)/g;

/** Ids of requirements and numbers of decisions that a file names and docs/spec does not have. */
export function unknownReferences(root: string): (file: string, text: string) => string[] {
  const read = (name: string) => readFileSync(join(root, 'docs', 'spec', name), 'utf8');
  const ids = new Set(
    ['features.tsv', 'beyond.tsv'].flatMap((name) =>
      read(name)
        .split('\n')
        .map((line) => line.split('\t')[0] ?? ''),
    ),
  );
  const decisions = new Set([...read('decisions.md').matchAll(/^(\d+)\. /gm)].map((match) => match[1]));
  return (file, text) => [
    ...[...text.matchAll(SPEC)]
      .flatMap((match) => match[1]?.match(ID) ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: names the requirement ${id}, which docs/spec does not have`),
    ...[...text.matchAll(DECISION)]
      .flatMap((match) => match[1]?.split(', ') ?? [])
      .filter((number) => !decisions.has(number))
      .map((number) => `${file}: names decision ${number}, which docs/spec/decisions.md does not have`),
  ];
}
