import type { BoostOffer } from '@marquee/contract';
import { DAY_MS } from '@marquee/kernel/durations';
import { useId } from 'react';
import { boostText } from '../../messages/boosts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { ArrowLeftIcon, InfoIcon } from '../../ui/icons.tsx';
import { shortDate } from '../events/local-time.ts';
import { todayIn } from './boost-date.ts';
import styles from './boost-dialog.module.css';
import type { Timing } from './use-boost-steps.ts';

interface BoostTimingProps {
  offer: Pick<BoostOffer, 'timezone' | 'lastDay'>;
  plan: BoostOffer['plans'][number];
  timing: Timing;
  isBusy: boolean;
  /** What the server said about the date. */
  dateFault: string | null;
  onTiming: (timing: Timing) => void;
  onBack: () => void;
  onNext: () => void;
}

/** When the boost starts (spec: BOOST-03). */
export function BoostTiming({
  offer: { timezone, lastDay },
  plan,
  timing,
  isBusy,
  dateFault,
  onTiming,
  onBack,
  onNext,
}: BoostTimingProps) {
  const name = useId();
  const { activationTiming, scheduledDate } = timing;
  const today = todayIn(timezone);
  const start = activationTiming === 'schedule' && scheduledDate ? scheduledDate : today;
  // Its last hours are after the event.
  const isCut = daysFrom(start, lastDay) <= plan.duration;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(submit) => {
        submit.preventDefault();
        onNext();
      }}
    >
      <fieldset className={styles.timings}>
        <legend>{boostText('boost.timing')}</legend>
        {(['now', 'schedule'] as const).map((value) => (
          <label key={value} className={styles.timing}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={activationTiming === value}
              onChange={() => onTiming({ ...timing, activationTiming: value })}
            />
            <strong>{boostText(`boost.${value}`)}</strong>
            <small>{boostText(`boost.${value}Text`)}</small>
          </label>
        ))}
      </fieldset>
      {activationTiming === 'schedule' && (
        <TextField
          type="date"
          label={boostText('boost.startDate')}
          min={today}
          max={plan.lastStart ?? undefined}
          value={scheduledDate}
          error={dateFault ?? undefined}
          onChange={({ target }) => onTiming({ ...timing, scheduledDate: target.value })}
        />
      )}
      {isCut && (
        <p role="status" className={styles.hint}>
          <InfoIcon />
          {boostText('boost.endsWithEvent', { date: shortDate(lastDay) })}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onBack}>
          <ArrowLeftIcon />
          {boostText('boost.backToPlans')}
        </Button>
        <Button type="submit" variant="primary" size="lg" pending={isBusy} pendingLabel={boostText('boost.settingUp')}>
          {boostText('boost.toPayment')}
        </Button>
      </div>
    </form>
  );
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
