import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../kit/use-action.ts';
import { type TextKey, t } from '../../messages.ts';
import styles from './operations.module.css';

type RepairCall =
  | 'extractRealImages'
  | 'bulkExtractImages'
  | 'fixUrlsAndImages'
  | 'extractMissingImages'
  | 'generateMissingImages';

interface Props {
  call: RepairCall;
  /** Its button, what it does, and the titles of success and failure. */
  words: readonly [label: TextKey, hint: TextKey, done: TextKey, failed: TextKey];
  /** Null: something is to be chosen first. */
  body: { limit?: number } | { city: string; state: string; batchSize: number } | null;
  isOff: boolean;
  children?: ReactNode;
}

/** What a repair reads again. */
export const REPAIR_RELOADS = [
  'getBatchOperations',
  'getDataQualityStats',
  'listRecentFixes',
  'getDashboard',
  'listAuditLog',
] as const;

/** Starts one batch of a repair; the server's sentence says what it found to do. */
export function RepairButton({ call, words, body, isOff, children }: Props) {
  const [label, hint, done, failed] = words;
  const action = useAction<RepairCall>({
    call,
    success: ({ message }) => ({ title: t(done), description: message }),
    failure: { title: t(failed), fallback: t('repair.failedText') },
    reloads: REPAIR_RELOADS,
  });
  return (
    <div className={styles.tool}>
      <p>{t(hint)}</p>
      <div>
        {children}
        <Button
          disabled={isOff || body === null}
          pending={action.isPending}
          onClick={() => body !== null && void action.run({ body } as Parameters<typeof action.run>[0])}
        >
          {t(label)}
        </Button>
      </div>
    </div>
  );
}
