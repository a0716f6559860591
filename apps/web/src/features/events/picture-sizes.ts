import { PICTURE_WIDTHS } from '../../api/constants.generated.ts';

/** The columns of cards (listing-page.module.css, home.module.css) and of an event's page (event-details.module.css). */
const SIZES = {
  card: '(min-width: 44rem) 24rem, 92vw',
  page: '(min-width: 60rem) 48rem, 96vw',
} as const;

/** How large a picture is shown. */
export type Shown = keyof typeof SIZES;

/** The widths in which our copy of a picture may be had, so that a phone loads a small one; nothing for a picture at any other address. */
export function pictureSizes(url: string, shown: Shown): { srcSet: string; sizes: string } | null {
  if (!url.startsWith('/media/')) return null;
  return { srcSet: PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', '), sizes: SIZES[shown] };
}
