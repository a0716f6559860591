import type { EventDetail } from '@marquee/contract';

/** Whether an event can be boosted at all; the server decides the rest. */
export const isBoostable = ({ status }: Pick<EventDetail, 'status'>): boolean =>
  status === 'active' || status === 'postponed';
