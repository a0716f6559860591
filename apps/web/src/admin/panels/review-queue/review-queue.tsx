import type { ReviewItem, ReviewKind } from '@marquee/contract';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Answer as AnswerOf } from '../../kit/calls.ts';
import kit from '../../kit/kit.module.css';
import { Live } from '../../kit/live.tsx';
import { Block, Columns, Stack } from '../../kit/parts.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { DecidedLately, Lessons } from './decided.tsx';
import type { Answer, Press } from './decision-form.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { keyOf } from './kinds.ts';
import { Kinds, Order } from './order.tsx';
import type { PosterEvent } from './poster-draft.tsx';
import { Question } from './question.tsx';
import styles from './review-queue.module.css';
import { useChosen } from './use-chosen.ts';
import { useDecisions } from './use-decisions.ts';
import { useKeys } from './use-keys.ts';

const EVERY_SECONDS = 30;
/** As the navigation of the queue names them; the contract's are types only here. */
const REVIEW_KINDS: readonly ReviewKind[] = [
  'report',
  'held-draft',
  'merge',
  'candidate',
  'submission',
  'claim',
  'promoter',
];

/** Everything that a person decides, in one order, by keyboard or touch; each decision is shown before and can be undone (spec: BEY-28). */
export function ReviewQueue() {
  const [params] = useSearchParams();
  const kind = REVIEW_KINDS.find((one) => one === params.get('kind')) ?? null;
  const query = kind === null ? {} : { kind };
  const queue = useLive('listReviewQueue', { query }, { everySeconds: EVERY_SECONDS });
  return (
    <Live of={queue} failure={t('queue.failed')} lines={10}>
      {(answer) => <Queue of={answer} kind={kind} />}
    </Live>
  );
}

interface QueueProps {
  of: AnswerOf<'listReviewQueue'>;
  kind: ReviewKind | null;
}

function Queue({ of: { items: all, waiting, lessons, decided }, kind }: QueueProps) {
  const [, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [isHelping, setHelping] = useState(false);
  // The rows of the kind before stay until the next ones are loaded.
  const items = kind === null ? all : all.filter((item) => item.kind === kind);
  const { item, index, choose, move, heading } = useChosen(items);
  const total = waiting.reduce((sum, one) => (kind === null || one.kind === kind ? sum + one.count : sum), 0);
  const press = useRef<Press>(null);
  const following = items[index + 1] ?? items[index - 1];
  const { decide, undo, undoLast, isUndoing } = useDecisions({
    onDecided: () => choose(following ? keyOf(following) : null),
    onReopened: (reopened) => choose(keyOf(reopened)),
  });

  function setKind(next: ReviewKind | null): void {
    setParams((now) => {
      now.delete('item');
      if (next === null) now.delete('kind');
      else now.set('kind', next);
      return now;
    });
  }
  function answer(
    of: ReviewItem,
    { decision, note, isNoteShared }: Answer,
    { state, event }: { state: string; event: PosterEvent | null },
  ): void {
    const said = decision === 'approve' && event ? { event } : {};
    const body = { decision, state, isNoteShared, ...said, ...(note === '' ? {} : { note }) };
    void decide.run({ params: { kind: of.kind, id: of.id }, body });
  }
  function look(): void {
    if (!item) return;
    if (item.opens.startsWith('/')) void navigate(item.opens);
    else window.open(item.opens, '_blank', 'noopener,noreferrer');
  }
  const forth = () => move(1);
  const back = () => move(-1);
  useKeys({
    j: forth,
    ArrowDown: forth,
    k: back,
    ArrowUp: back,
    a: () => press.current?.('approve'),
    r: () => press.current?.('reject'),
    e: look,
    u: () => void (undoLast() || toast({ title: t('queue.nothingToUndo') })),
    '?': () => setHelping(true),
  });

  return (
    <Stack>
      <header className={styles.head}>
        <div>
          <h2>{t('queue.title')}</h2>
          <p className={kit.quiet}>{t('queue.note')}</p>
        </div>
        <Button size="sm" className={styles.help} aria-keyshortcuts="?" onClick={() => setHelping(true)}>
          {t('queue.keys')}
        </Button>
        <Kinds waiting={waiting} value={kind} onValue={setKind} />
      </header>
      {item ? (
        <div className={styles.queue}>
          <Question
            key={keyOf(item)}
            item={item}
            position={t('queue.position', { at: index + 1, of: items.length })}
            isPending={decide.isPending}
            onDecide={(given, state, event) => answer(item, given, { state, event })}
            press={press}
            heading={heading}
          />
          <Block title={t('queue.upNext')} className={styles.side}>
            <Order items={items} total={total} chosen={keyOf(item)} onChoose={choose} />
          </Block>
        </div>
      ) : (
        <h3 ref={heading} tabIndex={-1} className={styles.done}>
          {t(kind === null ? 'queue.empty' : 'queue.emptyKind')}
        </h3>
      )}
      <Columns>
        <DecidedLately rows={decided} isUndoing={isUndoing} onUndo={(id) => void undo(id)} />
        <Lessons of={lessons} />
      </Columns>
      {isHelping && <KeysDialog onClose={() => setHelping(false)} />}
    </Stack>
  );
}
