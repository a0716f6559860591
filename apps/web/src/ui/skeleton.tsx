import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

/** The place of something that is still coming. Say once, beside it, that it is loading. */
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
