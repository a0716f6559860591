import { noteText } from '../../messages/list-notes.ts';
import { Button } from '../../ui/button.tsx';
import styles from './sparse-note.module.css';

/** Nothing has the words as they were typed: what was searched for instead, and the way to search for them all the same. */
export function SearchedFor({ q, typed, onExact }: { q: string; typed: string; onExact: () => void }) {
  return (
    <p role="status" className={styles.note}>
      {noteText('note.searchedFor', { q })}
      <Button variant="quiet" size="sm" onClick={onExact}>
        {noteText('note.searchTyped', { q: typed })}
      </Button>
    </p>
  );
}
