import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import type { Plugin } from 'vite';
import { at } from './layout.ts';

/** The console needs a connection; its code is half of the site's. */
const CONSOLE = /\/apps\/web\/src\/admin\//;

/** Named by index.html, the manifest or the board, in the folder of files that the build only copies. */
const PUBLIC_FILES = ['/before-paint.js', '/favicon.svg', '/manifest.webmanifest', '/tonight.js'];

interface Chunk {
  type: 'chunk';
  fileName: string;
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss?: Set<string> };
}
type Bundle = Record<string, Chunk | { type: 'asset'; fileName: string }>;

/** The files of a build that its service worker fetches ahead: all that the public pages may load, so that none breaks offline. */
function filesAhead(bundle: Bundle): string[] {
  const files = new Set(PUBLIC_FILES);
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (!chunk || files.has(`/${name}`)) return;
    if (chunk.type === 'chunk' && CONSOLE.test(chunk.facadeModuleId ?? '')) return;
    files.add(`/${name}`);
    if (chunk.type !== 'chunk') return;
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) add(imported);
  };
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' ? chunk.isEntry : name.endsWith('.woff2')) add(name);
  return [...files].sort();
}

/** Adds the service worker to the built site, with the list of its files: each build has another one, which browsers notice. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = filesAhead(bundle);
        const own = PUBLIC_FILES.map((file) => readFileSync(at(`apps/web/public${file}`), 'utf8'));
        const parts = readdirSync(at('apps/web/src/offline')).map((name) =>
          readFileSync(at(`apps/web/src/offline/${name}`), 'utf8'),
        );
        const version = createHash('sha256')
          .update([...files, ...own, ...parts].join('\n'))
          .digest('hex')
          .slice(0, 12);
        const { outputFiles } = buildSync({
          entryPoints: [at('apps/web/src/offline/service-worker.ts')],
          bundle: true,
          write: false,
          minify: true,
          format: 'iife',
          target: 'es2022',
          define: { BUILD: JSON.stringify({ version, files }) },
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: outputFiles[0]?.text ?? '' });
      },
    },
  };
}
