import { extract as parse } from '../../packages/extraction/src/index.ts';

export * from '../../packages/extraction/src/index.ts';

/** Documents parsed since the process began. */
export const parsed = { documents: 0 };

/** Extraction as it is, counted. Stands in for the package in all that the engine imports. */
export function extract(...given: Parameters<typeof parse>): ReturnType<typeof parse> {
  parsed.documents += 1;
  return parse(...given);
}
