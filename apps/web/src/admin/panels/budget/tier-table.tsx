import { defineRows } from '../../kit/define-rows.ts';
import { wholeNumber } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { Ago, Facts } from '../../kit/parts.tsx';
import { RowList } from '../../kit/row-list.tsx';
import { t } from '../../messages.ts';
import styles from './budget.module.css';
import type { Budget } from './categories.ts';

type Price = Budget['prices'][number];
const PRICE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const prices = defineRows<Price>({
  id: 'prices',
  caption: t('budget.prices'),
  rowKey: ({ model }) => model,
  columns: [
    {
      field: 'model',
      label: t('budget.priceModel'),
      stays: true,
      show: ({ model }) => <span className={kit.short}>{model}</span>,
    },
    {
      field: 'prompt',
      label: t('budget.pricePrompt'),
      number: true,
      stays: true,
      show: ({ prompt }) => PRICE.format(prompt),
    },
    {
      field: 'answer',
      label: t('budget.priceAnswer'),
      number: true,
      stays: true,
      show: ({ answer }) => PRICE.format(answer),
    },
    { field: 'source', label: t('budget.priceSource'), from: 600 },
  ],
  empty: t('word.noData'),
});

/** The current tier, and what calls of each model cost; nothing can be changed here (docs/spec/decisions.md 74). */
export function TierTable({ budget: { tier, config, prices: rows } }: { budget: Budget }) {
  return (
    <div className={styles.shares}>
      <p className={kit.quiet}>{t('budget.tierNote')}</p>
      <Facts
        facts={[
          [t('budget.currentTier'), tier],
          [t('budget.total'), wholeNumber(config.totalDailyLimit)],
          [t('budget.lastChange'), <Ago key="at" at={config.lastUpdated} never={t('budget.never')} />],
        ]}
      />
      <h3 className={kit.subhead}>{t('budget.prices')}</h3>
      <p className={kit.quiet}>{t('budget.pricesNote')}</p>
      <RowList of={prices} rows={rows} />
    </div>
  );
}
