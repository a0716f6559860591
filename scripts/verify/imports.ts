const IMPORT = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^'"\n;]*?\sfrom\s+|[^'";]*?\}\s*from\s+)?['"]([^'"]+)['"]/g;
/** `import('./panel.tsx')`, of a type as well. */
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]/g;

export interface Import {
  specifier: string;
  isType: boolean;
}

/** What a source file imports, in its own words: names of packages, paths from where it is. */
export function importsOf(text: string): Import[] {
  const named = [...text.matchAll(IMPORT)].map((match) => ({
    specifier: match[3] ?? '',
    isType: match[2] !== undefined,
  }));
  const dynamic = [...text.matchAll(DYNAMIC_IMPORT)].map((match) => ({ specifier: match[1] ?? '', isType: false }));
  return [...named, ...dynamic];
}
