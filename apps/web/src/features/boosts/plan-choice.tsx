import type { BoostOffer } from '@marquee/contract';
import { useId } from 'react';
import { boostText } from '../../messages/boosts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { boostDate } from './boost-date.ts';
import styles from './boost-dialog.module.css';
import { dollars, shortDollars } from './money.ts';

interface PlanChoiceProps {
  offer: Pick<BoostOffer, 'plans' | 'lastDay'>;
  chosen: string | null;
  onChoose: (id: string) => void;
  onNext: () => void;
}

/** The plans, one of which is chosen (spec: BOOST-02). */
export function PlanChoice({ offer: { plans, lastDay }, chosen, onChoose, onNext }: PlanChoiceProps) {
  const name = useId();
  const [lowest] = plans.toSorted((a, b) => a.price / a.duration - b.price / b.duration);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <fieldset className={styles.plans}>
        <legend>{boostText('boost.choose')}</legend>
        {plans.map((plan) => (
          <label key={plan.id} className={styles.plan} data-plan={plan.id}>
            <input
              type="radio"
              name={name}
              value={plan.id}
              checked={plan.id === chosen}
              disabled={plan.lastStart === null}
              onChange={() => onChoose(plan.id)}
            />
            <span className={styles.planHead}>
              <strong>{boostText(`boost.plan.${plan.level}`)}</strong>
              {plan.badge && <Badge tone="accent">{boostText(`boost.badge.${plan.badge}`)}</Badge>}
            </span>
            <span className={styles.price}>{shortDollars(plan.price)}</span>
            <span className={styles.length}>
              {boostText('boost.days', { n: plan.duration })}
              {' · '}
              {boostText('boost.perDay', { amount: dollars(plan.price / plan.duration) })}
            </span>
            {plan.badge === 'Best Value' && lowest && lowest.id !== plan.id && (
              <span className={styles.length}>
                {boostText('boost.lowestIs', { plan: boostText(`boost.plan.${lowest.level}`) })}
              </span>
            )}
            {plan.lastStart === null && (
              <span className={styles.tooLong}>{boostText('boost.tooLong', { date: boostDate(lastDay) })}</span>
            )}
            <ul className={styles.features}>
              {plan.features.map((feature) => (
                <li key={feature}>
                  <CheckIcon />
                  <span>
                    {boostText(`boost.feature.${feature}`)}
                    <small>{boostText(`boost.means.${feature}`)}</small>
                  </span>
                </li>
              ))}
            </ul>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="lg" disabled={chosen === null}>
          {boostText('boost.next')}
        </Button>
      </div>
    </form>
  );
}
