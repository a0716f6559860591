import type { Plugin } from 'vite';
import { en } from '../../apps/web/src/messages/en.ts';

/** Puts the words that index.html draws by itself where it names them: `%listing.title%`. */
export function bootWords(): Plugin {
  return {
    name: 'boot-words',
    transformIndexHtml: (html) => html.replaceAll('%listing.title%', en['listing.title']),
  };
}
