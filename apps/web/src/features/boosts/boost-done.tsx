import { boostText } from '../../messages/boosts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, InfoIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { dollars } from './money.ts';
import { type Outcome, wordsOf } from './use-boost-steps.ts';

interface BoostDoneProps {
  outcome: Outcome;
  plan: string;
  /** Dollars. */
  amount: number;
  start: string;
  onClose: () => void;
}

/** Spec: BOOST-07. */
export function BoostDone({ outcome, plan, amount, start, onClose }: BoostDoneProps) {
  const { title, description } = wordsOf(outcome, plan, start);
  return (
    <EmptyState
      level={3}
      title={title}
      icon={outcome === 'impossible' ? <InfoIcon /> : <CheckIcon />}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to="/boost-analytics" onClick={onClose}>
              {boostText('boost.analytics')}
            </Link>
          </Button>
          <Button onClick={onClose}>{boostText('boost.close')}</Button>
        </>
      }
    >
      <p>{description}</p>
      {outcome !== 'impossible' && <p>{boostText('boost.paid', { amount: dollars(amount) })}</p>}
    </EmptyState>
  );
}
