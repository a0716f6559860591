import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildSite } from '../../scripts/deploy/build-site.ts';
import { at, CLIENT_FOLDER } from '../../scripts/deploy/layout.ts';

/** What a visitor may have to wait for, in KB after gzip; fonts are compressed already. */
const BUDGET_KB = { js: 130, cssAndFonts: 90 };

interface Part {
  file: string;
  kb: number;
}

/** The site as built: what the page of /events names itself, what its scripts import at once, its styles and fonts. */
export async function bench(): Promise<unknown> {
  await buildSite('error');
  const client = at(CLIENT_FOLDER);
  const html = readFileSync(`${client}/index.html`, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  const files = withImports(named, (file) => readFileSync(client + file, 'utf8'));
  const fonts = readdirSync(`${client}/assets`)
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/assets/${name}`);
  const js = files.filter((file) => file.endsWith('.js')).map((file) => weigh(client, file));
  const css = files.filter((file) => file.endsWith('.css')).map((file) => weigh(client, file));
  const type = fonts.map((file) => weigh(client, file, false));
  const figures = {
    html: weigh(client, '/index.html').kb,
    js: total(js),
    css: total(css),
    fonts: total(type),
    cssAndFonts: total([...css, ...type]),
  };
  return {
    budgetKb: BUDGET_KB,
    kb: figures,
    isWithinBudget: figures.js <= BUDGET_KB.js && figures.cssAndFonts <= BUDGET_KB.cssAndFonts,
    hasConsole: js.some(({ file }) => /console|admin|panel/.test(file)),
    files: [...js, ...css, ...type],
  };
}

/** The files and their static imports, each once. Files imported with `import()` load later. */
function withImports(named: readonly string[], read: (file: string) => string): string[] {
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

function weigh(client: string, file: string, zip = true): Part {
  const bytes = readFileSync(client + file);
  return { file, kb: round((zip ? gzipSync(bytes, { level: 9 }) : bytes).length / 1_000) };
}

const total = (parts: readonly Part[]) => round(parts.reduce((sum, { kb }) => sum + kb, 0));
const round = (kb: number) => Math.round(kb * 10) / 10;
