import type { ReviewPreview } from '@marquee/contract';
import type { RefObject } from 'react';
import { Link } from '../../../ui/link.tsx';
import { localDay } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { ToneBadge } from '../../kit/parts.tsx';
import { SentFlyer } from '../../kit/sent-flyer.tsx';
import type { Tone } from '../../kit/tone.ts';
import { t } from '../../messages.ts';
import { Compare } from './compare.tsx';
import { decisionName } from './kinds.ts';
import { PosterDraft, type PosterEvent } from './poster-draft.tsx';
import styles from './review-queue.module.css';

const TONES: Record<ReviewPreview['events'][number]['change'], Tone> = {
  appears: 'good',
  changes: 'warn',
  merges: 'info',
  stays: 'neutral',
};

interface PreviewProps {
  of: ReviewPreview;
  /** Reads what a person makes of a poster; null for all other questions. */
  poster: RefObject<(() => PosterEvent) | null>;
}

/** Why a person is asked, the evidence side by side, and what each answer will change. */
export function Preview({ of: preview, poster }: PreviewProps) {
  const { kind, because, effects, events, final, flyer, picture } = preview;
  return (
    <>
      {because.length > 0 && (
        <section className={styles.because} aria-label={t('queue.why')}>
          <h3>{t('queue.why')}</h3>
          <ul>
            {because.map((sentence) => (
              <li key={sentence} dir="auto">
                {sentence}
              </li>
            ))}
          </ul>
        </section>
      )}
      {flyer && <SentFlyer id={preview.id} {...flyer} />}
      {picture && <PosterDraft key={preview.id} id={preview.id} picture={picture} event={poster} />}
      <Compare of={preview} />
      <section className={styles.changes} aria-label={t('queue.changes')}>
        {(['approve', 'reject'] as const).map((decision) => (
          <div key={decision} className={styles[decision]}>
            <h3>{t('queue.ifApprove', { name: decisionName(kind, decision) })}</h3>
            <ul>
              {effects[decision].map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            {decision === 'approve' && events.length > 0 && (
              <ul className={styles.events} aria-label={t('word.events')}>
                {events.map(({ change, title, start, slug }, index) => (
                  <li key={`${slug} ${index}`}>
                    <ToneBadge tone={TONES[change]}>{t(`queue.event.${change}`)}</ToneBadge>
                    <span>
                      {slug === null ? <bdi>{title}</bdi> : <Link to={`/events/${slug}`}>{title}</Link>}
                      {start !== null && <small>{localDay(start)}</small>}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </section>
      <p className={kit.quiet}>{[t(final.length === 0 ? 'queue.undoable' : 'queue.final'), ...final].join(' ')}</p>
    </>
  );
}
