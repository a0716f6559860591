import type { JsonLd } from './page-document.ts';

/** The way to a page from the first one: name and path of each step. */
export function breadcrumbs(steps: ReadonlyArray<readonly [name: string, path: string]>, origin: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
