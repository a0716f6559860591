import type { Plugin } from 'vite';

/** The font of titles, which are read first. The text font may load later; its fallback has the same width. */
const FIRST = /\/bodoni-[^/]+\.woff2$/;

/**
 * What the page loads first: its styles and the font of the canopy, which index.html renders by itself; then the code. Without
 * this the code would compete with them on a slow connection, and the font would wait for the style sheet that names it.
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
