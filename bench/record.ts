import type { Figure } from '../scripts/verify/benchmarks-text.ts';

/**
 * The figures with what a bench measured: each line whose `at` begins with the bench's name gets the values at these paths of its result, and the
 * date (ISO). Its `result` (met, not met) stays as it was; a person reads the difference. Throws where a path leads to nothing.
 */
export function recorded(figures: readonly Figure[], name: string, result: unknown, date: string): Figure[] {
  return figures.map((figure) => {
    if (!figure.at.startsWith(`${name}.`)) return figure;
    const values = figure.at.split('; ').map((path) => shown(valueAt(result, path.split('.').slice(1)), path));
    return { ...figure, measured: values.join('; '), date };
  });
}

function valueAt(result: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], result);
}

function shown(value: unknown, path: string): string {
  if (typeof value !== 'number') throw new Error(`The result has no number at ${path}.`);
  return value.toLocaleString('en-US', { maximumFractionDigits: 3 });
}
