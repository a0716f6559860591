import { classNames } from './class-names.ts';
import styles from './letters.module.css';

/** A word or figure in the movable letters of a marquee sign. Screen readers need the same text elsewhere. */
export function Letters({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <span aria-hidden="true" className={classNames(styles.letters, className)}>
      {[...text].map((letter, index) => (
        <span key={`${index}${letter}`} className={styles.letter}>
          {letter}
        </span>
      ))}
    </span>
  );
}
