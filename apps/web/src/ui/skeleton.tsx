import styles from './skeleton.module.css';

/** A placeholder for loading content. Announce the loading once next to it. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span aria-hidden="true" className={styles.skeleton} style={{ width, height }} />;
}
