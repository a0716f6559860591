import { CallError } from '../../api/call-error.ts';
import { planText } from '../../messages/itineraries.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState, ErrorState } from '../../ui/state.tsx';

const MISSING = 404;

/** Instead of a plan that does not exist, or could not be read. */
export function MissingPlan({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof CallError && error.status === MISSING;
  return (
    <>
      <Canopy />
      {isMissing ? (
        <EmptyState
          level={1}
          title={planText('plan.missing')}
          actions={
            <Button asChild variant="primary">
              <Link to="/events">{planText('plan.browse')}</Link>
            </Button>
          }
        >
          {planText('plan.missingText')}
        </EmptyState>
      ) : (
        <ErrorState
          level={1}
          title={planText('plan.loadFailed')}
          actions={<Button onClick={onRetry}>{t('ui.tryAgain')}</Button>}
        />
      )}
    </>
  );
}
