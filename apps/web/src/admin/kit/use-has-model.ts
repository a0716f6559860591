import { useLive } from './use-live.ts';

/** False where no language model is set up: what nothing would have been spent on saves nothing. True until it is known. */
export function useHasModel(): boolean {
  return useLive('getModelStatus', {}, { everySeconds: 30 }).data?.state !== 'off';
}
