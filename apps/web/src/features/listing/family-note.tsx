import { noteText } from '../../messages/list-notes.ts';
import styles from './family-note.module.css';

/** Few sources say for whom an event is: a list of those that do must not look complete. */
export function FamilyNote() {
  return <p className={styles.note}>{noteText('note.familyOnly')}</p>;
}
