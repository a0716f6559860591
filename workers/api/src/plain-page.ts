import { apiPolicy } from '@marquee/contract';
import { html, raw } from 'hono/html';
import { styleHash } from './style-hash.ts';
import type { Document } from './verbs.ts';

const STYLE = `body{font:16px/1.6 system-ui,sans-serif;max-width:52rem;margin:3rem auto;padding:0 1.25rem;color:#1b1a2b;background:#fbf8f1}
h1{font-weight:600}section{border-top:1px solid #d9d2c3;padding:1rem 0}h2{font-size:1.05rem;margin:.25rem 0}
code{font-family:ui-monospace,monospace;font-size:.92em}.m{display:inline-block;min-width:3.5rem;font-weight:700;color:#8a5a00}
table{border-collapse:collapse;margin:.5rem 0}td,th{text-align:left;padding:.15rem 1rem .15rem 0;vertical-align:top;font-size:.92rem}td{overflow-wrap:anywhere}
.sums{width:100%;max-width:34rem}.sums td{padding-right:0;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
@media(prefers-color-scheme:dark){body{color:#eee8da;background:#14132a}section{border-color:#3a3756}a{color:#f3c568}.m{color:#f3c568}}`;

/** An HTML page of the API: no script, and one style, which its policy allows by hash. */
export async function ownPage(
  title: string,
  body: ReturnType<typeof html>,
  status?: 404,
  language = 'en',
): Promise<Document> {
  const page = await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    ${body}
  </body>
</html>`;
  return { contentType: 'text/html; charset=UTF-8', body: page.toString(), ...(status ? { status } : {}) };
}

let policy: Promise<string> | undefined;

/** The policy of such a page. */
export function pagePolicy(): Promise<string> {
  policy ??= styleHash(STYLE).then((hash) => apiPolicy(hash));
  return policy;
}
