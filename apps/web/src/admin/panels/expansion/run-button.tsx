import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { trigger } from './actions.ts';

interface RunButtonProps {
  settings: Answer<'getExpansionSettings'>;
  label: string;
  /** Only this state; absent: all. */
  state?: string;
}

/** Starts the next cities now; off, with the reason, once the day's cities have been started. */
export function RunButton({ settings, label, state }: RunButtonProps) {
  const run = useAction(trigger);
  const why = useId();
  const isDayOver = settings.startedToday >= settings.maxDailyCities;
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        disabled={isDayOver}
        aria-describedby={isDayOver ? why : undefined}
        pending={run.isPending}
        onClick={() => void run.run({ body: state === undefined ? {} : { state } })}
      >
        {label}
      </Button>
      {isDayOver && (
        <span id={why} className={styles.quiet}>
          {t('expansion.dayOver', { max: settings.maxDailyCities })}
        </span>
      )}
    </>
  );
}
