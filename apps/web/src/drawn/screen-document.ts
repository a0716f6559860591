import { language } from '../messages/language.ts';
import { html, Markup } from './markup.ts';

/** A page that fills a screen or a sheet: one style, one script of ours, and nothing that a search engine lists. */
export interface Screen {
  title: string;
  style: string;
  /** A file of apps/web/public: `/tonight.js`. */
  script: string;
  /** Classes of the whole document. */
  look: string;
}

export function screenDocument({ title, style, script, look }: Screen, body: Markup): string {
  return html`<!doctype html>
<html lang="${language()}"${look !== '' && html` class="${look}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${new Markup(style)}</style><script src="${script}" defer></script></head>
${body}
</html>
`.text;
}
