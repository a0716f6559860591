import type { EventDetail } from '@marquee/contract';
import { sourcePageOf } from '@marquee/kernel/sent-in';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../api/call-error.ts';
import { vip } from '../../messages/enhancement.ts';
import { Button } from '../../ui/button.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './enhancement.module.css';
import { Facts } from './facts.tsx';
import { Origin } from './origin.tsx';
import { Overlay } from './overlay.tsx';
import { isDone, isEmpty } from './rules.ts';
import { type EnhancementState, useEnhancement } from './use-enhancement.ts';

/** What the event's own page says about the visit (spec: DETAIL-05); nothing where a reader sent the event in without one. */
export function EnhancementPanel({ event }: { event: EventDetail }) {
  return sourcePageOf(event) === null ? null : <Panel event={event} />;
}

function Panel({ event }: { event: EventDetail }) {
  const state = useEnhancement(event);
  const [isHidden, setHidden] = useState(false);
  const { progress, details } = state;
  // Another source vouches for the event, and nothing was stored here.
  if (isDone(event) && details === null) return null;
  const covered = progress !== null && !isHidden;
  return (
    <section className={styles.section} aria-labelledby="vip-title">
      <h2 id="vip-title" className={styles.title}>
        <StarIcon />
        {vip('vip.title')}
      </h2>
      <div className={styles.panel} data-covered={covered || undefined}>
        {covered ? <Overlay progress={progress} onHide={() => setHidden(true)} /> : <Content state={state} />}
      </div>
    </section>
  );
}

function Content({ state }: { state: EnhancementState }) {
  const { details, readAt, error, unavailable, progress, isCheckFailed, retry } = state;
  if (details) {
    if (isEmpty(details)) return <Note>{vip('vip.none')}</Note>;
    return (
      <>
        <Facts details={details} />
        <Origin details={details} readAt={readAt} />
      </>
    );
  }
  if (progress) return <Note busy>{vip('vip.hidden')}</Note>;
  if (error)
    return (
      <Note action={<Button onClick={retry}>{vip('vip.again')}</Button>}>
        {isCheckFailed ? vip('vip.checkFailed') : (error instanceof CallError && error.detail) || vip('vip.failedText')}
      </Note>
    );
  if (unavailable) return <Note>{unavailable}</Note>;
  return <div className={styles.waiting} />;
}

function Note({ busy = false, action, children }: { busy?: boolean; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.note}>
      {busy && <Spinner size="sm" />}
      <p role="status">{children}</p>
      {action}
    </div>
  );
}
