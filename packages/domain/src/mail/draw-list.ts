import { html } from 'hono/html';
import type { Words } from './letters.ts';

type List = NonNullable<Words['lists']>[number];

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** A list of links in a letter, as tables that mail programs know. */
export function drawList({ heading, path, items }: List, origin: string) {
  const at = (where: string) => new URL(where, origin).href;
  return html`<h2 style="margin:24px 0 4px;${FONT};font-size:14px;line-height:1.4;font-weight:600"><a class="quiet" dir="auto" href="${at(path)}" style="color:#5f5673;text-decoration:none">${heading}</a></h2>
${items.map(
  (item) =>
    html`<p style="margin:0;padding:10px 0;border-top:1px solid #e3dccd;${FONT};font-size:16px;line-height:1.4" class="rule"><a class="text" dir="auto" href="${at(item.path)}" style="color:#1d1533;font-weight:600">${item.title}</a><br><span class="quiet" dir="auto" style="font-size:14px;color:#5f5673">${item.text}</span>${item.why && html`<br><span class="text" dir="auto" style="font-size:14px;color:#1d1533">${item.why}</span>`}</p>`,
)}`;
}

export function listAsText({ heading, items }: List, origin: string): string {
  const lines = items.map(({ title, text, why, path }) =>
    [`- ${title}`, text, ...(why ? [why] : []), new URL(path, origin).href].join('\n  '),
  );
  return [`${heading}:`, ...lines].join('\n');
}
