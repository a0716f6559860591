import { readdirSync, readFileSync } from 'node:fs';
import { buildSite } from '../../scripts/deploy/build-site.ts';
import { at, CLIENT_FOLDER } from '../../scripts/deploy/layout.ts';
import { round, weigh, withImports } from '../world/built-files.ts';

/** KB of code after gzip that opening a section may load, for nine in ten of them. */
const BUDGET_KB = 60;
const SHARE = 0.9;

/** A section in the console's code: `{id:"dashboard",…,load:…import("./panel-x.js")…__vite__mapDeps([0,1])`. */
const SECTION = /\{id:[`"']([\w-]+)[`"'],icon:.*?import\([`"']\.\/([^`"']+)[`"']\).*?__vite__mapDeps\(\[([\d,]*)\]\)/g;
const DEPENDENCIES = /m\.f=(\[[^\]]*\])/;

/** What each section of the console loads beyond its shell, from the site as built: scripts and styles that its code needs before it draws. */
export async function bench(): Promise<unknown> {
  await buildSite('error');
  const client = at(CLIENT_FOLDER);
  const read = (file: string) => readFileSync(client + file, 'utf8');
  const scripts = readdirSync(`${client}/assets`).filter((name) => name.endsWith('.js'));
  const name = scripts.find(
    (file) => file.startsWith('console-') && read(`/assets/${file}`).includes('section.dashboard'),
  );
  if (!name) throw new Error('The built site has no file of the console.');
  const code = read(`/assets/${name}`);
  const dependencies = JSON.parse((DEPENDENCIES.exec(code)?.[1] ?? '[]').replaceAll(/[`']/g, '"')) as string[];
  const first = [...read('/index.html').matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(
    (match) => match[1] ?? '',
  );
  const shell = new Set(withImports([...first, `/assets/${name}`], read));
  const sections = [...code.matchAll(SECTION)].map(([, id = '', file = '', numbers = '']) => {
    const named = numbers.split(',').flatMap((n) => dependencies[Number(n)] ?? []);
    const files = withImports([`/assets/${file}`, ...named.map((one) => `/${one}`)], read).filter(
      (one) => !shell.has(one),
    );
    return { id, kb: round(files.reduce((sum, one) => sum + weigh(client, one).kb, 0)), files: files.length };
  });
  const sorted = sections.map(({ kb }) => kb).sort((a, b) => a - b);
  const kb = {
    at90: sorted[Math.ceil(sorted.length * SHARE) - 1] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
  };
  return {
    budgetKb: BUDGET_KB,
    sections: sections.length,
    kb: { ...kb, most: sorted.at(-1) },
    isWithinBudget: kb.at90 <= BUDGET_KB,
    shellKb: round([...shell].reduce((sum, one) => sum + weigh(client, one).kb, 0)),
    largest: sections.sort((a, b) => b.kb - a.kb),
  };
}
