import styles from './analytics.module.css';

/** One figure under its name. */
export function Tile({ name, value, note }: { name: string; value: string | number; note?: string | undefined }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {note && <dd className={styles.tileNote}>{note}</dd>}
    </div>
  );
}
