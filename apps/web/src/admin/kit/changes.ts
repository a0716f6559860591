import { plainText } from './format.ts';

/** One difference between two recorded values; `path` is `globalControls.eventScraping.enabled`. */
export interface Change {
  path: string;
  kind: 'added' | 'removed' | 'changed';
  before: string | null;
  after: string | null;
}

/** The differences between two JSON values, leaf by leaf; empty if they are equal. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  return compare('', before ?? undefined, after ?? undefined);
}

function compare(path: string, before: unknown, after: unknown): Change[] {
  if (isBranch(before) || isBranch(after)) {
    // A leaf that became an object, or the reverse: the leaf is listed separately.
    const leaf = isBranch(before) ? after : before;
    const own =
      leaf === undefined || isBranch(leaf)
        ? []
        : [told(path, isBranch(before) ? [undefined, leaf] : [leaf, undefined])];
    const left = isBranch(before) ? before : {};
    const right = isBranch(after) ? after : {};
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [
      ...own,
      ...[...names].flatMap((name) =>
        compare(path ? `${path}.${name}` : name, valueOf(left, name), valueOf(right, name)),
      ),
    ];
  }
  return Object.is(before, after) ? [] : [told(path, [before, after])];
}

function told(path: string, [before, after]: [unknown, unknown]): Change {
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return { path, kind, before: textOf(before), after: textOf(after) };
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function valueOf(branch: object, name: string): unknown {
  return (branch as Record<string, unknown>)[name];
}

function textOf(value: unknown): string | null {
  if (value === undefined) return null;
  return plainText(value);
}
