/**
 * Draws all pictures, or those named on the command line: `node packages/sample-web/draw/render.ts [music-1 …]`.
 * Needs @resvg/resvg-wasm 2.6.2, found through node_modules or the folder in RESVG_HOME.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { HEIGHT, svg, WIDTH } from './kit.ts';
import { pictures } from './pictures.ts';
import { palettePng } from './png.ts';

interface Resvg {
  initWasm(wasm: Uint8Array): Promise<void>;
  Resvg: new (svg: string) => { render(): { pixels: Uint8Array; width: number; height: number } };
}

const require = createRequire(
  process.env['RESVG_HOME'] ? `${process.env['RESVG_HOME']}/package.json` : import.meta.url,
);
const resvg = require('@resvg/resvg-wasm') as Resvg;
await resvg.initWasm(new Uint8Array(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

const wanted = process.argv.slice(2);
let total = 0;
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { pixels, width, height } = new resvg.Resvg(svg(draw())).render();
  if (width !== WIDTH || height !== HEIGHT) throw new Error(`${name} came out ${width} by ${height}.`);
  const png = palettePng(pixels, width, height);
  total += png.length;
  await writeFile(new URL(`../pictures/${name}.png`, import.meta.url), png);
  console.log(`${name}.png ${(png.length / 1024).toFixed(1)} KB`);
}
console.log(`${(total / 1024).toFixed(0)} KB in all`);
