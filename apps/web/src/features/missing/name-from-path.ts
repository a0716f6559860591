import { shownLine } from '@marquee/kernel/shown-text';

/** The last part of a path as a name: hyphens become spaces, and each word is capitalized (spec: UNAVAIL-02). */
export function nameFromPath(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  return shownLine(decoded(last))
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // An invalid % sequence stays in the name.
    return segment;
  }
}
