import { Bar } from './parts.tsx';
import { gaugeTone, type Thresholds } from './tone.ts';

interface GaugeProps extends Thresholds {
  label: string;
  /** In the same unit as `max`. */
  value: number;
  max: number;
  /** Its text: `12.4K of 500.0K tokens`. */
  text: string;
}

/** How much of a quantity is used, colored by level. */
export function Gauge({ label, value, max, text, ...thresholds }: GaugeProps) {
  const share = max > 0 ? (value / max) * 100 : 0;
  return <Bar label={label} value={value} max={max} text={text} tone={gaugeTone(share, thresholds)} />;
}
