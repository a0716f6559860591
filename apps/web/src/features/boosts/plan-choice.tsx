import type { BoostOffer } from '@marquee/contract';
import { useId } from 'react';
import { boostText } from '../../messages/boosts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { shortDate } from '../events/local-time.ts';
import styles from './boost-dialog.module.css';
import { dollars, shortDollars } from './money.ts';

interface PlanChoiceProps {
  offer: Pick<BoostOffer, 'plans' | 'lastDay'>;
  chosen: string | null;
  onChoose: (id: string) => void;
  onNext: () => void;
}

type Plan = BoostOffer['plans'][number];

const perDay = ({ price, duration }: Plan) => price / duration;
/** The higher the place before a list, the more a day of it is worth. */
const perPlace = (plan: Plan) => perDay(plan) / plan.priority;
const leastOf = (plans: readonly Plan[], cost: (plan: Plan) => number) =>
  plans.toSorted((a, b) => cost(a) - cost(b))[0];

/** Whether a plan's mark is shown: of the best value only while its figures say so. */
const isMarked = ({ badge, id }: Plan, best: Plan | undefined) => badge !== 'Best Value' || id === best?.id;

/** What the best value is measured by, and which plan costs least a day if that is another. */
function valueWords(plan: Plan, lowest: Plan | undefined): string {
  const amount = dollars(perPlace(plan));
  const measure = boostText('boost.valueIs', { amount });
  if (!lowest || lowest.id === plan.id) return measure;
  return `${measure} ${boostText('boost.lowestIs', { plan: boostText(`boost.plan.${lowest.level}`) })}`;
}

/** The plans, one of which is chosen (spec: BOOST-02). */
export function PlanChoice({ offer: { plans, lastDay }, chosen, onChoose, onNext }: PlanChoiceProps) {
  const name = useId();
  const lowest = leastOf(plans, perDay);
  const best = leastOf(plans, perPlace);
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
              {plan.badge && isMarked(plan, best) && (
                <Badge tone="accent">{boostText(`boost.badge.${plan.badge}`)}</Badge>
              )}
            </span>
            <span className={styles.price}>{shortDollars(plan.price)}</span>
            <span className={styles.length}>
              {boostText('boost.days', { n: plan.duration })}
              {' · '}
              {boostText('boost.perDay', { amount: dollars(plan.price / plan.duration) })}
            </span>
            {plan.badge === 'Best Value' && isMarked(plan, best) && (
              <span className={styles.length}>{valueWords(plan, lowest)}</span>
            )}
            {plan.lastStart === null && (
              <span className={styles.tooLong}>{boostText('boost.tooLong', { date: shortDate(lastDay) })}</span>
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
