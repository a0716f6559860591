import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../messages.ts';
import { ArrowDownRightIcon, ArrowUpRightIcon, EqualIcon } from './arrows.tsx';
import { type Comparison, compared } from './change.ts';
import { Sparkline } from './charts/sparkline.tsx';
import styles from './tiles.module.css';
import type { Tone } from './tone.ts';

/** Figures in a row. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.tiles} aria-label={label}>
      {children}
    </dl>
  );
}

export interface TileProps {
  label: string;
  value: ReactNode;
  tone?: Tone;
  /** A short text below the figure. */
  hint?: ReactNode;
  /** Compared with an earlier period. */
  change?: Comparison | undefined;
  /** The trend; the last figure is the newest. */
  trend?: { label: string; values: readonly number[] } | undefined;
  /** A link to details in the console. */
  to?: string;
}

/** One figure with its label, change, trend and link. */
export function Tile({ label, value, tone, hint, change, trend, to }: TileProps) {
  return (
    <div className={classNames(styles.tile, tone && styles[tone], to && styles.linked)}>
      <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd>
        <span className={classNames(styles.figure, isWord(value) && styles.word)}>{value}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
        {change && <Change of={change} />}
        {trend && <Sparkline {...trend} />}
      </dd>
    </div>
  );
}

const ARROWS = { up: ArrowUpRightIcon, down: ArrowDownRightIcon, same: EqualIcon };

function Change({ of: comparison }: { of: Comparison }) {
  const { direction, tone, amount } = compared(comparison);
  const Arrow = ARROWS[direction];
  return (
    <span className={classNames(styles.change, styles[`change-${tone}`])}>
      <Arrow />
      <strong>{amount}</strong> {t(`tile.${direction}`, { against: comparison.against })}
    </span>
  );
}

/** A word is set smaller than a figure, so that it fits. */
function isWord(value: ReactNode): boolean {
  return typeof value === 'string' && /^\p{L}{5,}/u.test(value);
}
