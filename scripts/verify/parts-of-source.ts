import { parseSync } from 'vite';

/** Where a word stands: a name of code, a comment, the title of a test, another text of code, or a document. */
export type Place = 'name' | 'comment' | 'title' | 'text' | 'document';

export interface Part {
  place: Place;
  text: string;
  /** Position of the text in the file. */
  at: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const NAMES = new Set(['Identifier', 'JSXIdentifier', 'PrivateIdentifier']);

/** The names, comments and texts of a file of TypeScript or JavaScript; its own name is one as well. Throws if the file does not parse. */
export function partsOfSource(file: string, text: string): Part[] {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const parts: Part[] = [{ place: 'name', text: file.split('/').at(-1) ?? file, at: 0 }];
  for (const { value, start } of comments) parts.push({ place: 'comment', text: value, at: start + 2 });
  walk(program as unknown as Node, parts);
  return parts;
}

function walk(node: Node, parts: Part[]): void {
  if (NAMES.has(node.type)) parts.push({ place: 'name', text: String(node['name']), at: node.start });
  const own = textOf(node);
  if (own) parts.push({ ...own, place: 'text' });
  if (node.type === 'CallExpression' && isTest(node['callee'] as Node)) {
    const [title, ...rest] = node['arguments'] as Node[];
    const told = title && textOf(title);
    if (told) parts.push(told);
    for (const child of [node['callee'] as Node, ...(told || !title ? [] : [title]), ...rest]) walk(child, parts);
    return;
  }
  // A path is named by its files, which are looked at by themselves.
  if (node.type === 'ImportExpression') return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'source' && /^(?:Import|Export)/.test(node.type)) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, parts);
  }
}

/** A text as it is written, also that of a template without values. */
function textOf(node: Node): Part | null {
  const written = (text: unknown, at: number): Part => ({ place: 'title', text: String(text), at });
  if (node.type === 'JSXText') return written(node['raw'], node.start);
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    return written(String(node['raw']).slice(1, -1), node.start + 1);
  return node.type === 'TemplateElement' ? written((node['value'] as { raw: string }).raw, node.start) : null;
}

/** `it(…)`, `describe.each(…)(…)`, `test.skip(…)`. */
function isTest(callee: Node): boolean {
  if (callee.type === 'Identifier') return /^(?:it|test|describe)$/.test(String(callee['name']));
  const inner = callee.type === 'MemberExpression' ? callee['object'] : callee['callee'];
  return typeof inner === 'object' && inner !== null && isTest(inner as Node);
}
