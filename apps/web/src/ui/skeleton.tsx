import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** A placeholder for loading content. Announce the loading once next to it. */
export function Skeleton({
  width = '100%',
  height = '1em',
  className,
}: {
  width?: string;
  height?: string;
  className?: string;
}) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={{ width, height }} />;
}
