import type { Plugin } from 'vite';

/** The face of titles: the first thing one reads. That of the text may come later, its fallback is as wide. */
const FIRST = /\/bodoni-[^/]+\.woff2$/;

/** Tells the page to fetch that font at once, instead of after the style sheet that names it. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}
