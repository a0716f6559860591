import type { ReviewItem } from '@marquee/contract';
import { type RefObject, useRef } from 'react';
import { Live } from '../../kit/live.tsx';
import { Ago, ToneBadge } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { type Answer, DecisionForm, type Press } from './decision-form.tsx';
import { Figures } from './figures.tsx';
import type { PosterEvent } from './poster-draft.tsx';
import { Preview } from './preview.tsx';
import styles from './review-queue.module.css';

/** What is shown may change meanwhile: a report's event is read again, a second page lists it. */
const EVERY_SECONDS = 30;

interface QuestionProps {
  item: ReviewItem;
  position: string;
  isPending: boolean;
  /** `event`: what a person makes of a poster. */
  onDecide: (answer: Answer, state: string, event: PosterEvent | null) => void;
  press: RefObject<Press | null>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One question: why it stands here, what it is decided by, and the answers. */
export function Question({ item, position, isPending, onDecide, press, heading }: QuestionProps) {
  const { kind, id, title, question, place, since } = item;
  const preview = useLive('getReviewPreview', { params: { kind, id } }, { everySeconds: EVERY_SECONDS });
  const poster = useRef<(() => PosterEvent) | null>(null);
  // The preview of the item before stays until the next one is loaded.
  const isOther = preview.data !== undefined && (preview.data.id !== id || preview.data.kind !== kind);
  const shown = isOther ? { ...preview, data: undefined } : preview;
  return (
    <article className={styles.question} aria-labelledby="review-title" data-queue="">
      <header>
        <p className={styles.about}>
          <ToneBadge tone="info">{t(`queue.kind.${kind}`)}</ToneBadge>
          <span>{position}</span>
          {place !== null && <span>{place}</span>}
          <Ago at={since} />
        </p>
        <h2 id="review-title" ref={heading} tabIndex={-1} dir="auto">
          {title}
        </h2>
        <p className={styles.asks}>{question}</p>
      </header>
      <Figures item={item} />
      <Live of={shown as typeof preview} failure={t('queue.previewFailed')} lines={8}>
        {(answer) => <Preview of={answer} poster={poster} />}
      </Live>
      <DecisionForm
        item={item}
        isReady={shown.data !== undefined}
        isPending={isPending}
        onDecide={(answer) => shown.data && onDecide(answer, shown.data.state, poster.current?.() ?? null)}
        press={press}
        onLeaveNote={() => heading.current?.focus()}
      />
    </article>
  );
}
