import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readGazetteer } from '../../local/open-local.ts';
import { readSources } from '../../sources/read-sources.ts';
import { gazetteerFile } from '../gazetteer-file.ts';
import { groupsByBytes, sqlText } from '../sql-text.ts';
import { headersFile, routesFile } from '../static-files.ts';

describe('SQL as text', () => {
  it('writes values as literals that cannot end early', () => {
    expect(sqlText(sql`SELECT ${"O'Brien; -- ?"}, ${7}, ${null}`)).toBe("SELECT 'O''Brien; -- ?', 7, null;\n");
  });

  it('loads the gazetteer in statements that D1 takes', () => {
    const statements = gazetteerFile(readGazetteer()).split(/(?<=;)\n(?=INSERT)/);
    expect(statements.length).toBeGreaterThan(5);
    for (const statement of statements) expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
  });

  it('groups without losing or splitting anything', () => {
    const items = ["'".repeat(30), 'é'.repeat(40), 'c', 'd'.repeat(200)];
    const groups = groupsByBytes(items, 100);
    expect(groups.flat()).toEqual(items);
    expect(groups.map((group) => group.length)).toEqual([1, 2, 1]);
  });
});

describe('the files by which Pages serves the site', () => {
  it('routes what the Worker answers, and no more', () => {
    expect(JSON.parse(routesFile(['/api/*', '/media/*', '!/api/x.txt']))).toEqual({
      version: 1,
      include: ['/api/*', '/media/*'],
      exclude: ['/api/x.txt'],
    });
  });

  it('names hashed files one by one and stays within the 100 rules of Pages', () => {
    const assets = Array.from({ length: 150 }, (_, index) => ({ path: `/assets/a-${index}.js`, bytes: index }));
    const text = headersFile(assets, '<script type="module" src="/assets/a-3.js"></script>');
    expect(text.match(/^\/.*$/gm)?.length).toBeLessThanOrEqual(100);
    expect(text).toContain('/assets/a-149.js\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(text).toContain('/assets/a-3.js\n');
    expect(text).not.toContain('/assets/a-4.js\n');
    expect(text).not.toContain('/assets/*');
  });

  it('lets the thread that reads flyers compile its engine, and nothing else [BEY-49]', () => {
    const assets = [
      { path: '/assets/flyer-worker-Ab_1.js', bytes: 5 },
      { path: '/assets/first-c.js', bytes: 9 },
    ];
    const text = headersFile(assets, '');
    expect(text).toContain(
      "/assets/flyer-worker-Ab_1.js\n  Cache-Control: public, max-age=31536000, immutable\n  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'\n",
    );
    expect(text.match(/wasm-unsafe-eval/g)).toHaveLength(1);
  });

  it('takes back the leave that Pages gives other sites to read them', () => {
    expect(headersFile([], '')).toMatch(/^\/\*\n(?: {2}.+\n)* {2}! Access-Control-Allow-Origin\n/);
  });
});

describe('a file of sources', () => {
  it('names each bad entry and goes on with the others', () => {
    const good = { url: 'https://a.org', name: 'A', city: 'Columbia', state: 'SC' };
    const { sources, faults } = readSources(
      JSON.stringify([good, 5, { ...good, state: 'Ohio' }, { url: 'https://b.org' }]),
      'f',
    );
    expect(sources).toEqual([good]);
    expect(faults).toEqual([
      'entry 2: it is not an object.',
      'entry 3 (https://a.org): state must be the two letters of a US state.',
      'entry 4 (https://b.org): name is missing; city is missing; state is missing.',
    ]);
  });

  it('refuses a file that is no list, in one sentence', () => {
    expect(() => readSources('{}', 'f.json')).toThrow(/^f.json must be a JSON array/);
    expect(() => readSources('[', 'f.json')).toThrow(/^f.json is not valid JSON/);
  });
});
