import type { LetterLanguage } from '@marquee/contract';
import { html, raw } from 'hono/html';
import { drawList, listAsText } from './draw-list.ts';
import type { Words } from './letters.ts';
import { endedOnce } from './when.ts';

/** Where mail programs know color schemes; all others show the light colors of the elements. */
const DARK = `@media (prefers-color-scheme: dark) {
  .ground { background: #14101f !important; }
  .card { background: #1f1930 !important; border-color: #f2b441 #3a3151 #3a3151 !important; }
  .text { color: #f3eefb !important; }
  .quiet { color: #b9aecd !important; }
  .quote { border-color: #f2b441 !important; }
  .rule { border-color: #3a3151 !important; }
}`;

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:'Bodoni Moda',Didot,Georgia,serif";

/** A letter as HTML and as plain text. Tables and inline styles, because mail programs know little else; no picture, no tracking. */
export async function drawLetter(
  words: Words,
  { origin, language, seller = null }: { origin: string; language: LetterLanguage; seller?: string | null },
): Promise<{ html: string; text: string }> {
  const { quote, action, footnote, subject, lists = [], ending } = words;
  const paragraphs = words.paragraphs.map(endedOnce);
  const link = action && new URL(action.path, origin).href;
  const end = ending && new URL(ending.path, origin).href;
  const host = new URL(origin).host;
  const markup = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>:root { color-scheme: light dark; }
${raw(DARK)}</style>
</head>
<body class="ground" style="margin:0;background:#f6f2ea">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f2ea"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="text" style="padding:0 4px 20px;${SERIF};font-size:26px;color:#1d1533">Marquee</td></tr>
<tr><td class="card" style="padding:32px 28px;background:#ffffff;border:1px solid #e3dccd;border-top:4px solid #f2b441;border-radius:12px">
<h1 class="text" style="margin:0 0 20px;${SERIF};font-size:26px;line-height:1.2;font-weight:500;color:#1d1533">${subject}</h1>
${paragraphs.map((text) => html`<p class="text" dir="auto" style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.55;color:#1d1533">${text}</p>`)}
${quote === undefined ? '' : html`<p class="text quote" dir="auto" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #f2b441;${FONT};font-size:16px;line-height:1.55;color:#1d1533;white-space:pre-line">${quote}</p>`}
${lists.map((list) => drawList(list, origin))}
${
  action
    ? html`<p style="margin:24px 0 20px"><a href="${link}" style="display:inline-block;padding:13px 22px;background:#f2b441;border-radius:8px;color:#1d1533;${FONT};font-size:16px;font-weight:600;text-decoration:none">${action.label}</a></p>
<p class="quiet" style="margin:0;${FONT};font-size:13px;line-height:1.5;color:#5f5673;word-break:break-all">${link}</p>`
    : ''
}
</td></tr>
<tr><td class="quiet" style="padding:20px 4px 0;${FONT};font-size:13px;line-height:1.5;color:#5f5673">${footnote}<br>${seller && html`${seller}<br>`}${end && html`<a class="quiet" href="${end}" style="color:#5f5673">${ending.label}</a><br>`}<a class="quiet" href="${origin}" style="color:#5f5673">${host}</a></td></tr>
</table></td></tr></table>
</body>
</html>`;
  const lines = [
    ...paragraphs,
    quote?.replace(/^/gm, '> '),
    ...lists.map((list) => listAsText(list, origin)),
    action && `${action.label}:\n${link}`,
    `--\n${footnote}\n${seller ? `${seller}\n` : ''}${end ? `${ending.label}: ${end}\n` : ''}${origin}`,
  ];
  return { html: String(await markup), text: `${lines.filter((line) => line !== undefined).join('\n\n')}\n` };
}
