import type { Happening } from '../model.ts';

/** The title where a page or a feed has no other place to say that a show is off. */
export function toldTitle({ title, status }: Happening): string {
  return status === 'cancelled' ? `CANCELLED: ${title}` : title;
}
