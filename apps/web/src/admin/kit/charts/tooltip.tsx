import styles from './charts.module.css';

interface ChartTooltipProps {
  /** In pixels, inside its frame. */
  x: number;
  y: number;
  /** Width of the frame: past its middle the tooltip opens to the left. */
  width: number;
  title: string;
  rows: ReadonlyArray<{ name: string; text: string; className: string | undefined }>;
}

/** The figures of the active point. Hidden from screen readers, because the point's name contains them. */
export function ChartTooltip({ x, y, width, title, rows }: ChartTooltipProps) {
  const isLeft = x > width / 2;
  return (
    <div
      className={styles.tip}
      data-side={isLeft ? 'left' : 'right'}
      aria-hidden="true"
      style={{ left: `${x}px`, top: `${y}px` }}
    >
      <p>{title}</p>
      <ul>
        {rows.map(({ name, text, className }) => (
          <li key={name}>
            <span className={className} />
            {name}
            <strong>{text}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
