import type { EndpointId } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { toast } from '../../ui/toast-store.ts';
import { bulkSummary, doEach } from './bulk.ts';
import type { RowActionOf } from './define-list.ts';
import { failureText, lostSession } from './failure.ts';

interface BulkProgress {
  label: string;
  done: number;
  total: number;
}

/** Runs one action on many rows and reports the result; failed rows stay selected. */
export function useBulk<Row>(keyOf: (row: Row) => string) {
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const [progress, setProgress] = useState<BulkProgress | null>(null);

  async function run(action: RowActionOf<EndpointId, Row>, rows: readonly Row[]): Promise<string[]> {
    if (isBusy.current || !action.bulk) return rows.map(keyOf);
    isBusy.current = true;
    const tell = (done: number) => setProgress({ label: action.label, done, total: rows.length });
    tell(0);
    const result = await doEach(rows, {
      keyOf,
      run: async (row) => void (await call(action.call, action.input(row))),
      reasonOf: (error) => failureText(error, action.failure.fallback),
      endsAll: (error) => lostSession(error) !== null,
      onProgress: tell,
    });
    isBusy.current = false;
    setProgress(null);
    const hasFailed = result.failures.length > 0 || result.left > 0;
    toast({ title: bulkSummary(result, action.bulk.done), tone: hasFailed ? 'danger' : 'success' });
    await Promise.all(action.reloads.map((id) => queries.invalidateQueries({ queryKey: [id] })));
    return result.failures.map(({ key }) => key);
  }

  return { run, progress };
}
