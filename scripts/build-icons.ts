/**
 * Draws the icons of the installed site into apps/web/public/icons: `node scripts/build-icons.ts`. Needs no network; run it again after a
 * change of the drawing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at } from './deploy/layout.ts';

interface Resvg {
  initWasm(wasm: Uint8Array): Promise<void>;
  Resvg: new (svg: string) => { render(): { asPng(): Uint8Array } };
}

const SIZE = 512;
const NIGHT = ['#0b0a18', '#191733', '#3a2347'] as const;
const LIGHT = '#ffc966';

/** The M of the favicon below a row of bulbs; `inset` keeps it away from the edge, which a platform may cut to any shape. */
function drawing({ corner, inset }: { corner: number; inset: number }): string {
  const scale = (SIZE - 2 * inset) / SIZE;
  const bulbs = Array.from({ length: 7 }, (_, index) => {
    const x = 88 + index * 56;
    return `<circle cx="${x}" cy="104" r="26" fill="${LIGHT}" opacity="0.18"/><circle cx="${x}" cy="104" r="13" fill="${LIGHT}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">
<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${NIGHT[0]}"/><stop offset="0.6" stop-color="${NIGHT[1]}"/><stop offset="1" stop-color="${NIGHT[2]}"/></linearGradient></defs>
<rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="url(#night)"/>
<g transform="translate(${inset} ${inset}) scale(${scale})">${bulbs.join('')}
<path d="M128 408V196l128 118 128-118v212" fill="none" stroke="${LIGHT}" stroke-width="44" stroke-linejoin="round" stroke-linecap="round"/></g></svg>`;
}

const ICONS = {
  'icon-192': { px: 192, svg: drawing({ corner: 112, inset: 0 }) },
  'icon-512': { px: 512, svg: drawing({ corner: 112, inset: 0 }) },
  // A platform may cut away a tenth on each side (W3C Web App Manifest, "maskable").
  'maskable-512': { px: 512, svg: drawing({ corner: 0, inset: 56 }) },
  // Apple rounds the corners itself.
  'apple-touch-180': { px: 180, svg: drawing({ corner: 0, inset: 36 }) },
};

const require = createRequire(import.meta.url);
const resvg = require('@resvg/resvg-wasm') as Resvg;
await resvg.initWasm(new Uint8Array(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
mkdirSync(at('apps/web/public/icons'), { recursive: true });
for (const [name, { px, svg }] of Object.entries(ICONS)) {
  const sized = svg.replace(`width="${SIZE}" height="${SIZE}"`, `width="${px}" height="${px}"`);
  const png = new resvg.Resvg(sized).render().asPng();
  writeFileSync(at(`apps/web/public/icons/${name}.png`), png);
  console.log(`${name}.png ${(png.length / 1024).toFixed(1)} KB`);
}
