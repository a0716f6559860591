import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const BENCHMARKS = 'docs/benchmarks.md';
export const FIGURES = 'bench/figures.tsv';

const COLUMNS = ['subject', 'figure', 'measured', 'target', 'result', 'basis', 'date', 'command', 'at'] as const;
const SHOWN = ['figure', 'measured', 'target', 'result', 'basis', 'date', 'command'] as const;

/** One line of `bench/figures.tsv`. `at` names the values in a bench's result, `panels.kb.median`, joined by `; `; empty for figures that are written by hand. */
export type Figure = Record<(typeof COLUMNS)[number], string>;

/** The lines of `bench/figures.tsv`. Throws, with the line's number, where a line does not have the columns that the first line names. */
export function parseFigures(text: string): Figure[] {
  const [head, ...lines] = text.replace(/\n$/, '').split('\n');
  if (head !== COLUMNS.join('\t')) throw new Error(`${FIGURES}:1: the columns are ${COLUMNS.join(', ')}`);
  return lines.map((line, n) => {
    const cells = line.split('\t');
    if (cells.length !== COLUMNS.length || cells.slice(0, -1).includes(''))
      throw new Error(`${FIGURES}:${n + 2}: ${COLUMNS.length} columns are needed, and only "at" may be empty`);
    return Object.fromEntries(COLUMNS.map((name, i) => [name, cells[i] ?? ''])) as Figure;
  });
}

/** The text of `bench/figures.tsv` with these lines. */
export function figuresText(figures: readonly Figure[]): string {
  return `${[COLUMNS.join('\t'), ...figures.map((one) => COLUMNS.map((name) => one[name]).join('\t'))].join('\n')}\n`;
}

/** The text of docs/benchmarks.md: each figure with its target and the command that prints it, by subject. */
export function benchmarksText(root: string): string {
  const subjects = Map.groupBy(parseFigures(readFileSync(join(root, FIGURES), 'utf8')), ({ subject }) => subject);
  const rows = [...subjects].flatMap(([subject, figures]) => [
    `| **${subject}** ${'|'.repeat(SHOWN.length)}`,
    ...figures.map((one) => `| ${SHOWN.map((name) => one[name]).join(' | ')} |`),
  ]);
  return `${[...INTRODUCTION, `| ${SHOWN.join(' | ')} |`, `|${' --- |'.repeat(SHOWN.length)}`, ...rows].join('\n')}\n`;
}

const INTRODUCTION = [
  '# Benchmarks',
  '',
  `\`npm run benchmarks-table\` writes this file from \`${FIGURES}\`; \`npm run verify\` checks it. \`npm run bench -- NAME --record\` writes figures there.`,
  '',
  '- A command is `npm run bench -- COMMAND`; `fit`, `extract` and `simulate` are `npm run` of that name. Some read `../shared/corpus`.',
  '- *Blind*: the rules had not seen these pages. *Tuned*: rules were changed after the errors were seen, so expect less elsewhere.',
  '- *Held out*: fitted on other sites. *Counted*: the same on every machine. *Timed*: on two shared cores.',
  '- A set gives F1 of all events; mean F1 of a page; times right; venues right; then what would be published: the share that is right',
  '  in title and day, and the right ones as a share of all its events. *Tuned* in its result: F1 and published once rules knew the set.',
  '- `BENCH_SIZES=10000,100000,1000000` and `BENCH_SEED` select other worlds; the corpora are our recordings of pages, labeled by hand.',
  '',
];
