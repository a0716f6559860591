import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A list of what slices own: each slice has a file, and the list is written from the files that there are. */
interface Registry {
  /** The list, relative to the root. */
  list: string;
  /** The files of the slices, relative to the folder of the list, by the name of the slice. */
  files: (root: string) => ReadonlyArray<readonly [slice: string, file: string]>;
  /** The end of the name that each file exports once; null if all that it exports counts. */
  ending: string | null;
  /** What stands between the imports and the rows. */
  opening: string;
  row: (slice: string, name: string) => string;
  closing: string;
  /** The files' own keys are joined: none may stand in two files. */
  joinsKeys?: true;
}

const HEAD = '// Made by scripts/generate-registries.ts from the files beside it; do not edit.';

/** A slice with endpoints is a folder of the contract with `endpoints.ts`. */
const slicesIn = (root: string) =>
  readdirSync(join(root, 'packages/contract/src')).filter((name) =>
    existsSync(join(root, 'packages/contract/src', name, 'endpoints.ts')),
  );

/** The files of one folder, without lists, and without those that `other` names. */
const filesOf =
  (folder: string, path: string, other: readonly string[] = []) =>
  (root: string) =>
    readdirSync(join(root, folder))
      .filter((name) => /^[\w.-]+\.ts$/.test(name) && !name.endsWith('.generated.ts') && !other.includes(name))
      .map((name) => [name.replace(/\.ts$/, ''), `${path}${name}`] as const);

const spread = { row: (_: string, name: string) => `  ...${name},`, closing: '} as const;', joinsKeys: true } as const;

const CONSOLE = 'apps/web/src/admin/messages';

export const REGISTRIES: readonly Registry[] = [
  {
    list: 'packages/contract/src/slices.generated.ts',
    files: (root) => slicesIn(root).map((slice) => [slice, `./${slice}/endpoints.ts`]),
    ending: 'Endpoints',
    opening: '\n/** The endpoints by slice. */\nexport const slices = {',
    row: (slice, name) => `  '${slice}': ${name},`,
    closing: '} as const;\n\nexport type Slices = typeof slices;',
  },
  {
    list: 'workers/api/src/routes.generated.ts',
    files: (root) => slicesIn(root).map((slice) => [slice, `./routes/${slice}.ts`]),
    ending: 'Routes',
    opening: `import type { Slices } from '@marquee/contract';
import type { Verbs } from './verbs.ts';

/** The verbs of each slice. An endpoint of the contract without a verb does not compile. */
export const ROUTES: { readonly [S in keyof Slices]: Verbs<Slices[S]> } = {`,
    row: (slice, name) => `  '${slice}': ${name},`,
    closing: '};',
  },
  {
    list: 'packages/db/src/tables/index.generated.ts',
    files: filesOf('packages/db/src/tables', './'),
    ending: null,
    opening: '',
    row: () => '',
    closing: '',
  },
  {
    list: 'packages/kernel/src/words/tables.generated.ts',
    files: filesOf('packages/kernel/src/words/tables', './tables/'),
    ending: 'Words',
    opening:
      '\n/** All messages by their codes. A code that was ever stored keeps its words. */\nexport const WORDS = {',
    ...spread,
  },
  {
    list: `${CONSOLE}/all.generated.ts`,
    files: filesOf(CONSOLE, './', ['audit-actions.ts', 'audit-fields.ts']),
    ending: 'Messages',
    opening: '\n/** All texts of the console, in English. */\nexport const messages = {',
    ...spread,
  },
  {
    list: `${CONSOLE}/es/all.generated.ts`,
    files: filesOf(`${CONSOLE}/es`, './', ['audit-actions.ts', 'audit-fields.ts', 'console-es.ts']),
    ending: 'Es',
    opening: '\nexport const messagesEs = {',
    ...spread,
  },
];

/** The text of a list. Throws if a file is missing or does not export exactly one name with the ending. */
export function registryText(root: string, registry: Registry): string {
  const folder = join(root, registry.list, '..');
  const rows = [...registry.files(root)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slice, file]) => ({ slice, file, name: registry.ending && nameIn(join(folder, file), registry.ending) }));
  const imports = rows.map(({ file, name }) =>
    name ? `import { ${name} } from '${file}';` : `export * from '${file}';`,
  );
  if (!registry.ending) return `${[HEAD, ...imports].join('\n')}\n`;
  if (registry.joinsKeys) refuseKeysOfTwo(rows.map(({ file }) => join(folder, file)));
  const listed = rows.map(({ slice, name }) => registry.row(slice, name ?? ''));
  return `${[HEAD, ...imports, registry.opening, ...listed, registry.closing].join('\n')}\n`;
}

/** The lists that differ from the files of their slices, and the slices whose file cannot be listed. */
export function registryFaults(root: string): string[] {
  return REGISTRIES.flatMap((registry) => {
    try {
      const path = join(root, registry.list);
      const kept = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return kept === registryText(root, registry)
        ? []
        : [`${registry.list} is out of date: run \`npm run generate\`.`];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

function refuseKeysOfTwo(paths: readonly string[]): void {
  const owners = new Map<string, string>();
  for (const path of paths) {
    for (const [, key = ''] of readFileSync(path, 'utf8').matchAll(/^ {2}'([^']+)':/gm)) {
      const owner = owners.get(key);
      if (owner !== undefined) throw new Error(`${path} and ${owner} both have ${key}.`);
      owners.set(key, path);
    }
  }
}

function nameIn(path: string, ending: string): string {
  if (!existsSync(path)) throw new Error(`${path} is missing: a slice with endpoints has its verbs there.`);
  const names = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? '');
  const [name, ...more] = names.filter((one) => one.endsWith(ending));
  if (!name || more.length > 0)
    throw new Error(`${path} exports ${more.length + (name ? 1 : 0)} names that end in ${ending}, not one.`);
  return name;
}
