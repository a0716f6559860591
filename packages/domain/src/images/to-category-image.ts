import type { CategoryImage } from '@marquee/contract';
import type { categoryImages } from '@marquee/db';

type Row = Omit<typeof categoryImages.$inferSelect, 'category' | 'number'>;

/** In its wire form (spec: ENT-037). */
export function toCategoryImage({ hash, prompt, tags, generatedAt, isApplied, madeBy }: Row): CategoryImage {
  return { url: `/media/${hash}`, prompt, tags, generatedAt: new Date(generatedAt).toISOString(), isApplied, madeBy };
}

/** The hash in the address of a stored image; null for any other address. */
export function hashOf(url: string): string | null {
  return /^\/media\/([0-9a-f]{64})$/.exec(url)?.[1] ?? null;
}
