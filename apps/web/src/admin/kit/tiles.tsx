import { Children, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { HelpIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { type FigureName, t } from '../messages.ts';
import { ArrowDownRightIcon, ArrowUpRightIcon, EqualIcon } from './arrows.tsx';
import { type Comparison, compared } from './change.ts';
import { Sparkline } from './charts/sparkline.tsx';
import { labelOf } from './figure-names.ts';
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
  /** The key of its label; what it counts is the message `means.` and this key. */
  name: FigureName;
  /** Where the label is no fixed text. */
  label?: string;
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

/** One figure with its label, what it counts, change, trend and link. */
export function Tile({ name, label = labelOf(name), value, tone, hint, change, trend, to }: TileProps) {
  return (
    <div className={classNames(styles.tile, tone && styles[tone], to && styles.linked)}>
      <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd>
        <span className={classNames(styles.figure, isWord(value) && styles.word)}>{value}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
        {change && <Change of={change} />}
        {trend && <Sparkline {...trend} />}
        <Meaning name={name} label={label} />
      </dd>
    </div>
  );
}

/** What the figure counts, opened by a question mark; below it, so that it covers no other figure. */
function Meaning({ name, label }: { name: FigureName; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.help}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('help.means', { figure: label })}
        title={t('help.means', { figure: label })}
        onClick={() => setOpen(!isOpen)}
      >
        <HelpIcon />
      </button>
      {isOpen && (
        <span id={id} className={styles.means}>
          {t(`means.${name}`)}
        </span>
      )}
    </>
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
