import type { SPARSE_FILTERS } from '../../api/constants.generated.ts';
import { noteText } from '../../messages/list-notes.ts';
import styles from './sparse-note.module.css';

/** Few sources state what this filter asks for: a list of those that do must not look complete. */
export function SparseNote({ filter }: { filter: (typeof SPARSE_FILTERS)[number] }) {
  return <p className={styles.note}>{noteText(`note.${filter}Only`)}</p>;
}
