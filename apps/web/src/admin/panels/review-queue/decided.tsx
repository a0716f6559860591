import type { ReviewDecided } from '@marquee/contract';
import { Button } from '../../../ui/button.tsx';
import kit from '../../kit/kit.module.css';
import { Ago, Block } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { decidedName } from './kinds.ts';
import styles from './review-queue.module.css';

/** The latest decisions of all administrators, each with its undo. */
export function DecidedLately({
  rows,
  isUndoing,
  onUndo,
}: {
  rows: readonly ReviewDecided[];
  isUndoing: boolean;
  onUndo: (id: string) => void;
}) {
  return (
    <Block title={t('queue.decidedTitle')} note={t('queue.decidedNote')}>
      {rows.length === 0 ? (
        <p className={kit.nothing}>{t('queue.nothingDecided')}</p>
      ) : (
        <ul className={styles.decided}>
          {rows.map(({ id, kind, title, decision, by, at }) => (
            <li key={id}>
              <span>
                <strong dir="auto">{title}</strong>
                <small>
                  {decidedName(kind, decision)} {t('queue.by', { by })} · <Ago at={at} />
                </small>
              </span>
              <Button
                size="sm"
                disabled={isUndoing}
                aria-label={t('queue.undoOf', { title })}
                onClick={() => onUndo(id)}
              >
                {t('word.undo')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

/** What earlier answers change, as far as something obeys them. */
export function Lessons({ of: lessons }: { of: readonly string[] }) {
  return (
    <Block title={t('queue.lessons')} note={t('queue.lessonsNote')}>
      {lessons.length === 0 ? (
        <p className={kit.nothing}>{t('queue.noLessons')}</p>
      ) : (
        <ul className={kit.notes}>
          {lessons.map((lesson) => (
            <li key={lesson}>{lesson}</li>
          ))}
        </ul>
      )}
    </Block>
  );
}
