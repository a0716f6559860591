import { dirname, join, normalize } from 'node:path/posix';
import { importsOf } from './imports.ts';

/** Which files of the repository each of its files imports, as types too; all paths relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const MANIFEST = /^(?:packages|workers|apps)\/[^/]+\/package\.json$/;
const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;

/** @param textOf the text of a file that `files` names */
export function importGraph(files: readonly string[], textOf: (file: string) => string): ImportGraph {
  const known = new Set(files);
  const packages = files.filter((file) => MANIFEST.test(file)).map((file) => packageOf(file, textOf(file)));
  return new Map(
    files
      .filter((file) => SOURCE.test(file))
      .map((file) => {
        const targets = importsOf(textOf(file)).flatMap(({ specifier }) => {
          const target = specifier.startsWith('.')
            ? normalize(join(dirname(file), specifier))
            : packages.flatMap((each) => each.resolve(specifier) ?? [])[0];
          return target !== undefined && known.has(target) ? [target] : [];
        });
        return [file, [...new Set(targets)]] as const;
      }),
  );
}

/** One of our own packages; its `exports` may have one `*` (`"./*": "./src/*\/index.ts"`). */
function packageOf(file: string, text: string): { resolve: (specifier: string) => string | null } {
  const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, string> };
  return {
    resolve(specifier) {
      if (specifier !== name && !specifier.startsWith(`${name}/`)) return null;
      const asked = `.${specifier.slice(name.length)}`;
      const target = exports[asked] ?? exports['./*']?.replace('*', asked.slice(2));
      return target === undefined ? null : normalize(join(dirname(file), target));
    },
  };
}

/**
 * The groups of files that import each other, directly or not (Tarjan 1972): each file is in one, most are alone in theirs. A group comes
 * after those that it imports.
 */
export function importGroups(graph: ImportGraph): string[][] {
  const groups: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;

  function visit(file: string): number {
    const mine = order.size;
    order.set(file, mine);
    open.push(file);
    isOpen.add(file);
    let low = mine;
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (isOpen.has(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === mine) {
      const group = open.splice(open.indexOf(file));
      for (const each of group) isOpen.delete(each);
      groups.push(group);
    }
    return low;
  }
}
