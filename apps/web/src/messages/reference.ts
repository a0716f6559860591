import { catalog } from './catalog.ts';

/** Texts of the number by which support finds a failure. */
export const reference = {
  'reference.label': 'Reference:',
  'reference.copy': 'Copy',
  'reference.copied': 'Copied',
  'reference.copyIt': 'Copy the reference',
} as const;

export const referenceText = catalog('reference', reference);
