import { readFileSync } from 'node:fs';
import { seededRandom } from '@marquee/testkit';
import { type Browser, chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/test/browser.ts';
import type { Poster } from './poster.ts';

/** As it was designed, or as somebody photographs it on a wall. */
export type Look = 'drawn' | 'photographed';

const SIZE = { width: 1200, height: 1600 };

/** Draws posters in a browser, each as a JPEG of 1200 × 1600 pixels. @param fontsFolder where `@fontsource` packages are */
export async function openDrawer(fontsFolder: string) {
  const browser: Browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: SIZE });
  return {
    async draw({ seed, html, fonts }: Poster, look: Look): Promise<Buffer> {
      const faces = ['Display', 'Text'].flatMap((family, at) => faceOf(fontsFolder, family, fonts[at] ?? 'anton'));
      await page.setContent(`<style>${faces.join('')}</style>${html}<style>${lookOf(seed, look)}</style>`);
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({ type: 'jpeg', quality: look === 'drawn' ? 90 : 55 + (seed % 4) * 7 });
    },
    close: () => browser.close(),
  };
}

function faceOf(folder: string, family: string, name: string): string[] {
  return ['latin', 'latin-ext'].flatMap((subset) => {
    try {
      const bytes = readFileSync(`${folder}/${name}/files/${name}-${subset}-400-normal.woff2`);
      const range = subset === 'latin' ? 'U+0000-024F,U+2000-206F' : 'U+0250-1FFF';
      return [
        `@font-face{font-family:${family};unicode-range:${range};src:url(data:font/woff2;base64,${bytes.toString('base64')})}`,
      ];
    } catch {
      return [];
    }
  });
}

function lookOf(seed: number, look: Look): string {
  const random = seededRandom(seed * 104_729 + 1);
  const between = (least: number, most: number) => least + (random.below(1000) / 1000) * (most - least);
  const noise = (strength: number) =>
    `body::after{content:"";position:fixed;inset:0;opacity:${strength};mix-blend-mode:overlay;background:url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='400' height='400'><filter id='n'><feTurbulence type='fractalNoise' baseFrequency='.8' seed='${seed}'/></filter><rect width='400' height='400' filter='url(#n)'/></svg>`)}")}`;
  const base = `html{background:#888}body{width:${SIZE.width}px!important;height:${SIZE.height}px!important}`;
  if (look === 'drawn')
    return `${base}#poster{width:1200px;height:1600px;padding:100px 90px;transform:rotate(${random.pick([0, 0, between(-2, 2)])}deg)}${noise(random.pick([0, 0.15, 0.3]))}`;
  const light = `linear-gradient(${Math.round(between(0, 360))}deg,rgba(0,0,0,${between(0.25, 0.5).toFixed(2)}),rgba(255,255,255,${between(0.05, 0.3).toFixed(2)}))`;
  return `${base}html{background:${random.pick(['#6b4f3a', '#9a9a94', '#40474d', '#b8a48a'])}}
body{perspective:2200px}
#poster{position:absolute;left:100px;top:100px;transform:rotateX(${between(-16, 16).toFixed(1)}deg) rotateY(${between(-20, 20).toFixed(1)}deg) rotateZ(${between(-6, 6).toFixed(1)}deg) scale(${between(0.86, 1).toFixed(2)});filter:blur(${between(0.4, 1.6).toFixed(2)}px) brightness(${between(0.75, 1.1).toFixed(2)}) contrast(${between(0.75, 1).toFixed(2)})}
body::before{content:"";position:fixed;inset:0;z-index:1;background:${light}}${noise(0.35)}`;
}
