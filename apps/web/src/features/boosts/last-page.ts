let current: string | null = null;
let before: string | null = null;

/** Notes the page that is shown now. */
export function notePage(path: string): void {
  if (path === current) return;
  before = current;
  current = path;
}

/** The page of ours that the visitor came from; null if the visit began here. */
export const pageBefore = (): string | null => before;
