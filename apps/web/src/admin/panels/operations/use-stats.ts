import type { OperationKind } from '@marquee/contract';
import { useLive } from '../../kit/use-live.ts';
import { useBatchOperations } from './protection.tsx';

/** What there is to repair, and which repairs run. */
export function useStats() {
  const { data: stats } = useLive('getDataQualityStats', {});
  const { data: batch } = useBatchOperations();
  const isRunning = (kind: OperationKind) =>
    batch?.operations.some((operation) => operation.kind === kind && operation.state === 'running') ?? false;
  return { stats, isRunning };
}
