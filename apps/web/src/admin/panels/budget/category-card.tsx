import type { BudgetCategory } from '@marquee/contract';
import { percent, tokenCount } from '../../kit/format.ts';
import { Bar, Facts, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import styles from './budget.module.css';
import { type Budget, usageOf, usageTone } from './categories.ts';
import { forecastWords } from './forecast.ts';

/** One category: how much of its tokens is used, and how long they last (spec: BUDGET-01, BUDGET-02). */
export function CategoryCard({ id, name, budget }: { id: BudgetCategory; name: string; budget: Budget }) {
  const usage = usageOf(budget, id);
  const tone = usageTone(usage.percent);
  return (
    <li className={styles.card} aria-label={name}>
      <header>
        <h3>{name}</h3>
        <ToneBadge tone={tone}>{percent(usage.percent)}</ToneBadge>
      </header>
      <Bar
        label={t('budget.cardUsed')}
        value={usage.used}
        max={usage.allocated}
        tone={tone}
        text={tokenCount(usage.used)}
      />
      <Facts
        facts={[
          [t('budget.cardRemaining'), tokenCount(usage.left)],
          [t('budget.cardAllocated'), tokenCount(usage.allocated)],
        ]}
      />
      <p>{forecastWords(budget.forecast.byCategory[id], usage)}</p>
    </li>
  );
}
