/** The fixed public categories (spec: CONST-006), in their order. */
export const CATEGORIES = [
  'Music',
  'Food',
  'Arts',
  'Outdoor',
  'Sports',
  'Social',
  'Nightlife',
  'Health',
  'Business',
  'Education',
  'Technology',
  'Other',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** Other names that categories go by (docs/spec/decisions.md 24). */
const ALIASES: Readonly<Record<string, Category>> = { tech: 'Technology' };

/** The category of that name in any case, or undefined. */
export function categoryOf(name: string): Category | undefined {
  const wanted = name.trim().toLowerCase();
  if (Object.hasOwn(ALIASES, wanted)) return ALIASES[wanted];
  return CATEGORIES.find((category) => category.toLowerCase() === wanted);
}
