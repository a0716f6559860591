import { type Extraction, extract } from '../../src/index.ts';
import { COLUMBIA } from '../reading.ts';

/** Reads a page of which the address says nothing; `foot` stands in its frame. */
export function found(
  body: string,
  { head = '<title>The Hall</title>', foot = '123 Main St, Columbia, SC 29201', host = 'hall.example' } = {},
): Extraction {
  const html = `<!doctype html><head>${head}</head><body><nav><a href="/">Home</a> <a href="/a">About</a> <a href="/c">Contact</a></nav><main>${body}</main><footer>${foot}</footer></body>`;
  const url = `https://${host}/p/17`;
  return extract({ url, contentType: 'text/html', bytes: new TextEncoder().encode(html) }, COLUMBIA);
}

/** `04-17T20:00 The Lanterns`, in order. */
export const shown = ({ drafts }: Extraction) =>
  drafts.map(({ title, start }) => `${start.value.slice(5)} ${title.value}`).sort();

export const rows = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
export const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');
export const table = (cells: ReadonlyArray<readonly string[]>) =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
