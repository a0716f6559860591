import type { Radius } from '@marquee/contract';
import type { Place } from './place-address.ts';

const MILES = { 10: '10', 25: '25', 50: '50' } as const;

/** A place with the towns around it that the visitor wants, as a query has them. */
export const aroundQuery = ({ city, state }: Place, { within }: { within: Radius }) => ({
  city,
  state,
  ...(within === 0 ? {} : { within: MILES[within] }),
});
