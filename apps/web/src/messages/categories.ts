import type { Category } from '@marquee/contract';
import { catalog } from './catalog.ts';

/** The categories as they are shown. Addresses and the API have their English names. */
export const categories = {
  Music: 'Music',
  Food: 'Food',
  Arts: 'Arts',
  Outdoor: 'Outdoor',
  Sports: 'Sports',
  Social: 'Social',
  Nightlife: 'Nightlife',
  Health: 'Health',
  Business: 'Business',
  Education: 'Education',
  Technology: 'Technology',
  Other: 'Other',
} as const satisfies Record<Category, string>;

export const categoryText = catalog('categories', categories);
