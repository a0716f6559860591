import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { extract } from '@marquee/extraction';
import { buildSync } from 'esbuild';
import { parseHTML } from 'linkedom';
import type { ElementNode } from '../../packages/extraction/src/document/html/dom.ts';
import { selectAll } from '../../packages/extraction/src/learned/select-all.ts';
import { parseSelector } from '../../packages/extraction/src/learned/selector.ts';
import { median } from '../speed/median.ts';
import { FORMS } from './forms.ts';
import { learnedPages, recordedRoots, type SelectorPage, writtenFor } from './pages.ts';
import { selectWithLibrary } from './with-css-select.ts';

const ROUNDS = 15;
const MOST_PER_PAGE = 150;

type Select = (root: ElementNode, source: string) => ElementNode[];

function selectOwn(root: ElementNode, source: string): ElementNode[] {
  const selector = parseSelector(source);
  return selector ? selectAll(root, selector) : [];
}

/**
 * The selectors of learned rules, looked up by extraction (css-select for an element's own properties, one walk for what is above it), by css-select
 * alone on the same tree, and by linkedom on a tree of its
 * own: processor time in turns in one process, agreement, which forms each knows, and bytes.
 */
export async function bench(): Promise<unknown> {
  const pages = learnedPages();
  const rounds = Array.from({ length: ROUNDS + 1 }, (_, round) => timeRound(pages, round)).slice(1);
  const times = (name: keyof (typeof rounds)[number]) => median(rounds.map((one) => one[name]));
  return {
    pages: pages.length,
    selectors: pages.reduce((sum, { ruled }) => sum + ruled.length, 0),
    milliseconds: {
      replay: times('replay'),
      own: times('own'),
      library: times('library'),
      linkedom: times('linkedom'),
      linkedomWithoutParsing: times('linkedomQueries'),
    },
    agreement: agreement(),
    forms: { own: formsOf((source) => parseSelector(source) !== null), library: formsOf(isKnownToLibrary) },
    bytes: {
      own: bytesOf(
        `export * from './packages/extraction/src/learned/select-all.ts'; export * from './packages/extraction/src/learned/selector.ts'`,
      ),
      library: bytesOf(`export { selectAll } from 'css-select'`),
      linkedom: bytesOf(`export { parseHTML } from 'linkedom'`),
    },
  };
}

function timeRound(pages: readonly SelectorPage[], round: number) {
  const all = { replay: 0, own: 0, library: 0, linkedom: 0, linkedomQueries: 0 };
  const each = (select: Select) => () => {
    for (const { root, ruled } of pages) for (const source of ruled) select(root, source);
  };
  const ways: Array<[keyof typeof all, () => void]> = [
    ['own', each(selectOwn)],
    ['library', each(selectWithLibrary)],
    [
      'replay',
      () => {
        for (const { recorded, rules } of pages) extract(recorded.document, recorded.hints, rules);
      },
    ],
    [
      'linkedom',
      () => {
        for (const { recorded, ruled } of pages) {
          const { document } = parseHTML(new TextDecoder().decode(recorded.document.bytes));
          all.linkedomQueries += timed(() => {
            for (const source of ruled) document.querySelectorAll(source);
          });
        }
      },
    ],
  ];
  for (let turn = 0; turn < ways.length; turn += 1) {
    const [name, run] = ways[(turn + round) % ways.length] ?? ['own', () => {}];
    all[name] = timed(run);
  }
  return all;
}

function timed(run: () => void): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Both matchers on every recorded page, with the selectors that learning writes there. */
function agreement() {
  let asked = 0;
  const different: string[] = [];
  const [own, library] = [{ ms: 0 }, { ms: 0 }];
  for (const root of recordedRoots()) {
    for (const source of writtenFor(root, MOST_PER_PAGE)) {
      let [ours, theirs]: ElementNode[][] = [[], []];
      own.ms += timed(() => {
        ours = selectOwn(root, source);
      });
      library.ms += timed(() => {
        theirs = selectWithLibrary(root, source);
      });
      asked += 1;
      if (ours?.length !== theirs?.length || ours?.some((element, index) => element !== theirs?.[index]))
        different.push(source);
    }
  }
  return { asked, different: different.length, examples: different.slice(0, 5), ownMs: own.ms, libraryMs: library.ms };
}

function isKnownToLibrary(source: string): boolean {
  try {
    selectWithLibrary(
      { name: 'main', index: 0, attributes: [], parent: null, children: [], signature: undefined },
      source,
    );
    return true;
  } catch {
    return false;
  }
}

function formsOf(isKnown: (source: string) => boolean) {
  return Object.fromEntries(
    Object.entries(FORMS).map(([use, forms]) => [use, `${forms.filter(isKnown).length} of ${forms.length}`]),
  );
}

function bytesOf(contents: string): { minified: number; gzip: number } {
  const resolveDir = fileURLToPath(new URL('../../', import.meta.url));
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    external: ['canvas'],
  });
  const [file] = outputFiles;
  return { minified: file?.contents.length ?? 0, gzip: file ? gzipSync(file.contents).length : 0 };
}
