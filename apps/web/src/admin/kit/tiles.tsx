import { Children, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../messages.ts';
import { ArrowDownRightIcon, ArrowUpRightIcon, EqualIcon } from './arrows.tsx';
import { type Comparison, compared } from './change.ts';
import { Sparkline } from './charts/sparkline.tsx';
import styles from './tiles.module.css';
import type { Tone } from './tone.ts';

/** As many as fit beside each other on a desktop. */
const MOST_IN_A_ROW = 7;

/** Figures in a row; if there are too many, in rows of equal length. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  const count = Children.toArray(children).length;
  const inRow = Math.ceil(count / Math.ceil(count / MOST_IN_A_ROW));
  return (
    <dl className={styles.tiles} aria-label={label} style={{ '--in-row': inRow }}>
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
