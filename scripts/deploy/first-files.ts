import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';

/** The fonts of titles and of text: documents show both before any code, and a line whose font comes later may break elsewhere. */
const FIRST = /\/(?:bodoni|instrument)-[^/]+\.woff2$/;

/** The file with the libraries of the first page. */
export const LIBRARIES = 'libraries';

/**
 * What the page loads first: its styles, the fonts of what its document shows and its first picture; then the code, which waits in a
 * template until `apps/web/public/before-paint.js` starts it. Without this the code would compete with them on a slow connection, and
 * the fonts would wait for the style sheet that names them.
 */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // It stops the parser: without its comments it is half as long.
    closeBundle() {
      const { root, build } = this.environment.config;
      const file = join(resolve(root, build.outDir), STARTER);
      // A build that failed has none; its own error says why.
      if (!existsSync(file)) return;
      writeFileSync(file, transformSync(readFileSync(file, 'utf8'), { minify: true }).code);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: codeLater(inTwoTasks(html)),
        tags: Object.keys(bundle)
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
      }),
    },
  };
}

/** The libraries run as a script of their own before the site's code, which imports them: a slow phone can answer in between. */
function inTwoTasks(html: string): string {
  const preload = new RegExp(`\\s*<link rel="modulepreload"( crossorigin) href="(/assets/${LIBRARIES}-[^"]+)">`);
  const [found, crossorigin = '', file = ''] = preload.exec(html) ?? [];
  if (!found) throw new Error(`index.html does not load a file named ${LIBRARIES}`);
  return html
    .replace(found, '')
    .replace('<script type="module"', `<script type="module"${crossorigin} src="${file}"></script>\n    $&`);
}

const CODE = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const STARTER = '/before-paint.js';
const STARTER_TAG = `<script src="${STARTER}"></script>`;

/** Puts the tags of the code into a template before the script that starts them. */
function codeLater(html: string): string {
  const tags = html.match(CODE) ?? [];
  if (tags.length === 0 || !html.includes(STARTER_TAG))
    throw new Error('index.html loads no code, or nothing starts it');
  return html
    .replace(CODE, '')
    .replace(STARTER_TAG, `<template id="code">${tags.join('')}\n    </template>\n    ${STARTER_TAG}`);
}
