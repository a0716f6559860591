import type { Plugin } from 'vite';
import { en } from '../../apps/web/src/messages/en.ts';

/** Replaces the placeholders for texts in index.html: `%listing.title%`, `%site.tagline%`, `%site.noScript%`. */
export function bootWords(): Plugin {
  return {
    name: 'boot-words',
    transformIndexHtml: (html) =>
      html
        .replaceAll('%listing.title%', en['listing.title'])
        .replaceAll('%site.tagline%', en['site.tagline'])
        .replaceAll('%site.noScript%', en['site.noScript']),
  };
}
