import { CallError } from '../../api/call-error.ts';
import { outageText } from '../../messages/outage.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { ErrorState } from '../../ui/state.tsx';
import { failureWords } from './failure-words.ts';

interface OutageProps {
  title: string;
  error: unknown;
  /** Reads again. */
  onRetry: () => void;
  isRetrying: boolean;
  level?: 1 | 2;
}

/** A read that failed: what happened, and a way to try again. */
export function Outage({ title, error, onRetry, isRetrying, level = 2 }: OutageProps) {
  const { text, reference } = failureWords(error, navigator.onLine);
  return (
    <ErrorState
      level={level}
      title={title}
      reference={reference}
      icon={<RefreshIcon />}
      actions={
        <>
          <Button variant="primary" pending={isRetrying} onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
          {/* A browser does not always know that it is offline. */}
          {!(error instanceof CallError) && (
            <Button asChild>
              <Link to="/saved">{outageText('outage.saved')}</Link>
            </Button>
          )}
        </>
      }
    >
      {text}
    </ErrorState>
  );
}
