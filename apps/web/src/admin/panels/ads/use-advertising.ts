import { useLive } from '../../kit/use-live.ts';

/** One read for the three parts that show it. */
export const useAdvertising = () => useLive('getAdvertising', {}, { everySeconds: 30 });
