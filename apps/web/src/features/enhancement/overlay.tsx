import { vip } from '../../messages/enhancement.ts';
import { BulbProgress } from '../../ui/bulbs.tsx';
import { IconButton } from '../../ui/button.tsx';
import { CheckIcon, CloseIcon, WarningIcon } from '../../ui/icons.tsx';
import type { Progress } from './flow.ts';
import styles from './overlay.module.css';

/** Covers the panel alone while the details are prepared: the rest of the page stays in use, and it can be hidden. */
export function Overlay({ progress, onHide }: { progress: NonNullable<Progress>; onHide: () => void }) {
  return (
    <div className={styles.overlay} data-progress={progress.kind}>
      <IconButton label={vip('vip.hide')} className={styles.hide} onClick={onHide}>
        <CloseIcon />
      </IconButton>
      <p role="status" className={styles.words}>
        {progress.kind === 'succeeded' && <CheckIcon />}
        {progress.kind === 'failed' && <WarningIcon />}
        {wordsOf(progress)}
      </p>
      {progress.kind === 'running' && (
        <div className={styles.progress}>
          <BulbProgress value={progress.percent} label={vip('vip.preparing')} />
          <span aria-hidden="true" className={styles.percent}>
            {vip('vip.percent', { percent: progress.percent })}
          </span>
        </div>
      )}
    </div>
  );
}

function wordsOf(progress: NonNullable<Progress>): string {
  if (progress.kind === 'failed') return vip('vip.failed');
  if (progress.kind === 'succeeded')
    return progress.points > 0 ? vip('vip.earned', { n: progress.points }) : vip('vip.curated');
  return vip(progress.percent === 100 ? 'vip.reading' : 'vip.preparing');
}
