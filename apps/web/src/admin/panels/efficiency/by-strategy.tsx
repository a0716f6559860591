import type { Strategy } from '@marquee/contract';
import styles from '../../kit/kit.module.css';
import { Bar } from '../../kit/parts.tsx';
import { type Simulation, savingWords, strategyName } from './strategies.ts';

/** What each strategy saves, or would save if it were on. */
export function SavingsByStrategy({ of: simulation, strategies }: { of: Simulation; strategies: readonly Strategy[] }) {
  const { componentBreakdown } = simulation;
  return (
    <div className={styles.bars}>
      {strategies.map((name) => {
        const { percent, enabled } = componentBreakdown[name];
        return (
          <Bar
            key={name}
            label={strategyName(name)}
            value={percent ?? 0}
            max={100}
            tone={enabled ? 'good' : 'neutral'}
            text={savingWords(simulation, name)}
          />
        );
      })}
    </div>
  );
}
