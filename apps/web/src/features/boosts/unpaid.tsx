import type { Boost } from '@marquee/contract';
import { boostText } from '../../messages/boosts.ts';
import { Button } from '../../ui/button.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import styles from './boost-dialog.module.css';
import { dollars } from './money.ts';

interface UnpaidProps {
  boost: Boost;
  isBusy: boolean;
  onContinue: () => void;
}

/** Leads back to a payment that was begun for this event and left. */
export function Unpaid({ boost, isBusy, onContinue }: UnpaidProps) {
  const plan = boostText(`boost.plan.${boost.boostLevel}`);
  return (
    <div className={styles.unpaid}>
      <InfoIcon />
      <p>{boostText('boost.unpaid', { plan, amount: dollars(boost.amount) })}</p>
      <Button variant="primary" pending={isBusy} pendingLabel={boostText('boost.settingUp')} onClick={onContinue}>
        {boostText('boost.continue')}
      </Button>
    </div>
  );
}
