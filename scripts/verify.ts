/**
 * `npm run verify`: format, lint, types, import boundaries, cited paths, generated files, in seconds where little changed. With nothing kept the lint by
 * types is two fifths of it: `npm test` leaves it out (`--without-typed-lint`), the long run has it alone (`--typed-lint`).
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { avoidedWords, unlistedWords } from './verify/avoided-words.ts';
import { forbiddenImports } from './verify/boundaries.ts';
import { changedSince, look, readSeen, writeSeen } from './verify/changed-files.ts';
import { dependencyFaults } from './verify/dependencies.ts';
import { documentFaults } from './verify/document-limits.ts';
import { missingPaths, missingPathsInComments } from './verify/document-paths.ts';
import { importCircles } from './verify/import-circles.ts';
import { importGraph } from './verify/import-graph.ts';
import { migrationDrift } from './verify/migration-drift.ts';
import { changedMigrations } from './verify/migration-hashes.ts';
import { faultsOfNumbers, numbersThatDecide } from './verify/numbers-that-decide.ts';
import { type Part, partsOfSource } from './verify/parts-of-source.ts';
import { RAW_SQL_LIST, rawSqlFaults } from './verify/raw-sql.ts';
import { registryFaults } from './verify/registries.ts';
import { repositoryFiles } from './verify/source-files.ts';
import { specDrift } from './verify/spec-copy.ts';
import { unknownReferences } from './verify/spec-references.ts';
import { needlessExceptions, unsteadyLines } from './verify/steady-tests.ts';
import { foreignWrites, readTables, strayStatements } from './verify/table-owners.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = repositoryFiles(root).filter((file) => {
  try {
    return readFileSync(join(root, file)) !== undefined;
  } catch {
    return false;
  }
});

interface Check {
  name: string;
  /** Faults, one per line; an empty list is a pass. */
  run: () => Promise<string[]>;
  isTypedLint?: boolean;
}

/**
 * What works out types runs beside the other checks, so each has one thread: several would each work out most types anew (the lint took 55 s of
 * processor time, not 33; the types of the site 28, not 12). What ends in seconds collects its garbage less often: of 54 s of lint 38 are left.
 */
const FOR_TYPES = { GOMAXPROCS: '1', GOGC: '400' };
/** What was found out before and still holds. Without it verify takes 100 s of processor time, with it what a change needs. */
const KEPT = 'node_modules/.cache/verify';

const graph = importGraph(files, (file) => readFileSync(join(root, file), 'utf8'));

const CHECKS: Check[] = [
  { name: 'format', run: () => command('biome', ['check', '--colors=off', '.']) },
  { name: 'lint', run: () => command('oxlint', ['--quiet', '.']) },
  { name: 'lint by types', run: typedLint, isTypedLint: true },
  { name: 'types of packages and Workers', run: () => types('tsconfig.json') },
  { name: 'types of scripts and tests', run: () => types('tsconfig.node.json') },
  { name: 'types of the site', run: () => types('apps/web/tsconfig.json') },
  // Its cache keeps what each unchanged file imports and exports: 2 s, not 11.
  {
    name: 'nothing unused, nothing undeclared',
    run: () => command('knip', ['--no-progress', '--cache', '--treat-config-hints-as-errors']),
  },
  { name: 'no file imports itself by a circle', run: async () => importCircles(graph) },
  { name: 'import boundaries', run: () => eachFile(/\.tsx?$/, forbiddenImports) },
  { name: 'numbers that decide', run: async () => faultsOfNumbers(await eachFile(/\.ts$/, numbersThatDecide)) },
  {
    name: 'tables written by their owners',
    run: () => {
      const tables = readTables(tableFiles());
      return eachFile(/\.tsx?$/, (file, text) => [
        ...foreignWrites(tables, file, text),
        ...strayStatements(file, text),
      ]);
    },
  },
  {
    name: 'raw SQL has its reason',
    run: async () =>
      rawSqlFaults(
        files
          .filter((file) => file.startsWith('packages/domain/src/'))
          .map((file) => ({ file, text: textOf(file) ?? '' })),
        textOf(RAW_SQL_LIST) ?? '',
      ),
  },
  { name: 'paths cited in documents', run: () => eachFile(/\.md$/, (file, text) => missingPaths(root, file, text)) },
  {
    name: 'paths cited in comments',
    run: () => eachFile(/\.(?:tsx?|mjs)$/, (file, text) => missingPathsInComments(root, file, text)),
  },
  {
    name: 'documents are short',
    run: async () => documentFaults(files.filter(isDocument).map((file) => ({ file, text: textOf(file) ?? '' }))),
  },
  {
    name: 'words that the glossary avoids',
    run: async () => [
      ...(await eachFile(/\.(?:tsx?|mjs|md)$/, (file, text) =>
        /^docs\/(?:glossary\.md|spec\/)|\.generated\./.test(file)
          ? []
          : avoidedWords(file, text, () => partsOf(file, text)),
      )),
      ...unlistedWords(textOf('docs/glossary.md') ?? ''),
    ],
  },
  { name: 'requirements and decisions named', run: () => eachFile(/\.(?:tsx?|mjs|md)$/, unknownReferences(root)) },
  {
    name: 'tests pass at any hour',
    run: async () => [...(await eachFile(/\.tsx?$/, unsteadyLines)), ...needlessExceptions(textOf)],
  },
  { name: "docs/spec equals the owner's", run: async () => specDrift(root) },
  { name: 'lists of slices', run: async () => registryFaults(root) },
  { name: 'endpoint table', run: () => command('node', ['scripts/generate-endpoint-table.ts', '--check']) },
  { name: 'benchmarks table', run: () => command('node', ['scripts/benchmarks-table.ts', '--check']) },
  { name: 'dependencies: exact, reasons, licenses, scripts', run: async () => dependencyFaults(root) },
  { name: 'third-party notices', run: () => command('node', ['scripts/third-party.ts', '--check']) },
  { name: 'migrations are only added', run: async () => changedMigrations(root) },
  { name: 'migrations match the tables', run: () => migrationDrift(root) },
];

const started = Date.now();
const asked = process.argv[2];
const isAsked = ({ isTypedLint = false }: Check) => asked === undefined || isTypedLint === (asked === '--typed-lint');
const results = await Promise.all(CHECKS.filter(isAsked).map(async ({ name, run }) => ({ name, faults: await run() })));
for (const { name, faults } of results) {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}`);
  for (const fault of faults.slice(0, 40)) console.log(`    ${fault}`);
}
const failed = results.filter((result) => result.faults.length > 0).length;
console.log(
  `verify: ${results.length - failed} of ${results.length} checks passed in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
process.exit(failed === 0 ? 0 : 1);

function partsOf(file: string, text: string): Part[] {
  return isDocument(file) ? [{ place: 'document', text, at: 0 }] : partsOfSource(file, text);
}

function isDocument(file: string): boolean {
  return file.endsWith('.md');
}

/** Lints what changed since the last time that all was well, and what imports it: the rules need the types of what a file imports. */
async function typedLint(): Promise<string[]> {
  const path = join(root, KEPT, 'lint.json');
  const everywhere = files.filter((file) =>
    /(?:^|\/)(?:\.oxlintrc|tsconfig[^/]*|package(?:-lock)?)\.json$|\.d\.ts$/.test(file),
  );
  const now = look(graph, (file) => readFileSync(join(root, file), 'utf8'), everywhere);
  const changed = changedSince(readSeen(path), now);
  if (changed.length === 0) return [];
  // A command takes only so many names.
  const named = changed.length > 400 ? ['.'] : changed;
  const faults = await command('oxlint', ['--type-aware', '--quiet', ...named], FOR_TYPES);
  if (faults.length === 0) writeSeen(path, now);
  return faults;
}

/** The compiler notes which files it has checked and looks only at what changed. */
function types(project: string): Promise<string[]> {
  const notes = join(root, KEPT, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return command('tsc', ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', notes], FOR_TYPES);
}

function tableFiles() {
  return files
    .filter((file) => file.startsWith('packages/db/src/tables/'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function textOf(file: string): string | null {
  return files.includes(file) ? readFileSync(join(root, file), 'utf8') : null;
}

async function eachFile(pattern: RegExp, check: (file: string, text: string) => string[]): Promise<string[]> {
  return files
    .filter((file) => pattern.test(file))
    .flatMap((file) => check(file, readFileSync(join(root, file), 'utf8')));
}

function command(name: string, args: string[], env: Record<string, string> = {}): Promise<string[]> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', name), args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve([error.message]));
    child.on('close', (code) => resolve(code === 0 ? [] : output.split('\n').filter((line) => line.trim())));
  });
}
