import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { stamp, timeAgo } from './format.ts';
import styles from './kit.module.css';
import { useNow } from './now.ts';
import type { Tone } from './tone.ts';

const BADGE_TONES: Record<Tone, BadgeTone> = {
  good: 'success',
  warn: 'accent',
  bad: 'danger',
  info: 'info',
  neutral: 'neutral',
};

/** A block of a section with its own heading. */
export function Block({
  title,
  note,
  aside,
  tone,
  className,
  children,
}: {
  title: string;
  note?: ReactNode;
  /** Next to the heading: buttons, a badge. */
  aside?: ReactNode;
  tone?: 'danger';
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classNames(styles.block, tone && styles[tone], className)}>
      <header className={styles.blockHead}>
        <div>
          <h2>{title}</h2>
          {note && <p className={styles.quiet}>{note}</p>}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}

/** Blocks side by side if there is room. */
export function Columns({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.columns, wide && styles.wideColumns)}>{children}</div>;
}

/** A column of blocks. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

export function ToneBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Badge tone={BADGE_TONES[tone]}>{children}</Badge>;
}

/** "5 min ago", with the full date on hover and for screen readers; `never` for null. */
export function Ago({ at, never = '–' }: { at: string | null; never?: string }) {
  const now = useNow();
  if (at === null) return <span className={styles.quiet}>{never}</span>;
  return (
    <time dateTime={at} title={stamp(at)} className={styles.time}>
      {timeAgo(at, now)}
    </time>
  );
}

/** A usage bar. `value` and `max` in the same unit. */
export function Bar({
  label,
  value,
  max,
  tone,
  text,
}: {
  label: string;
  value: number;
  max: number;
  tone: Tone;
  text: string;
}) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className={styles.bar}>
      <div className={styles.barWords}>
        <span>{label}</span>
        <span className={styles.number}>{text}</span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={Math.round(share)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className={styles.track}
      >
        <span className={styles[`fill-${tone}`]} style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

/** A list of names and values. */
export function Facts({ facts }: { facts: ReadonlyArray<readonly [label: string, value: ReactNode]> }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** An external address: a link only if it is http(s). */
export function OutLink({ url, text = url }: { url: string; text?: string }) {
  if (!/^https?:\/\//i.test(url)) return url;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" {...(text === url ? {} : { title: url })}>
      {text}
    </a>
  );
}
