const MAX_LENGTH = 70;

/** `Jazz & Oysters!` in `columbia-sc` gives `jazz-oysters-columbia-sc`; a title without a letter gives `event-…`. */
export function slugFor(title: string, citySlug: string, kind = 'event'): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `${words || kind}-${citySlug}`;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken; it is added to `taken`. */
export function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let n = 2; taken.has(free); n += 1) free = `${slug}-${n}`;
  taken.add(free);
  return free;
}
