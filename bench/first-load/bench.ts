import { readdirSync, readFileSync } from 'node:fs';
import { buildSite } from '../../scripts/deploy/build-site.ts';
import { at, CLIENT_FOLDER } from '../../scripts/deploy/layout.ts';
import { type Part, round, weigh, withImports } from '../world/built-files.ts';

/** What a visitor may have to wait for, in KB after gzip; fonts are compressed already. */
export const BUDGET_KB = { js: 130, cssAndFonts: 90 };

export async function bench(): Promise<unknown> {
  await buildSite('error');
  return firstLoad();
}

/** The site as built: what the page of /events names itself, what its scripts import at once, its styles and fonts. In KB. */
export function firstLoad() {
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

const total = (parts: readonly Part[]) => round(parts.reduce((sum, { kb }) => sum + kb, 0));
