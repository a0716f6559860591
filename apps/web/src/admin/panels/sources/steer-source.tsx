import { Button } from '../../../ui/button.tsx';
import type { RowOf } from '../../kit/calls.ts';
import { stamp } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { type TextKey, t } from '../../messages.ts';
import { plannedRead } from './planned-read.ts';
import { pauseSource, readSource, resumeSource } from './source-actions.ts';

type Source = RowOf<'listScrapingSources'>;

/** What is done to a source at once: it is read, paused, or resumed. */
export function SteerSource({ source }: { source: Source }) {
  if (source.status === 'active') return <ReadOrPause source={source} />;
  return source.status === 'duplicate' ? null : <Resume source={source} />;
}

function ReadOrPause({ source: { id, health, nextDue } }: { source: Source }) {
  const isForbidden = health === 'forbidden';
  const read = useAction(readSource);
  const resume = useAction(resumeSource);
  // The row may leave a filtered list with its drawer, so the notice takes it back.
  const undo = { label: t('word.undo'), onSelect: () => void resume.run({ params: { id }, body: { undo: true } }) };
  const pause = useAction<'pauseSource'>({
    ...pauseSource,
    success: ({ name }) => ({ title: t('steer.paused'), description: t('steer.pausedText', { name }), undo }),
  });
  return (
    <div className={styles.steer}>
      <div className={styles.buttons}>
        {!isForbidden && (
          <Button
            variant="primary"
            pending={read.isPending}
            onClick={() => void read.run({ params: { id }, body: {} })}
          >
            {t('steer.read')}
          </Button>
        )}
        <Button pending={pause.isPending} onClick={() => void pause.run({ params: { id }, body: { reason: null } })}>
          {t('steer.pause')}
        </Button>
      </div>
      <p className={styles.quiet}>
        {isForbidden ? t('steer.forbiddenNote', { next: stamp(nextDue) }) : t('steer.note')}
      </p>
    </div>
  );
}

const NOTES: Partial<Record<Source['status'], TextKey>> = {
  retired: 'steer.retiredNote',
  blacklisted: 'steer.blacklistedNote',
};

function Resume({ source }: { source: Source }) {
  const isRetired = source.status !== 'inactive';
  const forbidden =
    source.health === 'forbidden' ? ` ${t('steer.resumeForbiddenNote', { when: plannedRead(source.nextDue) })}` : '';
  const resume = useAction(resumeSource);
  return (
    <div className={styles.steer}>
      <p className={styles.quiet}>
        {t(NOTES[source.status] ?? 'steer.pausedNote')}
        {forbidden}
      </p>
      <Button
        variant="primary"
        pending={resume.isPending}
        onClick={() => void resume.run({ params: { id: source.id }, body: {} })}
      >
        {t(isRetired ? 'steer.bringBack' : 'steer.resume')}
      </Button>
    </div>
  );
}
