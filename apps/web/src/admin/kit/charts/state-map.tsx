import { type ReactNode, useEffect, useState } from 'react';
import { stateName } from '../../../messages/states.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Cell, ColumnHead, Table } from '../../../ui/table.tsx';
import { t } from '../../messages.ts';
import type { StateFigures, StateLevel } from './chart-data.ts';
import styles from './charts.module.css';
import type { STATES } from './states.generated.ts';
import { ChartTooltip } from './tooltip.tsx';
import { useRoving } from './use-roving.ts';

interface StateMapProps {
  label: string;
  /** By two-letter state code. */
  states: Readonly<Record<string, StateFigures>>;
  /** The meaning of each level; named levels appear in the legend. */
  levels: Partial<Record<StateLevel, string>>;
  /** The text of a state without figures. */
  unknown: string;
}

type Outlines = typeof STATES;

/** The 50 states and the District of Columbia, colored by level. The outlines are loaded when a map is first drawn. */
export function StateMap({ label, states, levels, unknown }: StateMapProps) {
  const { outlines, hasFailed } = useOutlines();
  return (
    <figure className={styles.map} aria-label={label}>
      {outlines && <Outline label={label} states={states} unknown={unknown} outlines={outlines} />}
      {!outlines && (hasFailed ? <p className={styles.empty}>{t('map.failed')}</p> : <Waiting />)}
      <ul className={styles.legend}>
        {(Object.keys(levels) as StateLevel[]).map((level) => (
          <li key={level}>
            <span className={styles[`level-${level}`]} />
            {levels[level]}
          </li>
        ))}
      </ul>
      <details className={styles.figures}>
        <summary>{t('chart.asTable')}</summary>
        <Table caption={label} dense>
          <thead>
            <tr>
              <ColumnHead>{t('word.state')}</ColumnHead>
              <ColumnHead>{t('map.level')}</ColumnHead>
              <ColumnHead>{t('map.figures')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {Object.entries(states).map(([code, { level, text }]) => (
              <tr key={code}>
                <th scope="row">{nameOf(outlines, code)}</th>
                <Cell>{levels[level] ?? level}</Cell>
                <Cell>{text}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}

const nameOf = (outlines: Outlines | null, code: string) =>
  stateName(code, outlines?.find(([one]) => one === code)?.[1] ?? code);

function Waiting(): ReactNode {
  return (
    <div role="status" aria-label={t('map.waiting')}>
      <Skeleton height="18rem" />
    </div>
  );
}

interface OutlineProps extends Pick<StateMapProps, 'label' | 'states' | 'unknown'> {
  outlines: Outlines;
}

function Outline({ label, states, unknown, outlines }: OutlineProps) {
  const { frame, active, setActive, pointProps } = useRoving<SVGSVGElement>(outlines.length);
  const [at, setAt] = useState({ x: 0, y: 0, width: 1 });
  const show = (place: number, shape: SVGElement) => {
    const [box, own] = [frame.current?.getBoundingClientRect(), shape.getBoundingClientRect()];
    if (box) {
      setAt({ x: own.left - box.left + own.width / 2, y: own.top - box.top + own.height / 2, width: box.width });
    }
    setActive(place);
  };
  const shown = active === null ? undefined : outlines[active];
  const figuresOf = (code: string): StateFigures => states[code] ?? { level: 'none', text: unknown };

  return (
    <>
      <svg ref={frame} role="group" aria-label={label} viewBox="0 0 975 610" onPointerLeave={() => setActive(null)}>
        {outlines.map(([code, name, path], place) => {
          const point = pointProps(place);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the points of every chart (plot.tsx)
            <path
              key={code}
              role="img"
              aria-label={`${stateName(code, name)}: ${figuresOf(code).text}`}
              className={`${styles.state} ${styles[`level-${figuresOf(code).level}`]}`}
              data-active={place === active || undefined}
              d={path}
              onPointerEnter={(event) => show(place, event.currentTarget)}
              {...point}
              onFocus={(event) => {
                point.onFocus();
                show(place, event.currentTarget);
              }}
            />
          );
        })}
      </svg>
      {shown && (
        <ChartTooltip
          {...at}
          title={stateName(shown[0], shown[1])}
          rows={[{ name: figuresOf(shown[0]).text, text: '', className: styles[`level-${figuresOf(shown[0]).level}`] }]}
        />
      )}
    </>
  );
}

function useOutlines(): { outlines: Outlines | null; hasFailed: boolean } {
  const [outlines, setOutlines] = useState<Outlines | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    import('./states.generated.ts').then(
      (loaded) => isCurrent && setOutlines(loaded.STATES),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return { outlines, hasFailed };
}
