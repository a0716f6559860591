import type { PublisherWish } from '@marquee/contract';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { publisherText } from '../../messages/publishers.ts';
import { Button } from '../../ui/button.tsx';
import { Answer } from './answer.tsx';
import styles from './publishers.module.css';
import { sentenceOf } from './sentence-of.ts';

const DONE = {
  stop: 'publisher.doneStop',
  hide: 'publisher.doneHide',
  correct: 'publisher.doneCorrect',
} as const satisfies Record<PublisherWish, string>;

/** The secret of the letter's link stands behind the #, which browsers send to no server. */
const LINK = /^#confirm=([\w-]{1,200})$/;

/** Where the letter leads; nothing without its link. A person presses the button: mail programs open links by themselves. */
export function ConfirmRequest() {
  const token = LINK.exec(useLocation().hash)?.[1];
  if (!token) return null;
  return (
    <section>
      <h2>{publisherText('publisher.confirmTitle')}</h2>
      <Confirm key={token} token={token} />
    </section>
  );
}

function Confirm({ token }: { token: string }) {
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: () => call('confirmPublisherRequest', { body: { token } }),
  });
  if (data) return <Answer title={publisherText('publisher.done')}>{publisherText(DONE[data.wish], data)}</Answer>;
  const isOver = error instanceof CallError && error.problem?.type.endsWith('#problem-link-over');
  if (isOver) return <p role="alert">{publisherText('publisher.over')}</p>;
  return (
    <div className={styles.form}>
      <p>{publisherText('publisher.confirmText')}</p>
      {error && (
        <p role="alert" className={styles.fault}>
          {sentenceOf(error, 'publisher.confirmFailed')}
        </p>
      )}
      <Button
        variant="primary"
        pending={isPending}
        pendingLabel={publisherText('publisher.confirming')}
        onClick={() => mutate()}
      >
        {publisherText('publisher.confirm')}
      </Button>
    </div>
  );
}
