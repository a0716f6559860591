import { type ElementNode, isElement, rawText } from './dom.ts';

const HEAD_WORD =
  /^(?:dates?|times?|day|place|location|venue|where|when|events?|title|name|meeting|topic|description|details?|shows?|towns?|artists?|performers?|cost|price|fees?|rates?|items?|deadlines?|type|city|agenda|minutes|files?)\b.{0,20}$/i;

/** The head of a cell's column. */
export function columnHead(cell: ElementNode): string {
  const row = cell.parent;
  if (row?.name !== 'tr') return '';
  let table: ElementNode | null = row.parent;
  while (table && table.name !== 'table') table = table.parent;
  if (!table) return '';
  const known = heads.get(table) ?? headsOf(table);
  heads.set(table, known);
  return known.row === row ? '' : (known.names[columnOf(cell, row)] ?? '');
}

/** The head cell of a cell's column; null for the head itself. */
export function columnHeadCell(cell: ElementNode): ElementNode | null {
  if (columnHead(cell) === '' || cell.parent === null) return null;
  let table: ElementNode | null = cell.parent;
  while (table && table.name !== 'table') table = table.parent;
  const row = table && heads.get(table)?.row;
  return row ? (row.children.filter(isElement)[columnOf(cell, cell.parent)] ?? null) : null;
}

interface Heads {
  row: ElementNode | null;
  names: string[];
}

/** Computed once per table and row: rows of thousands of cells occur. */
const heads = new WeakMap<ElementNode, Heads>();
const columns = new WeakMap<ElementNode, ReadonlyMap<ElementNode, number>>();
const MOST_COLUMNS = 60;

function headsOf(table: ElementNode): Heads {
  const row = firstRow(table);
  const cells = row ? row.children.filter(isElement).slice(0, MOST_COLUMNS) : [];
  const texts = cells.map((cell) => rawText(cell).trim().slice(0, 60));
  // Two head words and no number: the other cells are heads too, `Dates · Show · Town · Apply by`.
  const bare = texts.map((text) => text.replace(TIME_OR_YEARS, ''));
  const isHead = bare.filter((text) => HEAD_WORD.test(text)).length >= 2 && !bare.some((text) => /\d/.test(text));
  const isBold = cells.length >= 2 && cells.every(isAllBold) && !bare.some((text) => /\d/.test(text));
  const names = texts.map((text, index) =>
    isHead || isBold || cells[index]?.name === 'th' || row?.parent?.name === 'thead' || HEAD_WORD.test(text)
      ? text
      : '',
  );
  return { row, names };
}

/** `Business Meeting 7:00 PM`, `2025-2026` as the head of a column. */
const TIME_OR_YEARS = /(?<![\d:])\d{1,2}(?::\d\d)?\s?[ap]\.?m\b\.?|\b20\d\d(?:\s?[-–/]\s?(?:20)?\d\d)?\b/gi;

function isAllBold(cell: ElementNode): boolean {
  const [only, ...others] = cell.children.filter((child) => isElement(child) || child.text.trim() !== '');
  return only !== undefined && others.length === 0 && isElement(only) && /^(?:b|strong)$/.test(only.name);
}

function columnOf(cell: ElementNode, row: ElementNode): number {
  const known = columns.get(row) ?? new Map(row.children.filter(isElement).map((one, index) => [one, index] as const));
  columns.set(row, known);
  return known.get(cell) ?? -1;
}

function firstRow(table: ElementNode): ElementNode | null {
  for (const child of table.children) {
    if (!isElement(child)) continue;
    if (child.name === 'tr') return child;
    const inner = /^(?:thead|tbody)$/.test(child.name) ? firstRow(child) : null;
    if (inner) return inner;
  }
  return null;
}
