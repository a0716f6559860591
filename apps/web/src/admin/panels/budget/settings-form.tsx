import type { BudgetCategory } from '@marquee/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { NumberInput } from '../../../ui/form/inputs.tsx';
import { wholeNumber } from '../../kit/format.ts';
import { NUMBER_RANGES, numberFault, rangeText } from '../../kit/number-entry.ts';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import styles from './budget.module.css';
import { type Budget, CATEGORIES } from './categories.ts';

type Field = BudgetCategory | 'totalDailyLimit';

/** The daily limit and one number for each category; more than the limit is refused (docs/spec/decisions.md 75). */
export function SettingsForm({ budget: { config } }: { budget: Budget }) {
  const [values, setValues] = useState<Record<Field, number | null>>({
    totalDailyLimit: config.totalDailyLimit,
    ...config.allocations,
  });
  const [isTried, setTried] = useState(false);
  const save = useAction({
    call: 'updateTokenBudget',
    success: { title: t('budget.updated'), description: t('budget.updatedText') },
    failure: { title: t('budget.updateFailed'), fallback: t('budget.updateFailedText') },
    reloads: ['getTokenBudget', 'getDiscoveryTokenUsage', 'getModelStatus', 'listAuditLog'],
    answers: 'getTokenBudget',
  });
  const limit = values.totalDailyLimit ?? 0;
  const sum = CATEGORIES.reduce((all, { id }) => all + (values[id] ?? 0), 0);
  const isWrong = Object.values(values).some((value) => numberFault(value, NUMBER_RANGES.tokens));
  const field = (name: Field) => ({
    name,
    value: values[name],
    error: isTried ? numberFault(values[name], NUMBER_RANGES.tokens) : undefined,
    required: true,
    min: 0,
    size: 'sm' as const,
    unit: t('budget.tokensUnit'),
    onValue: (value: number | null) => setValues((before) => ({ ...before, [name]: value })),
  });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isWrong || sum > limit) return;
    const { totalDailyLimit: _limit, ...allocations } = values as Record<Field, number>;
    await save.run({ body: { totalDailyLimit: limit, allocations } });
  }

  return (
    <form className={styles.settings} noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles.sum}>{t('budget.range', { range: rangeText(NUMBER_RANGES.tokens) })}</p>
      <div>
        <NumberInput label={t('budget.total')} {...field('totalDailyLimit')} />
      </div>
      <div>
        {CATEGORIES.map(({ id, name }) => (
          <NumberInput key={id} label={name} {...field(id)} />
        ))}
      </div>
      <p className={styles.sum}>{t('budget.sum', { sum: wholeNumber(sum), limit: wholeNumber(limit) })}</p>
      {sum > limit && (
        <p className={styles.over} role="alert">
          {t('budget.tooMuch', { over: wholeNumber(sum - limit) })}
        </p>
      )}
      <Button type="submit" variant="primary" pending={save.isPending}>
        {t('budget.save')}
      </Button>
    </form>
  );
}
