import type { Answer } from '../../kit/calls.ts';
import { decimal, dollars, tokenCount, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Block, Facts, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';

/** Spec: EXPAND-04. */
const SOON_HOURS = 4;
const MANY_TOKENS = 5_000;

/** What the budget still has, and when it would go unused (spec: EXPAND-03, EXPAND-04). */
export function Tokens({ of: { openaiUsage, totalRemaining } }: { of: Answer<'getTokenBudget'> }) {
  const { totalTokens, cost, requestCount, resetInHours } = openaiUsage;
  const isOpportunity = resetInHours <= SOON_HOURS && totalRemaining > MANY_TOKENS;
  return (
    <Block title={t('expansion.optimization')} note={t('expansion.optimizationNote')}>
      <Facts
        facts={[
          [t('expansion.used'), tokenCount(totalTokens)],
          [t('expansion.cost'), dollars(cost * 100)],
          [t('word.requests'), wholeNumber(requestCount)],
        ]}
      />
      {isOpportunity && (
        <p className={styles.sentenceBadge}>
          <ToneBadge tone="info">
            {t('expansion.opportunity', { tokens: tokenCount(totalRemaining), hours: decimal(resetInHours) })}
          </ToneBadge>
        </p>
      )}
    </Block>
  );
}
