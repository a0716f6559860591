import type { Plugin } from 'vite';

/** The fonts of titles and of text: documents show both before any code, and a line whose font comes later may break elsewhere. */
const FIRST = /\/(?:bodoni|instrument)-[^/]+\.woff2$/;

/**
 * What the page loads first: its styles and the fonts of what its document shows; then the code. Without
 * this the code would compete with them on a slow connection, and the fonts would wait for the style sheet that names them.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
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
