import { useEffect, useRef } from 'react';
import { submitText } from '../../../messages/submissions.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './flyer.module.css';
import type { Box, FlyerFieldName, FlyerValue } from './flyer-fields.ts';
import type { ReadFlyer } from './use-flyer.ts';

interface FlyerViewProps {
  flyer: ReadFlyer;
  values: Partial<Record<FlyerFieldName, FlyerValue>>;
  /** The field whose place is shown. */
  active: string | null;
  onPick: (name: string) => void;
  /** Absent: it cannot be removed. */
  onDrop?: () => void;
  /** What the picture is; absent: the flyer that somebody chose. */
  alt?: string;
}

/** The flyer with a box around each value that was read; that of the active field is lit and in view. */
export function FlyerView({
  flyer,
  values,
  active,
  onPick,
  onDrop,
  alt = submitText('submit.flyerAlt'),
}: FlyerViewProps) {
  const { address, width, height, found } = flyer;
  const frame = useRef<HTMLDivElement>(null);
  const [first] = active !== null && active in values ? (values[active as FlyerFieldName]?.boxes ?? []) : [];
  const middle = first ? first.y / height : null;
  useEffect(() => {
    const { current } = frame;
    if (!current || middle === null) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = middle * current.scrollHeight - current.clientHeight / 2;
    current.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' });
  }, [middle]);
  return (
    <figure className={styles.view}>
      {/* It scrolls where it is taller than the window, so a keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={frame} className={styles.frame} role="group" aria-label={alt} tabIndex={0}>
        <div className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }}>
          <img src={address} alt={alt} width={width} height={height} />
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {boxesOf(values).map(({ box, names }) => (
              <g
                key={`${box.x},${box.y}`}
                className={active !== null && names.includes(active) ? styles.lit : styles.box}
                transform={`rotate(${box.angle} ${box.x} ${box.y})`}
                onClick={() => onPick(names[0] ?? '')}
              >
                {[styles.outer, styles.inner].map((line) => (
                  <rect
                    key={line}
                    className={line}
                    x={box.x - box.width / 2}
                    y={box.y - box.height / 2}
                    width={box.width}
                    height={box.height}
                    rx={Math.min(box.height, box.width) / 8}
                  />
                ))}
              </g>
            ))}
          </svg>
        </div>
      </div>
      <figcaption>
        <p role="status">{submitText('submit.flyerFound', { n: found })}</p>
        {onDrop && (
          <Button size="sm" variant="quiet" aria-label={submitText('submit.flyerRemove')} onClick={onDrop}>
            {submitText('submit.flyerRemoveShort')}
          </Button>
        )}
      </figcaption>
    </figure>
  );
}

/** Each box once, with the fields that it gives: an address holds its city too. */
function boxesOf(values: FlyerViewProps['values']): Array<{ box: Box; names: string[] }> {
  const found = new Map<string, { box: Box; names: string[] }>();
  for (const [name, { boxes }] of Object.entries(values))
    for (const box of boxes) {
      const key = `${box.x},${box.y}`;
      const known = found.get(key);
      if (known) known.names.push(name);
      else found.set(key, { box, names: [name] });
    }
  return [...found.values()];
}
